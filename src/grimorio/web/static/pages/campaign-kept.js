// The campaigns of this browser, newest first: {id, name, token, invites, when}.
import { recall, remember, tabToken } from "../memory.js";

export const campaigns = () => recall("campaigns", []);
export const campaign = (id) => campaigns().find((one) => one.id === id) || null;
export const tokenOf = (id) => tabToken(id) ?? campaign(id)?.token ?? null;

export function keepCampaign(id, facts) {
  const before = campaign(id) || { id, invites: [], when: Date.now() };
  remember("campaigns", [{ ...before, ...facts }, ...campaigns().filter((one) => one.id !== id)].slice(0, 50));
}

export const forgetCampaign = (id) => remember("campaigns", campaigns().filter((one) => one.id !== id));
