// What a judge has decided, or that a player has called one, as a line of the log.
import { nameAfter } from "./players.js";

// The seat of the welcome that stands for the judge, and the judge's number in the chat.
export const JUDGE = -4;
export const JUDGE_TALKS = 90;

// event: a line of the log, {event: "judge", act, by, seat, reason, count, seconds}.
export function judgeText(event, about) {
  const { t } = about;
  const { act, by: judge, seat, reason, count, seconds } = event;
  const name = seat === undefined ? "" : nameAfter(about, seat);
  const line = t(`judge-log-${act}`, { judge, name, count: count || 0, minutes: Math.round((seconds || 0) / 60) });
  return reason ? t("judge-log-reason", { line, reason }) : line;
}
