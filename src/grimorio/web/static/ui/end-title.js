// How a game ended, in a few words: who won, as this reader says it.
export function endTitle({ t, view, name }) {
  const { winners, reason } = view.result;
  const own = `${view.game}-end-${reason}`;
  if (t.has(own)) return t(own);
  if (winners.length === 0 || winners.length === view.seats) return t("table-end-draw");
  if (winners.includes(view.seat)) return t("table-end-won");
  return t("table-end-other", { name: t.list(winners.map(name)), count: winners.length });
}
