import { type Author, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { AuditAction } from '#features/audit/contract/audit-words.ts';
import type { FactName, FactSourceKind, MadeAs, PlaceFacts } from '#features/places/contract/place-facts.ts';
import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import { settleDifference } from './differences.store.ts';
import { factText } from './fact-text.ts';
import { EDITED_AS, factsOf, isEdited } from './facts.rules.ts';
import { insertChange, type RegionRow, readColumns, writeColumns } from './region.store.ts';
import { spreadPlaceChange } from './spread-place-change.ts';

export interface FactChange {
  fact: FactName;
  /** The facts of the place after the change. */
  facts: PlaceFacts;
  /** JSON values of the columns to write. */
  columns: Record<string, unknown>;
  source: FactSourceKind;
  actor: Author;
  madeAs: MadeAs;
  action: Extract<AuditAction, 'places.change' | 'places.confirm' | 'places.undo'>;
  undoes: string | null;
  /** False if an undo gives the fact back to the imports. */
  isProtected: boolean;
}

/**
 * The only function that changes a fact of a stored place. `row` must be locked.
 * @returns the id of the change in the place's history
 */
export async function changePlace(
  trx: Database,
  platform: Platform,
  row: RegionRow,
  { fact, facts, columns, source, actor, madeAs, action, undoes, isProtected }: FactChange,
): Promise<string> {
  const region = platform.config.REGION;
  const before = factsOf(row);
  const others = row.edited_fields.filter((column) => !EDITED_AS[fact].includes(column));
  const edited = isProtected ? [...others, ...EDITED_AS[fact]] : others;
  const written = { ...columns, ...(fact === 'hours' && undoes === null && freshAgain(row)) };
  const old = await readColumns(trx, region, row.id, Object.keys(written));
  await writeColumns(trx, region, row.id, written, edited);
  await settleDifference(trx, region, row.id, fact);
  const id = await insertChange(trx, region, {
    placeId: row.id,
    by: accountIdOf(actor),
    madeAs,
    fact,
    before: before[fact],
    after: facts[fact],
    source,
    columns: old,
    wasEdited: isEdited(fact, row.edited_fields),
    undoes,
  });
  await recordAudit(trx, {
    region,
    actor,
    action,
    subject: { kind: 'place', id: row.id },
    before: { [fact]: factText(before, fact) },
    after: { [fact]: factText(facts, fact) },
  });
  await spreadPlaceChange(trx, platform, fact);
  return id;
}

/** New or confirmed hours end the demotion of a place with stale hours. An undo brings the demotion back. */
const freshAgain = ({ hours_stale, interest, interest_before }: RegionRow) =>
  hours_stale ? { hours_stale: false, interest: interest_before ?? interest, interest_before: null } : {};
