import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { ClosureInput } from '#features/closures/contract/closure.ts';
import { type ClosureAction, type ClosureState, moveClosure } from '#features/closures/contract/closure-states.ts';
import { CLOSURE_ERRORS } from '#features/closures/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { findClosure, insertClosure, lockClosure, ownClosuresOf, saveClosureState } from './closure.store.ts';
import { inputOf } from './closure.view.ts';
import { spreadTheNews } from './spread-the-news.ts';
import type { MadeAs } from './tables.ts';

export interface OwnClosure extends Pick<ClosureInput, 'startsOn' | 'endsOn' | 'hours' | 'reason'> {
  id: string;
}

/** The member of the team who announces. */
export interface Announcer {
  actor: Actor;
  madeAs: Exclude<MadeAs, 'region'>;
}

interface Announcement extends OwnClosure, Announcer {
  placeId: string;
  source: string;
  timeZone: string;
}

/**
 * Announces that a place is closed, as its own team says. Plans and open trips treat it like a closure of the region. A
 * repeated announcement with the same id changes nothing.
 */
export async function announceForPlace(trx: Database, platform: Platform, announced: Announcement): Promise<void> {
  const region = platform.config.REGION;
  const { id, placeId, source, timeZone, actor, madeAs, startsOn, endsOn, hours = null, reason } = announced;
  const earlier = await findClosure(trx, region, id);
  if (earlier?.place_id === placeId) return;
  if (earlier) throw problem(CLOSURE_ERRORS, 'closure_not_found');
  const input: ClosureInput = {
    ...{ kind: 'place', place: placeId, name: null, area: null, severity: 'closed', factor: null },
    ...{ startsOn, endsOn, hours, reason, source, sourceUrl: null },
  };
  await insertClosure(trx, region, input, { id, timeZone, accountId: accountIdOf(actor), madeAs });
  const row = (await lockClosure(trx, region, id))!;
  await saveClosureState(trx, row, moveClosure(row.state, 'announce')!);
  await recordAudit(trx, {
    region,
    actor,
    action: 'closures.announce',
    subject: { kind: 'closure', id },
    after: input,
  });
  await spreadTheNews(trx, platform);
}

/**
 * @returns false if the closure is not announced any more
 * @throws closure_not_found for a closure that the team did not make
 */
export function endForPlace(trx: Database, platform: Platform, closure: TeamClosure): Promise<boolean> {
  return moveForPlace(trx, platform, closure, { from: 'announced', action: 'end' });
}

/**
 * Undoes the end of a closure that the team made.
 * @returns false if the closure has not ended
 * @throws closure_not_found for a closure that the team did not make
 */
export function reopenForPlace(trx: Database, platform: Platform, closure: TeamClosure): Promise<boolean> {
  return moveForPlace(trx, platform, closure, { from: 'ended', action: 'reopen' });
}

interface TeamClosure {
  id: string;
  placeId: string;
  actor: Actor;
}

async function moveForPlace(
  trx: Database,
  platform: Platform,
  { id, placeId, actor }: TeamClosure,
  { from, action }: { from: ClosureState; action: ClosureAction },
): Promise<boolean> {
  const region = platform.config.REGION;
  const row = await lockClosure(trx, region, id);
  if (row?.place_id !== placeId || row.made_as === 'region') throw problem(CLOSURE_ERRORS, 'closure_not_found');
  const state = row.state === from ? moveClosure(row.state, action) : null;
  if (!state) return false;
  await saveClosureState(trx, row, state);
  await recordAudit(trx, {
    region,
    actor,
    action: `closures.${action}`,
    subject: { kind: 'closure', id },
    before: { state: row.state },
    after: { state },
  });
  await spreadTheNews(trx, platform);
  return true;
}

/** @param today a local day */
export async function readOwnClosures(
  db: Database,
  region: string,
  placeId: string,
  today: string,
): Promise<OwnClosure[]> {
  const rows = await ownClosuresOf(db, region, placeId, today);
  return rows.map((row) => {
    const { startsOn, endsOn, hours, reason } = inputOf(row);
    return { id: row.id, startsOn, endsOn, reason, ...(hours && { hours }) };
  });
}

/** The last local day of a closure. Null if it has no end, or does not exist. */
export async function readOwnEnd(db: Database, region: string, id: string): Promise<string | null> {
  return (await findClosure(db, region, id))?.ends_on ?? null;
}
