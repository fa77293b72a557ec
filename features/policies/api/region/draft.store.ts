import { type Selectable, sql } from 'kysely';
import type { PolicyKind } from '#features/policies/contract/policy.ts';
import type { LegalMode } from '#regions/country-schema.ts';
import type { Database } from '#server/database/connect.ts';
import type { PolicyVersionTable } from '../tables.ts';

export type VersionRow = Omit<Selectable<PolicyVersionTable>, 'effective_from'> & {
  effective_from: string;
  accepted: number;
};

export async function readVersions(db: Database, region: string, kind?: PolicyKind): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select policy.*, effective_from::text as effective_from, (
      select count(*)::int from policy_acceptance as given
      where given.region_id = policy.region_id and given.kind = policy.kind and given.version = policy.version) as accepted
    from policy_version as policy where region_id = ${region} and ${kind ? sql`kind = ${kind}` : sql`true`}
    order by kind, version desc`.execute(db);
  return rows;
}

export async function lockVersions(trx: Database, region: string, kind: PolicyKind): Promise<VersionRow[]> {
  await sql`select from policy_version where region_id = ${region} and kind = ${kind} order by version for update`.execute(
    trx,
  );
  return readVersions(trx, region, kind);
}

export interface DraftText {
  title: string;
  body: string;
  source: string;
  hash: string;
  summary: string | null;
  writtenBy: string | null;
  effectiveFrom: string;
  legalMode: LegalMode | null;
}

/** @param version one more than the number of the last published version */
export async function savePolicyDraft(
  trx: Database,
  region: string,
  kind: PolicyKind,
  version: number,
  text: DraftText,
): Promise<void> {
  const { title, body, source, hash, summary } = text;
  const values = {
    title,
    body,
    source,
    hash,
    summary,
    written_by: text.writtenBy,
    effective_from: text.effectiveFrom,
    legal_mode: text.legalMode,
  };
  await trx
    .insertInto('policy_version')
    .values({ region_id: region, kind, version, published_at: null, published_by: null, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['region_id', 'kind', 'version'])
        .doUpdateSet({ ...values, changed_at: sql`now()` })
        .where('policy_version.published_at', 'is', null),
    )
    .execute();
}

/**
 * Fills in the current names and deadlines.
 * @param rows all versions of the kind
 * @returns number of the published version
 */
export async function publishDraft(
  trx: Database,
  rows: readonly VersionRow[],
  draft: VersionRow,
  text: Omit<DraftText, 'summary' | 'writtenBy'>,
  by: string | null,
): Promise<number> {
  const { region_id: region, kind, summary, written_by: writtenBy } = draft;
  const newest = Math.max(...rows.map(({ version }) => version));
  const version = newest === draft.version ? newest : newest + 1;
  if (version !== draft.version) await deleteDraft(trx, draft);
  await savePolicyDraft(trx, region, kind, version, { ...text, summary, writtenBy });
  await savePublication(trx, { ...draft, version }, { by, effectiveFrom: text.effectiveFrom });
  return version;
}

/** `effectiveFrom` is a local day as `YYYY-MM-DD`. Null withdraws a scheduled version. */
export async function savePublication(
  trx: Database,
  { region_id, kind, version }: VersionRow,
  publication: { by: string | null; effectiveFrom: string } | null,
): Promise<void> {
  await trx
    .updateTable('policy_version')
    .set({
      published_at: publication ? sql`now()` : null,
      published_by: publication?.by ?? null,
      changed_at: sql`now()`,
      ...(publication && { effective_from: publication.effectiveFrom }),
    })
    .where('region_id', '=', region_id)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .execute();
}

export async function deleteDraft(trx: Database, { region_id, kind, version }: VersionRow): Promise<void> {
  await trx
    .deleteFrom('policy_version')
    .where('region_id', '=', region_id)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('published_at', 'is', null)
    .execute();
}
