// What a host's browser keeps of the companion: the campaign, and the session that is on. The server does what happens
// to them.
import { recall, remember } from "../memory.js";
import { ask } from "../net.js";
import { download } from "../ui/file.js";

const NOTHING = { campaign: null, told: null, session: null };

export const kept = () => recall("companion", NOTHING);
export const keep = (facts) => remember("companion", { ...kept(), ...facts });
export const forget = () => remember("companion", NOTHING);

// Something happens to the campaign: {campaign, told} afterwards.
export async function happen(campaign, act) {
  const after = await ask("/api/companion/campaign", { campaign, act });
  keep(after);
  return after;
}

const saved = (name) => `${name.replace(/[^\p{L}\p{N} _-]/gu, "").trim() || "grimorio"}.json`;

// Save data as a file that bears this name.
export const saveJson = (name, data) => download(saved(name), JSON.stringify(data, null, 1), "application/json");
