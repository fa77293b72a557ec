import { type Actor, type Author, accountIdOf, VISITOR } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { movePlace, type PlaceAction, type PlaceState, stepsTo } from '#features/places/contract/place-states.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockExistingPlace, readRegionPlace } from './place-access.ts';
import { insertChange, type RegionRow, writeMerged, writeState } from './region.store.ts';
import { spreadPlaceChange } from './spread-place-change.ts';

export function changePlaceState(app: App, platform: Platform, operators: Rows): void {
  const { db, config } = platform;

  serve(app, routes.changePlaceState, async ({ params, body: { action, reason = '' }, actor }) => {
    const given = reason.trim() || null;
    if (action === 'suspend' && !given) {
      const issue = { path: 'body.reason', code: 'required', message: 'Escribe por qué se suspende.' };
      throw problem(PLATFORM_ERRORS, 'invalid', { issues: [issue] });
    }
    await inTransaction(db, async (trx) => {
      const row = await lockExistingPlace(trx, config.REGION, operators, params.id);
      await movePlaceState(trx, platform, row, { action, reason: given, actor });
    });
    return readRegionPlace(platform, operators, params.id);
  });
}

/** Pauses a place whose import is undone, or publishes it when it is imported again. */
export async function moveImportedPlace(
  trx: Database,
  platform: Pick<Platform, 'config' | 'jobs'>,
  { operators, id, action }: { operators: Rows; id: string; action: 'pause' | 'publish' },
): Promise<void> {
  const row = await lockExistingPlace(trx, platform.config.REGION, operators, id);
  await movePlaceState(trx, platform, row, { action, reason: null, actor: VISITOR });
}

/**
 * Leads a place to another state by the fewest steps of the table.
 * @returns the ids of the changes in the place's history, none if the place has this state already
 * @throws company_cannot, company_not_found, company_of_operator, company_merged
 */
export async function movePlaceAlong(
  trx: Database,
  platform: Pick<Platform, 'config' | 'jobs'>,
  { operators, id, ...move }: { operators: Rows; id: string; to: PlaceState; reason: string | null; actor: Author },
): Promise<string[]> {
  const { status } = await lockExistingPlace(trx, platform.config.REGION, operators, id);
  const steps = stepsTo(status, move.to);
  if (!steps) throw problem(PLACE_ERRORS, 'company_cannot');
  const ids: string[] = [];
  for (const action of steps) {
    const row = await lockExistingPlace(trx, platform.config.REGION, operators, id);
    ids.push(await movePlaceState(trx, platform, row, { action, reason: move.reason, actor: move.actor }));
  }
  return ids;
}

/** Other addresses of the place then lead to `into`. `row` must be locked. */
export async function movePlaceToMerged(
  trx: Database,
  platform: Pick<Platform, 'config' | 'jobs'>,
  row: RegionRow,
  { into, actor }: { into: string; actor: Actor },
): Promise<void> {
  await writeMerged(trx, platform.config.REGION, row.id, { state: 'merged', into });
  await noteState(trx, platform, row, { state: 'merged', actor });
}

/** A place whose merge is undone has its earlier state again. `row` must be locked. */
export async function movePlaceBack(
  trx: Database,
  platform: Pick<Platform, 'config' | 'jobs'>,
  row: RegionRow,
  { state, actor }: { state: PlaceState; actor: Actor },
): Promise<void> {
  await writeMerged(trx, platform.config.REGION, row.id, { state, into: null });
  await noteState(trx, platform, row, { state, actor });
}

/**
 * Changes the state of a place along the table. Only merges and their undo change it otherwise. `row` must be locked.
 * @returns the id of the change in the place's history
 * @throws company_cannot
 */
async function movePlaceState(
  trx: Database,
  platform: Pick<Platform, 'config' | 'jobs'>,
  row: RegionRow,
  { action, reason, actor }: { action: PlaceAction; reason: string | null; actor: Author },
): Promise<string> {
  const region = platform.config.REGION;
  const state = movePlace(row.status, action);
  if (!state) throw problem(PLACE_ERRORS, 'company_cannot');
  await writeState(trx, region, row.id, state, action === 'suspend' || action === 'close' ? reason : null);
  const id = await noteState(trx, platform, row, { state, actor });
  await recordAudit(trx, {
    region,
    actor,
    action: `places.${action}`,
    subject: { kind: 'place', id: row.id },
    ...(reason && { reason }),
    before: { state: row.status },
    after: { state },
  });
  return id;
}

async function noteState(
  trx: Database,
  platform: Pick<Platform, 'config' | 'jobs'>,
  row: RegionRow,
  { state, actor }: { state: PlaceState; actor: Author },
): Promise<string> {
  const id = await insertChange(trx, platform.config.REGION, {
    placeId: row.id,
    by: accountIdOf(actor),
    madeAs: 'region',
    fact: 'state',
    before: row.status,
    after: state,
    source: 'other',
    columns: {},
    wasEdited: false,
    undoes: null,
  });
  await spreadPlaceChange(trx, platform, 'state');
  return id;
}
