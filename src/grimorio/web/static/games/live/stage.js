// The middle of the table: what is happening now. A challenge is two Magi face to face, with what it is about between
// their hands.
import { html } from "../../vendor/htm-preact.js";
import { packName, powerName } from "./cards.js";
import { DeckSign, Hand, Icon } from "./icons.js";
import { Pack } from "./packs.js";
import { annulledOf, costOf, usedBy } from "./story.js";
import { afterWhich, capital, deckName, whoIs } from "./words.js";

// What a challenge cost a seat, in short marks.
function Costs({ events, about }) {
  const { t } = about;
  return html`<ul class="costs">
    ${events.map((one) => {
      const trait = one.event === "lose-trait";
      const words = trait
        ? t("live-cost-trait", { trait: one.trait, count: one.count })
        : t("live-cost-life", { by: one.by });
      return html`<li key=${one.i} class=${`cost-mark ${one.by > 0 ? "cost-gain" : ""}`}>
        <span aria-hidden="true">${trait ? `−${one.count}` : one.by > 0 ? `+${one.by}` : `−${-one.by}`}</span>
        <${Icon} name=${trait ? one.trait : "life"} />
        <span class="unseen">${words}</span>
      </li>`;
    })}
  </ul>`;
}

// What a Power, or what made a test be held again, is called.
function usedName(one, about) {
  if (one.event === "power") return powerName(about, one.what);
  return ["life", "overbid"].includes(one.what)
    ? about.t("live-retest", { what: one.what })
    : about.t("live-used-again", { power: powerName(about, one.what) });
}

function Used({ events, annulled, about }) {
  return html`<ul class="used">${events.map((one) => {
    const none = one.what === annulled;
    return html`<li key=${one.i}>
      <${Icon} name=${one.event === "power" ? "power" : one.what === "overbid" ? "overbid" : "again"} />
      <span class=${none ? "annulled" : ""}>${usedName(one, about)}</span>
      ${none && html`<em>${about.t("live-annulled")}</em>`}
    </li>`;
  })}</ul>`;
}

// One of the two. role: "holder" or "rival".
function Fighter({ seat, role, story, about, won, staked }) {
  const { t, view } = about;
  const one = view.table.magi[seat];
  const trait = story?.trait || view.table.challenge?.trait;
  return html`<div class=${`fighter fighter-${role} ${won ? "fighter-won" : ""}`} data-fighter=${seat}>
    <p class="fighter-name"><${DeckSign} deck=${one.style} /><strong>${whoIs(about, seat)}</strong></p>
    <p class="fighter-role">${t(`live-role-${role}`)}</p>
    ${trait && html`<p class="fighter-trait">
      <${Icon} name=${trait} /><b>${one.traits[trait]}</b>
      ${staked > 0 && html`<span class="stake">${t("live-stakes", { count: staked })}</span>`}
    </p>`}
    ${story && html`<${Used} events=${usedBy(story, seat)} annulled=${annulledOf(story, seat)} about=${about} />
    <${Costs} events=${costOf(story, seat)} about=${about} />`}
    ${won && html`<p class="fighter-wins">${t("live-wins")}</p>`}
  </div>`;
}

// The hand of one side: thrown and seen, thrown and not seen yet, or still to be thrown.
function Thrown({ side, hand, state, about, number, proof = null }) {
  const { t } = about;
  const words = hand ? t("live-throw-name", { throw: hand }) : t(`live-hand-${state}`);
  return html`
    <div class=${`thrown thrown-${side} thrown-${hand ? "seen" : state}`} key=${number} data-hand=${hand || state}>
      <span class="unseen">${words}</span>
      ${hand ? html`<span class="fist" aria-hidden="true"><${Hand} hand="rock" /></span>
      <span class="open" aria-hidden="true"><${Hand} hand=${hand} /></span>`
        : html`<span class="open" aria-hidden="true"><${Hand} hand="rock" /></span>`}
      <span class="thrown-word" aria-hidden="true">${words}</span>
      ${proof && html`<span class="thrown-proof" data-proof=${proof}>${t("live-proof", { proof })}</span>`}
    </div>`;
}

