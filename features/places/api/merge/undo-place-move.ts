import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { PlaceFacts } from '#features/places/contract/place-facts.ts';
import type { PlaceState } from '#features/places/contract/place-states.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import type { RowsOfPlace } from '#features/rows-of-place.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockImports } from '../import/import.store.ts';
import { takeClaimAlong } from '../place-claim.store.ts';
import { changePlace } from '../region/change-place.ts';
import { movePlaceBack, movePlaceToMerged } from '../region/change-place-state.ts';
import { EDITED_AS, factsOf, isSameFact } from '../region/facts.rules.ts';
import { lockExistingPlace, lockPlaceIn, readRegionPlace } from '../region/place-access.ts';
import { factsChangedSince, lockMove, type MoveRow, moveSources, releaseFacts, saveUndone } from './move.store.ts';
import { moveRows } from './move-rows.ts';

/** Rows that came later stay where they are, and so does a fact that a person changed since. */
export function undoPlaceMove(app: App, platform: Platform, operators: Rows, all: readonly RowsOfPlace[]): void {
  const { db, config } = platform;
  const region = config.REGION;

  serve(app, routes.undoPlaceMove, async ({ params: { id, moveId }, actor }) => {
    await inTransaction(db, async (trx) => {
      await lockImports(trx, region);
      const move = await lockMove(trx, region, moveId);
      if (!move || ![move.from_id, move.to_id].includes(id)) throw problem(PLACE_ERRORS, 'company_move_not_found');
      if (move.undone_at) return;
      if (move.is_late) throw problem(PLACE_ERRORS, 'company_undo_too_late');
      const undoOne = move.kind === 'merge' ? undoMerge : undoSplit;
      await undoOne(trx, platform, operators, { move, actor, all });
      await saveUndone(trx, region, move.id, accountIdOf(actor));
    });
    return readRegionPlace(platform, operators, id);
  });
}

interface Undo {
  move: MoveRow;
  actor: Actor;
  all: readonly RowsOfPlace[];
}

async function undoMerge(trx: Database, platform: Platform, operators: Rows, { move, actor, all }: Undo) {
  const region = platform.config.REGION;
  const { from_id: otherId, to_id: keptId, changes } = move;
  const other = await lockPlaceIn(trx, region, operators, otherId);
  const kept = await lockPlaceIn(trx, region, operators, keptId);
  if (kept.status === 'merged' || other.merged_into !== keptId) throw problem(PLACE_ERRORS, 'company_undo_too_late');
  const back = { region, from: keptId, to: otherId };
  await moveRows(trx, back, all, changes.rows);
  await moveSources(trx, back, changes.sources);
  if (changes.claim) await takeClaimAlong(trx, region, keptId, otherId);
  await releaseProtected(trx, region, move);
  await giveFactsBack(trx, platform, operators, { move, actor });
  await movePlaceBack(trx, platform, other, { state: move.state_before as PlaceState, actor });
  await recordAudit(trx, {
    region,
    actor,
    action: 'places.unmerge',
    subject: { kind: 'place', id: keptId },
    before: { mergedPlace: other.name },
  });
}

/** The new place becomes a part of the divided place again: all its rows go back, and its addresses lead there. */
async function undoSplit(trx: Database, platform: Platform, operators: Rows, { move, actor, all }: Undo) {
  const region = platform.config.REGION;
  const divided = await lockPlaceIn(trx, region, operators, move.from_id);
  const made = await lockPlaceIn(trx, region, operators, move.to_id);
  if (divided.status === 'merged' || made.status === 'merged') throw problem(PLACE_ERRORS, 'company_undo_too_late');
  const isClaimed = made.claim !== 'unclaimed';
  if (isClaimed && divided.claim !== 'unclaimed') throw problem(PLACE_ERRORS, 'company_both_claimed');
  const back = { region, from: made.id, to: divided.id };
  await moveRows(trx, back, all);
  await moveSources(trx, back);
  if (isClaimed) await takeClaimAlong(trx, region, made.id, divided.id);
  await movePlaceToMerged(trx, platform, made, { into: divided.id, actor });
  await recordAudit(trx, {
    region,
    actor,
    action: 'places.unsplit',
    subject: { kind: 'place', id: divided.id },
    before: { newPlace: made.name },
  });
}

async function releaseProtected(trx: Database, region: string, { to_id, made_at, changes }: MoveRow): Promise<void> {
  const changed = await factsChangedSince(trx, region, to_id, made_at);
  const untouched = changes.protected.filter((fact) => !changed.has(fact));
  await releaseFacts(
    trx,
    region,
    to_id,
    untouched.flatMap((fact) => [...EDITED_AS[fact]]),
  );
}

async function giveFactsBack(
  trx: Database,
  platform: Platform,
  operators: Rows,
  { move, actor }: Pick<Undo, 'move' | 'actor'>,
): Promise<void> {
  for (const { fact, columns, after, wasEdited } of move.changes.facts) {
    const row = await lockExistingPlace(trx, platform.config.REGION, operators, move.to_id);
    const now = factsOf(row);
    if (!isSameFact(now[fact], after)) continue;
    const facts: PlaceFacts = factsOf({ ...row, ...columns });
    await changePlace(trx, platform, row, {
      ...{ fact, columns, facts, actor },
      source: 'other',
      madeAs: 'region',
      action: 'places.undo',
      undoes: null,
      isProtected: wasEdited,
    });
  }
}
