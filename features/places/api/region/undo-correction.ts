import type { Author } from '#features/accounts/contract/actor.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { FactName, MadeAs, PlaceFacts } from '#features/places/contract/place-facts.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { changePlace } from './change-place.ts';
import { factsOf, isSameFact } from './facts.rules.ts';
import { lockExistingPlace } from './place-access.ts';
import { findChange, type RegionRow } from './region.store.ts';

interface Undo {
  placeId: string;
  changeId: string;
  actor: Author;
  madeAs: MadeAs;
}

/**
 * An undo is a new change with the old columns. The team of a place undoes only the changes of the team.
 * @param also runs in the transaction after the place is locked. It may throw.
 * @returns false if the fact changed after the change
 * @throws company_not_found, company_of_operator, company_change_not_found
 */
export async function undoCorrection(
  platform: Platform,
  operators: Rows,
  undo: Undo,
  also: (trx: Database, row: RegionRow) => Promise<void> | void = () => undefined,
): Promise<boolean> {
  return inTransaction(platform.db, (trx) => undoIn(trx, platform, operators, undo, also));
}

/** As `undoCorrection`, in a transaction with other work. */
export async function undoIn(
  trx: Database,
  platform: Platform,
  operators: Rows,
  { placeId, changeId, actor, madeAs }: Undo,
  also: (trx: Database, row: RegionRow) => Promise<void> | void = () => undefined,
): Promise<boolean> {
  const region = platform.config.REGION;
  const row = await lockExistingPlace(trx, region, operators, placeId);
  await also(trx, row);
  const change = await findChange(trx, region, placeId, changeId);
  const isOwn = madeAs === 'region' || change?.made_as !== 'region';
  if (!change || change.fact === 'state' || !isOwn) throw problem(PLACE_ERRORS, 'company_change_not_found');
  const fact: FactName = change.fact;
  const now = factsOf(row);
  if (!isSameFact(now[fact], change.after)) return false;
  await changePlace(trx, platform, row, {
    ...{ fact, actor, madeAs },
    columns: ownColumns(fact, change.columns, row.edited_fields),
    facts: { ...now, [fact]: change.before } as PlaceFacts,
    source: change.source,
    action: 'places.undo',
    undoes: change.id,
    isProtected: change.was_edited,
  });
  return true;
}

/** A position brings its district and measurements bring a need, unless a person edited these by themselves. */
const BROUGHT: Partial<Record<FactName, string>> = { position: 'district', access: 'needs' };

function ownColumns(fact: FactName, columns: Record<string, unknown>, edited: readonly string[]) {
  const brought = BROUGHT[fact];
  if (!brought || !edited.includes(brought)) return columns;
  return Object.fromEntries(Object.entries(columns).filter(([name]) => name !== brought));
}
