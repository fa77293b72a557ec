import { type RawBuilder, sql } from 'kysely';
import type { DepartureClosure } from '#features/operators/contract/departure-closure.ts';
import type { OpeningHours } from '#features/operators/contract/departure-rule.ts';
import type { CancelledFor, DepartureState } from '#features/operators/contract/departure-states.ts';
import type { Price } from '#features/operators/contract/price.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { closuresOfDeparture } from '../../closures/departure-closures.store.ts';
import type { WithBookings } from '../../operators-platform.ts';

export interface DepartureRow {
  id: string;
  planId: string;
  planTitle: string;
  optionId: string;
  optionName: string;
  language: string | null;
  ruleId: string | null;
  date: string;
  time: string | null;
  daysInRow: number;
  days: number;
  openingHours: OpeningHours | null;
  startsAt: Date;
  endsAt: Date;
  cutoffAt: Date;
  state: DepartureState;
  cancelledFor: CancelledFor | null;
  capacity: number | null;
  taken: number;
  people: number;
  waiting: { parties: number; people: number };
  alone: boolean;
  madeToOrder: boolean;
  neverSold: boolean;
  minimumGroup: number;
  currency: string;
  prices: Price[] | null;
  resources: string[];
  closures: DepartureClosure[];
}

/**
 * SQL for the number of people in the items of a booking. An infant counts as one person, and a family ticket counts as
 * its seats.
 */
export const peopleOfItems = (items: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(sum(greatest((item ->> 'places')::int, 1)), 0)::int from jsonb_array_elements(${items}) as item
  where item ->> 'state' <> 'cancelled')`;

/** SQL for the number of people booked on departure `d`. */
export const peopleBooked = (bookings: Rows): RawBuilder<unknown> => sql`case when d.taken = 0 then 0 else (
  select coalesce(sum(${peopleOfItems(sql`b.items`)}), 0)::int from ${bookings('b')}
  where b.region_id = d.region_id and b.departure_id = d.id and b.state not in ('ON_HOLD', 'CANCELLED', 'EXPIRED', 'REJECTED')) end`;

/** SQL for the number of people booked on the departures `d` of plan `p`. A plan made for one party counts the party once. */
export const peopleOfPlan = (bookings: Rows): RawBuilder<unknown> =>
  sql`coalesce(case when p.state = 'made_to_order' then max(${peopleBooked(bookings)}) else sum(${peopleBooked(bookings)}) end, 0)::int`;

const columns = (
  bookings: Rows,
) => sql`d.id, d.plan_id as "planId", p.title as "planTitle", d.option_id as "optionId", o.name as "optionName", o.language,
  d.rule_id as "ruleId", d.local_date::text as date, to_char(d.local_time, 'HH24:MI') as time, d.days_in_row as "daysInRow", given.days, d.opening_hours as "openingHours",
  d.starts_at as "startsAt", d.ends_at as "endsAt", d.cutoff_at as "cutoffAt", d.state, d.cancelled_for as "cancelledFor", d.capacity, d.taken,
  ${peopleBooked(bookings)} as people, json_build_object('parties', d.waiting_parties, 'people', d.waiting_people) as waiting, o.private or p.pricing_per = 'BOOKING' as alone, p.state = 'made_to_order' as "madeToOrder", p.sold_version is null as "neverSold", o.minimum_group as "minimumGroup", p.currency, d.prices,
  case when d.shares then array(select resource_id::text from departure_resource r where r.region_id = d.region_id and r.departure_id = d.id)
    else '{}' end as resources, ${closuresOfDeparture} as closures`;
/**
 * SQL for the number of days on which the calendar shows departure `d`. A one-day program that ends after midnight has
 * one day.
 */
const given = sql`lateral (
  select (d.ends_at at time zone t.zone - interval '1 second')::date - d.local_date + 1 as reached) span
  cross join lateral (
    select case
      when p.state = 'made_to_order' or d.days_in_row > 1 or span.reached < 2 then d.days_in_row
      else greatest(1, least(span.reached, (select jsonb_array_length(v.content -> 'days') from plan_version v
        where v.region_id = p.region_id and v.plan_id = p.id and v.version = coalesce(p.sold_version, p.draft_version)))) end as days) given`;
const tables = sql`departure d join plan p on p.region_id = d.region_id and p.id = d.plan_id
  join plan_option o on o.region_id = d.region_id and o.id = d.option_id
  join operator t on t.region_id = d.region_id and t.id = d.operator_id cross join ${given}`;

/** `from` and `to` are local days, and both are included. */
export async function departuresOf(
  { db, region, bookings }: WithBookings,
  operatorId: string,
  { from, to, plan }: { from: string; to: string; plan?: string },
): Promise<DepartureRow[]> {
  const { rows } = await sql<DepartureRow>`
    select ${columns(bookings)} from ${tables}
    where d.region_id = ${region} and d.operator_id = ${operatorId} and d.local_date <= ${to}::date
      and d.local_date + given.days > ${from}::date and d.starts_at between ${from}::date - interval '12 days' and ${to}::date + interval '2 days'
      and ${plan ? sql`d.plan_id = ${plan}::uuid` : sql`true`}
    order by d.starts_at, p.title, d.id limit 3000`.execute(db);
  return rows;
}

export async function findDeparture(
  { db, region, bookings }: WithBookings,
  operatorId: string,
  id: string,
): Promise<DepartureRow | undefined> {
  const { rows } = await sql<DepartureRow>`
    select ${columns(bookings)} from ${tables} where d.region_id = ${region} and d.operator_id = ${operatorId} and d.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export interface LockedDeparture {
  id: string;
  plan_id: string;
  state: DepartureState;
  starts_at: Date;
  ends_at: Date;
  taken: number;
  capacity: number | null;
  prices: Price[] | null;
}

