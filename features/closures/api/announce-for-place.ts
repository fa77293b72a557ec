import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { ClosureInput } from '#features/closures/contract/closure.ts';
import { moveClosure } from '#features/closures/contract/closure-states.ts';
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

interface Announcement extends OwnClosure {
  placeId: string;
  source: string;
  timeZone: string;
  actor: Actor;
  madeAs: Exclude<MadeAs, 'region'>;
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
export async function endForPlace(
  trx: Database,
  platform: Platform,
  { id, placeId, actor }: { id: string; placeId: string; actor: Actor },
): Promise<boolean> {
  const region = platform.config.REGION;
  const row = await lockClosure(trx, region, id);
  if (row?.place_id !== placeId || row.made_as === 'region') throw problem(CLOSURE_ERRORS, 'closure_not_found');
  const state = row.state === 'announced' ? moveClosure(row.state, 'end') : null;
  if (!state) return false;
  await saveClosureState(trx, row, state);
  await recordAudit(trx, {
    region,
    actor,
    action: 'closures.end',
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
