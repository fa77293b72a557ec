import { sql } from 'kysely';
import type { ManagedOption, ManagedRule } from '#features/operators/contract/managed-plan.ts';
import type { Database } from '#server/database/connect.ts';
import type { PlanRow } from './plan.store.ts';

export async function managedOptions(db: Database, region: string, planId: string): Promise<ManagedOption[]> {
  const { rows } = await sql<ManagedOption>`
    select id, name, language, duration_minutes as "durationMinutes", cutoff_minutes as "cutoffMinutes", capacity, minimum_group as "minimumGroup",
      minimum_outcome as "minimumOutcome", minimum_decided_hours as "minimumDecidedHours", min_units as "minUnits", max_units as "maxUnits", private,
      deposit_bps as "depositBps", balance_days as "balanceDays", units, prices
    from plan_option where region_id = ${region} and plan_id = ${planId} and retired_at is null order by position, id`.execute(
    db,
  );
  return rows;
}

/**
 * Options that are missing in the list are retired.
 * @returns the ids of the retired options
 */
export async function saveOptions(trx: Database, plan: PlanRow, options: readonly ManagedOption[]): Promise<string[]> {
  const rows = options.map((option, position) => ({ ...option, position }));
  await sql`
    insert into plan_option (region_id, id, plan_id, position, name, language, duration_minutes, cutoff_minutes, capacity, minimum_group,
      minimum_outcome, minimum_decided_hours, min_units, max_units, private, deposit_bps, balance_days, units, prices)
    select ${plan.region_id}, o.id, ${plan.id}::uuid, o.position, o.name, o.language, o."durationMinutes", o."cutoffMinutes", o.capacity, o."minimumGroup",
      o."minimumOutcome", o."minimumDecidedHours", o."minUnits", o."maxUnits", o.private, o."depositBps", o."balanceDays", o.units, o.prices
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id uuid, position smallint, name text, language text, "durationMinutes" int,
      "cutoffMinutes" int, capacity int, "minimumGroup" int, "minimumOutcome" text, "minimumDecidedHours" int, "minUnits" int, "maxUnits" int,
      private boolean, "depositBps" int, "balanceDays" smallint, units jsonb, prices jsonb)
    on conflict (region_id, id) do update set position = excluded.position, name = excluded.name, language = excluded.language,
      duration_minutes = excluded.duration_minutes, cutoff_minutes = excluded.cutoff_minutes, capacity = excluded.capacity,
      minimum_group = excluded.minimum_group, minimum_outcome = excluded.minimum_outcome, minimum_decided_hours = excluded.minimum_decided_hours,
      min_units = excluded.min_units, max_units = excluded.max_units, private = excluded.private, deposit_bps = excluded.deposit_bps,
      balance_days = excluded.balance_days, units = excluded.units, prices = excluded.prices
    where plan_option.plan_id = excluded.plan_id and plan_option.retired_at is null`.execute(trx);
  const { rows: retired } = await sql<{ id: string }>`
    update plan_option set retired_at = clock_timestamp()
    where region_id = ${plan.region_id} and plan_id = ${plan.id} and retired_at is null and not (id = any(${options.map(({ id }) => id)}::uuid[]))
    returning id`.execute(trx);
  const longest = options.length > 0 ? Math.max(...options.map(({ durationMinutes }) => durationMinutes)) : null;
  await sql`
    update plan set duration_minutes = coalesce(${longest}, duration_minutes), options_revision = options_revision + 1, changed_at = clock_timestamp()
    where region_id = ${plan.region_id} and id = ${plan.id}`.execute(trx);
  return retired.map(({ id }) => id);
}

export async function areForeign(trx: Database, plan: PlanRow, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from plan_option where region_id = ${plan.region_id} and id = any(${ids}::uuid[])
      and (plan_id <> ${plan.id} or retired_at is not null) limit 1`.execute(trx);
  return rows.length > 0;
}

export async function managedRules(db: Database, region: string, planId: string): Promise<ManagedRule[]> {
  const { rows } = await sql<ManagedRule>`
    select r.id, r.revision, r.option_id as "optionId", r.rule, r.made_until::text as "madeUntil"
    from departure_rule r join plan_option o on o.region_id = r.region_id and o.id = r.option_id and o.retired_at is null
    where r.region_id = ${region} and o.plan_id = ${planId} order by o.position, r.id`.execute(db);
  return rows;
}

export async function rulesOf(db: Database, region: string, optionIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from departure_rule where region_id = ${region} and option_id = any(${optionIds}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}
