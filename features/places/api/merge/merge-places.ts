import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { MergeBody } from '#features/places/contract/merge.ts';
import { FACTS, type FactName } from '#features/places/contract/place-facts.ts';
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
import { movePlaceToMerged } from '../region/change-place-state.ts';
import { EDITED_AS, FACT_COLUMNS, factsOf, isEdited, isSameFact } from '../region/facts.rules.ts';
import { lockExistingPlace, lockPlaceIn, readRegionPlace } from '../region/place-access.ts';
import { type RegionRow, readColumns } from '../region/region.store.ts';
import { insertMove, moveSources, pinSources, protectFacts } from './move.store.ts';
import type { MoveChanges } from './move-changes.ts';
import { moveRows } from './move-rows.ts';

/** A place that is already merged into this place changes nothing. */
export function mergePlaces(app: App, platform: Platform, operators: Rows, all: readonly RowsOfPlace[]): void {
  const { db, config } = platform;
  const region = config.REGION;

  serve(app, routes.mergePlaces, async ({ params: { id }, body, actor }) => {
    if (body.other === id) throw problem(PLACE_ERRORS, 'company_cannot');
    await inTransaction(db, async (trx) => {
      await lockImports(trx, region);
      const [kept, other] = await lockPair(trx, region, operators, { id, other: body.other });
      if (other.merged_into === id) return;
      if (other.status === 'merged') throw problem(PLACE_ERRORS, 'company_merged');
      if (kept.claim !== 'unclaimed' && other.claim !== 'unclaimed')
        throw problem(PLACE_ERRORS, 'company_both_claimed');
      const isSeen = same(kept.updated_at, body.seen.kept) && same(other.updated_at, body.seen.other);
      if (!isSeen) throw problem(PLACE_ERRORS, 'company_changed_meanwhile');
      await mergeInto(trx, platform, operators, { kept, other, take: body.take, actor, all });
    });
    return readRegionPlace(platform, operators, id);
  });
}

const same = (stored: Date, seen: string) => stored.getTime() === new Date(seen).getTime();

/** Both rows are locked in the order of their ids, so that two merges never wait for each other. */
async function lockPair(
  trx: Database,
  region: string,
  operators: Rows,
  { id, other }: { id: string; other: string },
): Promise<[RegionRow, RegionRow]> {
  const rows = new Map<string, RegionRow>();
  for (const one of [id, other].sort()) {
    const lock = one === id ? lockExistingPlace : lockPlaceIn;
    rows.set(one, await lock(trx, region, operators, one));
  }
  return [rows.get(id)!, rows.get(other)!];
}

interface Merge {
  kept: RegionRow;
  other: RegionRow;
  take: MergeBody['take'];
  actor: Actor;
  all: readonly RowsOfPlace[];
}

async function mergeInto(trx: Database, platform: Platform, operators: Rows, merge: Merge): Promise<void> {
  const region = platform.config.REGION;
  const { kept, other, actor, all } = merge;
  const pair = { region, from: other.id, to: kept.id };
  const { facts, kept: keptFacts } = await takeFacts(trx, platform, operators, merge);
  await protectFacts(
    trx,
    region,
    kept.id,
    keptFacts.flatMap((fact) => [...EDITED_AS[fact]]),
  );
  await pinSources(trx, region, kept.id);
  const changes: MoveChanges = {
    facts,
    protected: keptFacts,
    sources: await moveSources(trx, pair),
    claim: other.claim !== 'unclaimed',
    rows: await moveRows(trx, pair, all),
  };
  if (changes.claim) await takeClaimAlong(trx, region, other.id, kept.id);
  await movePlaceToMerged(trx, platform, other, { into: kept.id, actor });
  const by = accountIdOf(actor);
  await insertMove(trx, region, { kind: 'merge', from: other.id, to: kept.id, changes, stateBefore: other.status, by });
  await recordAudit(trx, {
    region,
    actor,
    action: 'places.merge',
    subject: { kind: 'place', id: kept.id },
    after: { mergedPlace: other.name },
  });
}

/**
 * Writes the chosen facts of the other place with their sources.
 * @returns what was written, and the facts whose value stays because a person chose it
 */
async function takeFacts(
  trx: Database,
  platform: Platform,
  operators: Rows,
  { kept, other, take, actor }: Merge,
): Promise<{ facts: MoveChanges['facts']; kept: FactName[] }> {
  const region = platform.config.REGION;
  const [ours, theirs] = [factsOf(kept), factsOf(other)];
  const differing = FACTS.filter((fact) => !isSameFact(ours[fact], theirs[fact]));
  const facts: MoveChanges['facts'] = [];
  for (const fact of differing.filter((one) => take.includes(one))) {
    const row = await lockExistingPlace(trx, region, operators, kept.id);
    const names = ownColumns(fact);
    const columns = await readColumns(trx, region, other.id, names);
    facts.push({
      fact,
      columns: await readColumns(trx, region, kept.id, names),
      after: theirs[fact],
      wasEdited: isEdited(fact, row.edited_fields),
    });
    await changePlace(trx, platform, row, {
      ...{ fact, columns, actor },
      facts: { ...factsOf(row), [fact]: theirs[fact] },
      source: 'other',
      madeAs: 'region',
      action: 'places.change',
      undoes: null,
      isProtected: true,
    });
  }
  const stays = differing.filter((fact) => !take.includes(fact) && !isEdited(fact, kept.edited_fields));
  return { facts, kept: stays };
}

/** The district of a position and the needs of measurements are facts of their own, which the person chooses too. */
export function ownColumns(fact: FactName): string[] {
  const brought = { position: 'district', access: 'needs' }[fact as string];
  return FACT_COLUMNS[fact].filter((column) => column !== brought);
}
