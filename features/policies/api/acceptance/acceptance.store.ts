import { sql } from 'kysely';
import type { PolicyKind } from '#features/policies/contract/policy.ts';
import type { Database } from '#server/database/connect.ts';

export interface NewAcceptance {
  region: string;
  kind: PolicyKind;
  version: number;
  hash: string;
  subjectKind: string;
  subjectId: string;
  place: string;
}

/**
 * Stores an acceptance once for each `subjectId`, version and `place`.
 * @returns false if the region has not published the text
 */
export async function insertAcceptance(trx: Database, given: NewAcceptance): Promise<boolean> {
  const { region, kind, version, hash, subjectKind, subjectId, place } = given;
  const { rows } = await sql<{ known: boolean }>`
    with text as (
      select region_id, kind, version, hash from policy_version
      where region_id = ${region} and kind = ${kind} and version = ${version} and hash = ${hash} and published_at is not null
    ), written as (
      insert into policy_acceptance (region_id, kind, version, hash, subject_kind, subject_id, place)
      select region_id, kind, version, hash, ${subjectKind}, ${subjectId}, ${place} from text
      on conflict (region_id, subject_kind, subject_id, kind, version, place) do nothing
    )
    select exists (select from text) as known`.execute(trx);
  return rows[0]!.known;
}
