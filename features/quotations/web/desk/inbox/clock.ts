import type { InboxRow } from '../../../contract/desk.ts';

/** What an offer's clock counts to, as its operator reads it. Instants, ISO. */
export type DeskClock =
  /** The answer is wanted by then. */
  | { kind: 'answer'; at: string; urgency: Urgency }
  /** It should have been there at `since`, and comes too late after `at`. */
  | { kind: 'late'; at: string; since: string; urgency: 'late' }
  | { kind: 'changes'; at: string | null; urgency: Urgency }
  /** How long the traveller can accept what was sent. */
  | { kind: 'valid'; at: string; urgency: 'calm' | 'soon' }
  | { kind: 'waiting'; urgency: 'calm' };
export type Urgency = 'calm' | 'soon' | 'late';

/** Less than so long is soon. */
const SOON_MS = 6 * 3_600_000;
const LAST_DAY_MS = 24 * 3_600_000;

type Clocked = Pick<InboxRow, 'state' | 'version' | 'answerDueAt' | 'endsAt' | 'validUntil'>;

/** The clock that counts now; null: none does any more. @param now milliseconds. */
export function clockOf({ state, version, answerDueAt, endsAt, validUntil }: Clocked, now: number): DeskClock | null {
  const left = (at: string) => Date.parse(at) - now;
  if (state === 'requested' || state === 'viewed') {
    if (version > 0) return { kind: 'answer', at: endsAt, urgency: left(endsAt) < SOON_MS ? 'soon' : 'calm' };
    if (left(answerDueAt) <= 0) return { kind: 'late', at: endsAt, since: answerDueAt, urgency: 'late' };
    return { kind: 'answer', at: answerDueAt, urgency: left(answerDueAt) < SOON_MS ? 'soon' : 'calm' };
  }
  if (state === 'changes_requested') {
    const isSoon = validUntil !== null && left(validUntil) < LAST_DAY_MS;
    return { kind: 'changes', at: validUntil, urgency: isSoon ? 'soon' : 'calm' };
  }
  if (state === 'answered' && validUntil)
    return { kind: 'valid', at: validUntil, urgency: left(validUntil) < LAST_DAY_MS ? 'soon' : 'calm' };
  if (state === 'waiting') return { kind: 'waiting', urgency: 'calm' };
  return null;
}
