"""The words of which Magic cards are composed, such as `DealDamage`: frozen values without behaviour."""

from grimorio.games.magic.words.abilities import *  # noqa: F403
from grimorio.games.magic.words.asks import *  # noqa: F403
from grimorio.games.magic.words.combat_events import *  # noqa: F403
from grimorio.games.magic.words.combat_rules import *  # noqa: F403
from grimorio.games.magic.words.copies import *  # noqa: F403
from grimorio.games.magic.words.dealings import *  # noqa: F403
from grimorio.games.magic.words.digging import *  # noqa: F403
from grimorio.games.magic.words.effects import *  # noqa: F403
from grimorio.games.magic.words.fights import *  # noqa: F403
from grimorio.games.magic.words.fortunes import *  # noqa: F403
from grimorio.games.magic.words.granting import *  # noqa: F403
from grimorio.games.magic.words.harm import *  # noqa: F403
from grimorio.games.magic.words.lasting import *  # noqa: F403
from grimorio.games.magic.words.mechanisms import *  # noqa: F403
from grimorio.games.magic.words.nouns import *  # noqa: F403
from grimorio.games.magic.words.payments import *  # noqa: F403
from grimorio.games.magic.words.responses import *  # noqa: F403
from grimorio.games.magic.words.restraints import *  # noqa: F403
from grimorio.games.magic.words.returning import *  # noqa: F403
from grimorio.games.magic.words.searching import *  # noqa: F403
from grimorio.games.magic.words.statics import *  # noqa: F403
from grimorio.games.magic.words.tethered import *  # noqa: F403
from grimorio.games.magic.words.tokens import *  # noqa: F403
from grimorio.games.magic.words.triggers import *  # noqa: F403
from grimorio.games.magic.words.world import *  # noqa: F403