// Whether a hand that is shown is the one that was sealed; null where nobody says.
function proofOf(view, seat, hand) {
  const proof = view.proofs?.[seat];
  if (!proof) return null;
  return proof.option && proof.option[1] !== hand ? "broken" : proof.what;
}

// What the two have thrown: the newest test, and how the ones before went.
function Test({ challenge, story, about }) {
  const { t, view } = about;
  const [, own = null] = view.table.given || [];
  const throwing = view.waiting.some(({ ask }) => ask === "throw") && challenge;
  const last = story.throws[story.throws.length - 1];
  const sideOf = (seat, side) => {
    if (story.over && !last) return html`<span></span>`;
    if (throwing) {
      const sealed = view.sealed?.includes(seat);
      const waits = !sealed && view.waiting.some((one) => one.seat === seat);
      const mine = seat === view.seat && !waits ? own : null;
      return html`
        <${Thrown} side=${side} number=${`closed-${story.throws.length}-${mine}-${waits}`} hand=${mine}
          state=${waits ? "waits" : "hidden"} about=${about} proof=${sealed ? "sealed" : null} />`;
    }
    if (!last) return html`<${Thrown} side=${side} number="idle" hand=${null} state="idle" about=${about} />`;
    const hand = last.seat === seat ? last.throw : last.other;
    return html`
      <${Thrown} side=${side} number=${`shown-${story.throws.length}`} hand=${hand} about=${about}
        proof=${proofOf(view, seat, hand)} />`;
  };
  const before = throwing ? story.throws : story.throws.slice(0, -1);
  const result =
    !throwing &&
    last &&
    t("live-test", {
      by: last.by,
      name: last.winner >= 0 ? whoIs(about, last.winner) : "",
      you: last.winner === view.seat ? "yes" : "no",
    });
  return { left: sideOf(story.holder, "left"), right: sideOf(story.rival, "right"), result,
    before: before.length > 0 && html`<ol class="tests-before" aria-label=${t("live-tests-before")}>
      ${before.map((one) => html`<li key=${one.i}>
        <${Hand} hand=${one.throw} /><span>–</span><${Hand} hand=${one.other} />
      </li>`)}
    </ol>` };
}

function What({ pack, deck, about, look }) {
  if (pack) return html`<${Pack} name=${pack} about=${about} look=${look} marked />`;
  return deck ? html`<div class="stage-deck">
    <${DeckSign} deck=${deck} />
    <strong>${deckName(about.t, deck)}</strong>
  </div>` : null;
}

// story: the challenge to show.
function Arena({ story, about, look }) {
  const { t, view } = about;
  const challenge = view.table.challenge;
  const now = challenge && !story.over ? challenge : null;
  const test = Test({ challenge: now, story, about });
  const staked = (seat) => (now && story.trait ? (challenge.overbidder === seat ? 2 : 1) : 0);
  const won = (seat) => story.over && !story.both && story.winner === seat;
  const deck = (story.over ? story.takes[0].what : view.table.completion?.place?.deck) || null;
  const bids = story.events.filter(({ event }) => event === "bid");
  const bid = bids[bids.length - 1];
  const said = story.over
    ? t("live-arena-won", {
        name: whoIs(about, story.winner),
        you: story.winner === view.seat ? "yes" : "no",
        pack: story.pack ? packName(story.takes[0].pack || story.pack, about.lang) : deck ? deckName(t, deck) : "",
      })
    : now?.offer
      ? t("live-arena-offer")
      : test.result ||
        (bid
          ? t("live-arena-bid", {
              name: whoIs(about, bid.seat),
              life: bid.life,
              you: bid.seat === view.seat ? "yes" : "no",
            })
          : t(`live-effect-${story.trait}`));
  return html`
    <section class="stage arena" data-zone="stage" data-trait=${story.trait} data-over=${story.over}
        aria-label=${t("live-challenge", { trait: story.trait })}>
      <h3 class="arena-title" data-term=${`live/${story.trait}`}>
        <${Icon} name=${story.trait} />
        ${t("live-challenge", { trait: story.trait })}
      </h3>
      <${Fighter} seat=${story.holder} role="holder" story=${story} about=${about} won=${won(story.holder)}
        staked=${staked(story.holder)} />
      ${test.left}
      <div class="arena-what"><${What} pack=${story.pack} deck=${deck} about=${about} look=${look} /></div>
      ${test.right}
      <${Fighter} seat=${story.rival} role="rival" story=${story} about=${about} won=${won(story.rival)}
        staked=${staked(story.rival)} />
      <p class="arena-said">${said}</p>
      ${test.before}
    </section>`;
}

