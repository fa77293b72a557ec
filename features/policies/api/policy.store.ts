import { sql } from 'kysely';
import type { PolicyKind } from '#features/policies/contract/policy.ts';
import type { LegalMode } from '#regions/country-schema.ts';
import type { Database } from '#server/database/connect.ts';

export interface PolicyRow {
  kind: PolicyKind;
  version: number;
  title: string;
  hash: string;
  demo: boolean;
  published: boolean;
  effective_from: string;
  summary: string | null;
}

export async function readPolicies(db: Database, region: string): Promise<PolicyRow[]> {
  const { rows } = await sql<PolicyRow>`
    select kind, version, title, hash, demo, summary, published_at is not null as published, effective_from::text
    from policy_version where region_id = ${region} order by kind, version desc`.execute(db);
  return rows;
}

export async function readPolicyBody(db: Database, region: string, kind: PolicyKind, version: number): Promise<string> {
  const { body } = await db
    .selectFrom('policy_version')
    .select('body')
    .where('region_id', '=', region)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return body;
}

export interface NewPolicy {
  kind: PolicyKind;
  title: string;
  body: string;
  source: string;
  hash: string;
  demo: boolean;
  effectiveFrom: string;
  /** The text is in force only in this legal mode. Null if it is in force in every mode. */
  legalMode: LegalMode | null;
}

/**
 * Publishes nothing if the text is unchanged or if staff have published a text of this kind.
 * @returns `true` if a version was published
 */
export async function publishFromFile(
  db: Database,
  region: string,
  policy: NewPolicy,
  today: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into policy_version (region_id, kind, version, title, body, source, hash, demo, legal_mode, published_at, effective_from)
    select ${region}, ${policy.kind}, coalesce(newest.version, 0) + 1, ${policy.title}, ${policy.body}, ${policy.source}, ${policy.hash}, ${policy.demo}, ${policy.legalMode}, now(),
      case when newest.published is null then least(${policy.effectiveFrom}::date, ${today}::date) else ${today}::date end
    from (
      select max(version) as version, max(version) filter (where published_at is not null) as published
      from policy_version where region_id = ${region} and kind = ${policy.kind}) as newest
    where not exists (
      select from policy_version as other
      where other.region_id = ${region} and other.kind = ${policy.kind} and other.published_at is not null
        and ((other.version = newest.published and other.hash = ${policy.hash}) or other.written_by is not null))
    on conflict do nothing
    returning version`.execute(db);
  return rows.length > 0;
}
