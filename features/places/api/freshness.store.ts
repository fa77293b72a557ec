import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** A demoted place keeps this part of its interest. */
const DEMOTED = 4;

const CLAIMED = sql`claim in ('claimed', 'claim_disputed') and claimed_on is not null`;
const STATED = sql`hours_class in ('known', 'open_space')`;
const FRESH_FROM = sql`greatest(hours_verified_at, claimed_on)`;

interface Ages {
  /** Local day. */
  today: string;
  days: number;
}

/** The ids of claimed places whose hours are older than `days`. */
export async function listPlacesToConfirm(db: Database, region: string, { today, days }: Ages): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from company
    where region_id = ${region} and ${CLAIMED} and claim = 'claimed' and status = 'published' and ${STATED}
      and ${FRESH_FROM} <= ${today}::date - ${days}::int
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Demotes claimed places whose hours are older than `days`, also after an import wrote their interest again. A place
 * that is no longer claimed gets its interest back.
 */
export async function demoteStale(trx: Database, region: string, { today, days }: Ages): Promise<void> {
  await sql`
    update company set hours_stale = false, interest = coalesce(interest_before, interest), interest_before = null
    where region_id = ${region} and hours_stale and not (${CLAIMED})`.execute(trx);
  await sql`
    update company set interest_before = interest, interest = interest / ${sql.lit(DEMOTED)}
    where region_id = ${region} and hours_stale and interest <> interest_before / ${sql.lit(DEMOTED)}`.execute(trx);
  await sql`
    update company set hours_stale = true, interest_before = interest, interest = interest / ${sql.lit(DEMOTED)}
    where region_id = ${region} and not hours_stale and ${CLAIMED} and ${STATED}
      and ${FRESH_FROM} <= ${today}::date - ${days}::int`.execute(trx);
}

/** Places that an owner got by a claim. Profiles of operators are not among them. */
export async function listClaimedPlaces(db: Database, region: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from company where region_id = ${region} and ${CLAIMED}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
