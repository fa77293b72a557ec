import { sql } from 'kysely';
import type { DepartureRule } from '#features/operators/contract/departure-rule.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Price } from '#features/operators/contract/price.ts';
import type { WantedDeparture } from '#features/operators/contract/rule-departures.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';

export interface RuleRow {
  id: string;
  rule: DepartureRule;
  made_until: string | null;
  option_id: string;
  plan_id: string;
  operator_id: string;
  zone: string;
  duration_minutes: number;
  cutoff_minutes: number;
  capacity: number | null;
  days: PlanContent['days'];
}

const ruleColumns = sql`r.id, r.rule, r.made_until::text, o.id as option_id, p.id as plan_id, t.id as operator_id, t.zone, o.duration_minutes,
  o.cutoff_minutes, o.capacity, v.content->'days' as days`;
const ruleTables = sql`departure_rule r
  join plan_option o on o.region_id = r.region_id and o.id = r.option_id and o.retired_at is null
  join plan p on p.region_id = r.region_id and p.id = o.plan_id
  join plan_version v on v.region_id = p.region_id and v.plan_id = p.id and v.version = coalesce(p.sold_version, p.draft_version)
  join operator t on t.region_id = r.region_id and t.id = p.operator_id`;

/** Lists the rules of plans on sale or paused that have not made all departures up to the local day `horizon`. */
export async function rulesToExtend(db: Database, region: string, horizon: string): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select ${ruleColumns} from ${ruleTables}
    where r.region_id = ${region} and p.state in ('on_sale', 'paused') and (r.made_until is null or r.made_until < ${horizon}::date)
    order by r.id`.execute(db);
  return rows;
}

export async function findRule(db: Database, region: string, id: string): Promise<RuleRow | undefined> {
  const { rows } = await sql<RuleRow>`
    select ${ruleColumns} from ${ruleTables} where r.region_id = ${region} and r.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Skips hours at which the option already has a departure, even if the departure was cancelled or moved to another
 * hour.
 * @returns the inserted ids
 */
export async function insertDepartures(
  trx: Database,
  owner: { region: string; operatorId: string; planId: string; optionId: string; ruleId: string | null },
  wanted: readonly WantedDeparture[],
  { capacity, resources }: { capacity: number | null; resources: readonly string[] },
): Promise<string[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into departure (region_id, operator_id, plan_id, option_id, rule_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity,
        shares, opening_hours)
      select ${owner.region}, ${owner.operatorId}::uuid, ${owner.planId}::uuid, ${owner.optionId}::uuid, ${owner.ruleId}::uuid, w."localDate",
        w."localTime", w."startsAt", w."endsAt", w."cutoffAt", ${capacity}::int, ${resources.length > 0}::boolean, w."openingHours"
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w ("localDate" date, "localTime" time, "startsAt" timestamptz,
        "endsAt" timestamptz, "cutoffAt" timestamptz, "openingHours" jsonb)
      where not exists (select from departure d where d.region_id = ${owner.region} and d.option_id = ${owner.optionId}::uuid
        and d.local_date = w."localDate"
        and (d.local_time is not distinct from w."localTime" and d.state = 'cancelled' or d.moved_from = w."localTime"))
      on conflict (region_id, option_id, local_date, local_time) where state <> 'cancelled' do nothing
      returning id),
    shared as (
      insert into departure_resource (region_id, departure_id, resource_id)
      select ${owner.region}, added.id, resource_id from added cross join unnest(${resources}::uuid[]) as resource_id)
    select id from added`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function setMadeUntil(trx: Database, region: string, ruleId: string, day: string): Promise<void> {
  await trx
    .updateTable('departure_rule')
    .set({ made_until: day })
    .where('region_id', '=', region)
    .where('id', '=', ruleId)
    .execute();
}

export interface WantedDepartures {
  optionId: string;
  departures: readonly WantedDeparture[];
  capacity: number | null;
  resources: readonly string[];
}

export interface RuleKey {
  region: string;
  ruleId: string;
  bookings: Rows;
}

/** SQL condition for future departures of the rule without bookings, holds or waiting parties. */
const unsold = ({ region, ruleId, bookings }: RuleKey, now: Date, states: readonly string[]) => sql`
  d.region_id = ${region} and d.rule_id = ${ruleId} and d.starts_at > ${now} and d.taken = 0 and d.waiting_parties = 0
  and d.state = any(${states}::text[])
  and not exists (select from ${bookings('b')} where b.region_id = d.region_id and b.departure_id = d.id)
  and not exists (select from resource_claim c where c.region_id = d.region_id and c.departure_id = d.id)`;

/**
 * Deletes the unsold departures of the rule that are not in `wanted`. Null deletes all unsold departures.
 * @returns the number of deleted departures
 */
export async function dropUnsold(
  trx: Database,
  rule: RuleKey,
  now: Date,
  wanted: Pick<WantedDepartures, 'optionId' | 'departures'> | null = null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from departure d
    where ${unsold(rule, now, ['scheduled', 'guaranteed'])}
      and not exists (select from jsonb_to_recordset(${JSON.stringify(wanted?.departures ?? [])}::jsonb) as w ("localDate" date, "localTime" time)
        where d.option_id = ${wanted?.optionId ?? null}::uuid and w."localDate" = d.local_date and w."localTime" is not distinct from d.local_time)`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}