export async function lockDeparture(
  trx: Database,
  region: string,
  operatorId: string,
  id: string,
): Promise<LockedDeparture | undefined> {
  return trx
    .selectFrom('departure')
    .select(['id', 'plan_id', 'state', 'starts_at', 'ends_at', 'taken', 'capacity', 'prices'])
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * One statement checks and changes, so that a concurrent sale counts.
 * @returns false if more seats are booked
 */
export async function setCapacity(
  trx: Database,
  region: string,
  id: string,
  capacity: number | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update departure set capacity = ${capacity}::int, capacity_by_hand = true, changed_at = clock_timestamp()
    where region_id = ${region} and id = ${id} and (${capacity}::int is null or taken <= ${capacity}::int)`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

export async function setPrices(trx: Database, region: string, id: string, prices: Price[] | null): Promise<void> {
  await trx
    .updateTable('departure')
    .set({ prices: prices && JSON.stringify(prices), changed_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

/** If `state` is `cancelled`, the caller must refund the bookings. */
export async function saveDepartureState(
  trx: Database,
  region: string,
  id: string,
  state: DepartureState,
  cancelledFor: CancelledFor | null = null,
): Promise<void> {
  await trx
    .updateTable('departure')
    .set({ state, cancelled_for: cancelledFor, changed_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

/**
 * Lists future departures with taken seats whose deadline for a minimum group has passed. `reached` is true if enough
 * people have booked.
 */
export async function minimumDue(
  db: Database,
  region: string,
  now: Date,
): Promise<{ id: string; operator_id: string; reached: boolean; outcome: 'guaranteed' | 'cancel'; taken: number }[]> {
  const { rows } = await sql<{
    id: string;
    operator_id: string;
    reached: boolean;
    outcome: 'guaranteed' | 'cancel';
    taken: number;
  }>`
    select d.id, d.operator_id, d.taken >= o.minimum_group as reached, o.minimum_outcome as outcome, d.taken
    from departure d join plan_option o on o.region_id = d.region_id and o.id = d.option_id
    where d.region_id = ${region} and d.state = 'scheduled' and d.starts_at > ${now} and d.taken > 0 and o.minimum_group > 1
      and d.starts_at - make_interval(hours => o.minimum_decided_hours) <= ${now}
    order by d.starts_at limit 500`.execute(db);
  return rows;
}

export async function findOption(
  db: Database,
  region: string,
  operatorId: string,
  optionId: string,
): Promise<
  | {
      plan_id: string;
      availability_type: 'START_TIME' | 'OPENING_HOURS';
      duration_minutes: number;
      cutoff_minutes: number;
      capacity: number | null;
      zone: string;
    }
  | undefined
> {
  return db
    .selectFrom('plan_option as o')
    .innerJoin('plan as p', (join) => join.onRef('p.region_id', '=', 'o.region_id').onRef('p.id', '=', 'o.plan_id'))
    .innerJoin('operator as t', (join) =>
      join.onRef('t.region_id', '=', 'p.region_id').onRef('t.id', '=', 'p.operator_id'),
    )
    .select(['o.plan_id', 'p.availability_type', 'o.duration_minutes', 'o.cutoff_minutes', 'o.capacity', 't.zone'])
    .where('o.region_id', '=', region)
    .where('p.operator_id', '=', operatorId)
    .where('o.id', '=', optionId)
    .where('o.retired_at', 'is', null)
    .where('p.state', '<>', 'retired')
    .executeTakeFirst();
}