// Somebody wants a pack, or a place: who, what, and who is still to say whether they contest.
function Claim({ about, holder, pack, deck, look, rival = null }) {
  const { t, view, lang } = about;
  const asked = rival === null ? view.waiting.filter(({ ask }) => ask === "contest").map(({ seat }) => seat) : [];
  const words =
    rival !== null
      ? t("live-stage-choosing", { name: whoIs(about, holder), you: holder === view.seat ? "yes" : "no" })
      : asked.length
        ? t("live-stage-contest", { names: t.list(asked.map((seat) => afterWhich(about, seat))) })
        : "";
  const wanted = pack ? packName(pack, lang) : deckName(t, deck);
  return html`<section class="stage claim" data-zone="stage" aria-label=${t("live-stage")}>
    <div class="claim-who">
      <p class="fighter-name">
        <${DeckSign} deck=${view.table.magi[holder].style} />
        <strong>${whoIs(about, holder)}</strong>
      </p>
      <p class="claim-wants">
        ${t("live-stage-wants", { you: holder === view.seat ? "yes" : "no", what: wanted })}
      </p>
    </div>
    <div class="arena-what"><${What} pack=${pack} deck=${deck} about=${about} look=${look} /></div>
    <div class="claim-asked">
      ${rival !== null && html`<p class="fighter-name">
        <${DeckSign} deck=${view.table.magi[rival].style} />
        <strong>${whoIs(about, rival)}</strong>
      </p>
      <p class="claim-wants">${t("live-role-rival")}</p>`}
      <p class="arena-said">${words}</p>
    </div>
  </section>`;
}

// One sentence, where nobody meets anybody.
function quietWords(about) {
  const { t, view } = about;
  const { table, waiting, result } = view;
  if (result) return t(`live-end-${result.reason}`);
  const names = t.list(waiting.map(({ seat }) => afterWhich(about, seat)));
  const ask = waiting[0]?.ask;
  const deck = table.auction ? deckName(t, table.auction) : "";
  const you = waiting.length === 1 && waiting[0].seat === view.seat ? "yes" : "no";
  if (ask === "declare") return t("live-stage-declare", { deck, kind: table.rows.rows[table.rows.at].kind, names });
  if (ask === "take" && table.completion)
    return t("live-stage-take", { names, you, deck: deckName(t, table.completion.decks[waiting[0].seat]) });
  if (["pack", "deck", "lands"].includes(ask)) return t(`live-stage-${ask}`, { deck, names, you });
  return t("live-stage-wait", { names });
}

export function Stage({ about, story, look, last }) {
  const { view, t } = about;
  const { table } = view;
  if (story) return html`<${Arena} story=${story} about=${about} look=${look} />`;
  const { picks, challenge, completion } = table;
  if (challenge && challenge.trait === null) {
    return html`
      <${Claim} about=${about} holder=${challenge.holder} rival=${challenge.rival} pack=${challenge.pack}
        deck=${completion?.place?.deck} look=${look} />`;
  }
  if (picks?.pack) return html`<${Claim} about=${about} holder=${picks.holder} pack=${picks.pack} look=${look} />`;
  if (completion?.place) return html`
    <${Claim} about=${about} holder=${completion.place.holder} pack=${null} deck=${completion.place.deck}
      look=${look} />`;
  return html`<section class="stage calm" data-zone="stage" aria-label=${t("live-stage")}>
    ${(table.auction || completion) && html`<span class="calm-sign">
      <${DeckSign} deck=${table.auction || completion.decks[view.waiting[0]?.seat] || "gold"} />
    </span>`}
    <p class="calm-said">${capital(quietWords(about))}</p>
    ${last?.pack && html`<p class="calm-last">
      ${t("live-stage-last", {
        name: whoIs(about, last.winner),
        you: last.winner === view.seat ? "yes" : "no",
        pack: packName(last.takes[0].pack || last.pack, about.lang),
      })}
    </p>`}
  </section>`;
}