/**
 * Matches unsold departures by day and time. Departures keep their ids, and the capacities, prices and resources that a
 * person has set.
 * @returns the number of changed departures
 */
export async function changeUnsold(
  trx: Database,
  rule: RuleKey,
  now: Date,
  { departures, capacity, resources }: WantedDepartures,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with wanted as (
      select d.id, w."startsAt", w."endsAt", w."cutoffAt", nullif(w."openingHours", 'null') as hours,
        case when d.capacity_by_hand then d.capacity else ${capacity}::int end as places,
        not d.resources_by_hand
          and array(select resource_id from departure_resource r where r.region_id = d.region_id and r.departure_id = d.id order by 1)
          is distinct from array(select unnest(${resources}::uuid[]) order by 1) as reshared
      from departure d join jsonb_to_recordset(${JSON.stringify(departures)}::jsonb) as w ("localDate" date, "localTime" time,
        "startsAt" timestamptz, "endsAt" timestamptz, "cutoffAt" timestamptz, "openingHours" jsonb)
        on w."localDate" = d.local_date and w."localTime" is not distinct from d.local_time
      where ${unsold(rule, now, ['scheduled', 'guaranteed', 'closed'])}),
    changed as (
      update departure d set starts_at = w."startsAt", ends_at = w."endsAt", cutoff_at = w."cutoffAt", opening_hours = w.hours, capacity = w.places,
        shares = case when d.resources_by_hand then d.shares else ${resources.length > 0}::boolean end, changed_at = clock_timestamp()
      from wanted w where d.region_id = ${rule.region} and d.id = w.id and d.taken = 0
        and (w.reshared or (d.starts_at, d.ends_at, d.cutoff_at, d.opening_hours, d.capacity)
          is distinct from (w."startsAt", w."endsAt", w."cutoffAt", w.hours, w.places))
      returning d.id, w.reshared),
    freed as (
      delete from departure_resource r using changed c
      where c.reshared and r.region_id = ${rule.region} and r.departure_id = c.id and not (r.resource_id = any(${resources}::uuid[]))),
    shared as (
      insert into departure_resource (region_id, departure_id, resource_id)
      select ${rule.region}, changed.id, resource_id from changed cross join unnest(${resources}::uuid[]) as resource_id where changed.reshared
      on conflict do nothing)
    select count(*)::int as count from changed`.execute(trx);
  return rows[0]!.count;
}

export async function closeOptions(trx: Database, region: string, optionIds: readonly string[]): Promise<void> {
  await sql`
    update departure set state = 'closed', changed_at = clock_timestamp()
    where region_id = ${region} and option_id = any(${optionIds}::uuid[]) and starts_at > clock_timestamp() and state in ('scheduled', 'guaranteed')`.execute(
    trx,
  );
}

export async function moveByClock(db: Database, region: string, now: Date): Promise<number> {
  const begun = await sql`
    update departure set state = case when ends_at <= ${now} then 'completed' else 'departed' end, changed_at = clock_timestamp()
    where region_id = ${region} and starts_at <= ${now} and state in ('scheduled', 'guaranteed', 'closed')`.execute(db);
  const ended = await sql`
    update departure set state = 'completed', changed_at = clock_timestamp()
    where region_id = ${region} and ends_at <= ${now} and starts_at <= ${now} and state = 'departed'`.execute(db);
  return Number(begun.numAffectedRows ?? 0) + Number(ended.numAffectedRows ?? 0);
}

export interface PricedOption {
  plan_id: string;
  pricing_per: 'UNIT' | 'BOOKING';
  private: boolean;
  units: Unit[];
  prices: Price[];
  days: { date: string; prices: Price[] | null }[];
}

/** @param planIds ids of plans, or null for all plans of the region */
export async function pricedOptions(
  db: Database,
  region: string,
  planIds: readonly string[] | null,
  now: Date,
): Promise<PricedOption[]> {
  const { rows } = await sql<PricedOption>`
    select p.id as plan_id, p.pricing_per, o.private, o.units, o.prices, d.days
    from plan p join plan_option o on o.region_id = p.region_id and o.plan_id = p.id and o.retired_at is null
      cross join lateral (
        select jsonb_agg(distinct jsonb_build_object('date', local_date, 'prices', prices)) as days from departure
        where region_id = p.region_id and option_id = o.id and state in ('scheduled', 'guaranteed') and starts_at > ${now}) d
    where p.region_id = ${region} and p.state not in ('retired', 'made_to_order') and ${planIds === null ? sql`true` : sql`p.id = any(${planIds}::uuid[])`}
      and d.days is not null`.execute(db);
  return rows;
}

/** A plan that is missing in `prices` gets null. Plans in `except` keep their price. */
export async function setPricesFrom(
  db: Database,
  region: string,
  planIds: readonly string[] | null,
  prices: readonly { plan: string; price: number | null }[],
  except: readonly string[] = [],
): Promise<void> {
  await sql`
    update plan set price_from = found.price
    from plan p left join jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as found (plan uuid, price bigint) on found.plan = p.id
    where plan.region_id = ${region} and p.region_id = plan.region_id and p.id = plan.id
      and ${planIds === null ? sql`true` : sql`plan.id = any(${planIds}::uuid[])`}
      and plan.id <> all(${except}::uuid[]) and plan.price_from is distinct from found.price`.execute(db);
}
