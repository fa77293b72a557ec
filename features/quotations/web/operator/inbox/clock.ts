import { answerDue } from '../../../contract/answer-due.ts';
import type { InboxRow } from '../../../contract/operator.ts';

/** Times are ISO instants. */
export type AnswerClock =
  | { kind: 'answer'; at: string; urgency: Urgency }
  /** The answer was due at `since`. The server refuses answers after `at`. */
  | { kind: 'late'; at: string; since: string; urgency: 'late' }
  | { kind: 'changes'; at: string; urgency: Urgency }
  | { kind: 'valid'; at: string; urgency: 'calm' | 'soon' }
  | { kind: 'waiting'; urgency: 'calm' };
export type Urgency = 'calm' | 'soon' | 'late';

/** A deadline is "soon" within `SOON_MS` for first answers, and within `LAST_DAY_MS` for all other steps. */
const SOON_MS = 6 * 3_600_000;
const LAST_DAY_MS = 24 * 3_600_000;

type Clocked = Pick<InboxRow, 'state' | 'version' | 'answerDueAt' | 'endsAt' | 'validUntil'>;

/** @param now milliseconds since 1970 */
export function clockOf(row: Clocked, now: number): AnswerClock | null {
  const { state, version, endsAt, validUntil } = row;
  const left = (at: string) => Date.parse(at) - now;
  const due = answerDue(row);
  if (due !== null) {
    if (state === 'changes_requested')
      return { kind: 'changes', at: due, urgency: left(due) < LAST_DAY_MS ? 'soon' : 'calm' };
    if (version === 0 && left(due) <= 0) return { kind: 'late', at: endsAt, since: due, urgency: 'late' };
    return { kind: 'answer', at: due, urgency: left(due) < SOON_MS ? 'soon' : 'calm' };
  }
  if (state === 'answered' && validUntil)
    return { kind: 'valid', at: validUntil, urgency: left(validUntil) < LAST_DAY_MS ? 'soon' : 'calm' };
  if (state === 'waiting') return { kind: 'waiting', urgency: 'calm' };
  return null;
}
