import { sql } from 'kysely';
import type { DepartureClosure } from '#features/operators/contract/departure-closure.ts';
import type { OpeningHours } from '#features/operators/contract/departure-rule.ts';
import type { DepartureState } from '#features/operators/contract/departure-states.ts';
import type { OperatorState } from '#features/operators/contract/operator-states.ts';
import type { PlanState } from '#features/operators/contract/plan-states.ts';
import type { Price } from '#features/operators/contract/price.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import type { Database } from '#server/database/connect.ts';
import { closuresOfDeparture } from '../closures/departure-closures.store.ts';
import { firstForWaiting, sharedLeftBesides } from '../waiting.store.ts';

export interface OpenDeparture {
  id: string;
  optionId: string;
  localDate: string;
  localTime: string | null;
  openingHours: OpeningHours | null;
  startsAt: Date;
  endsAt: Date;
  cutoffAt: Date;
  state: DepartureState;
  capacity: number | null;
  /** Free seats, limited by shared resources. 0 if a waiting party gets the free seats. Null for unlimited capacity. */
  left: number | null;
  prices: Price[] | null;
  closures: DepartureClosure[];
}

interface DepartureDays {
  from: string;
  to: string;
  option: string | null;
  ids?: string[] | null;
  besides?: string | null;
}

/**
 * `from` and `to` are local days, and both are included. No row is locked, so a sale checks the resources again.
 * @param days.besides a departure whose guide and vehicle count as free
 */
export async function readDepartures(
  db: Database,
  region: string,
  planId: string,
  { from, to, option, ids = null, besides = null }: DepartureDays,
): Promise<OpenDeparture[]> {
  const { rows } = await sql<OpenDeparture>`
    select d.id, d.option_id as "optionId", d.local_date::text as "localDate", to_char(d.local_time, 'HH24:MI') as "localTime",
      d.opening_hours as "openingHours", d.starts_at as "startsAt", d.ends_at as "endsAt", d.cutoff_at as "cutoffAt", d.state, d.capacity,
      case when ${firstForWaiting(sql`least(d.capacity - d.taken, shared.left)`)} then 0 else least(d.capacity - d.taken, shared.left) end as left,
      d.prices, ${closuresOfDeparture} as closures
    from departure d left join lateral ${sharedLeftBesides(besides)} shared on d.shares
    where d.region_id = ${region} and d.plan_id = ${planId} and d.local_date between ${from}::date and ${to}::date and d.state <> 'cancelled'
      and ${option === null ? sql`true` : sql`d.option_id = ${option}::uuid`} and ${ids === null ? sql`true` : sql`d.id = any(${ids}::uuid[])`}
    order by d.starts_at, d.id`.execute(db);
  return rows;
}

export interface CalendarPlan {
  id: string;
  operatorId: string;
  availabilityType: 'START_TIME' | 'OPENING_HOURS';
  state: PlanState;
  operatorState: OperatorState;
  pricingPer: 'UNIT' | 'BOOKING';
  currency: string;
  zone: string;
  options: CalendarOption[];
}
export interface CalendarOption {
  id: string;
  name: string;
  language: string | null;
  units: Unit[];
  prices: Price[];
  minUnits: number;
  maxUnits: number | null;
  private: boolean;
  depositBps: number;
  balanceDays: number;
}

export async function findCalendarPlan(
  db: Database,
  region: string,
  planId: string,
): Promise<CalendarPlan | undefined> {
  const { rows } = await sql<CalendarPlan>`
    select p.id, p.operator_id as "operatorId", p.availability_type as "availabilityType", p.state, t.state as "operatorState", p.pricing_per as "pricingPer", p.currency, t.zone, o.options
    from plan p join operator t on t.region_id = p.region_id and t.id = p.operator_id
      cross join lateral (
        select coalesce(json_agg(json_build_object('id', id, 'name', name, 'language', language, 'units', units, 'prices', prices, 'minUnits', min_units,
          'maxUnits', max_units, 'private', private, 'depositBps', deposit_bps, 'balanceDays', balance_days) order by position, id), '[]') as options
        from plan_option where region_id = p.region_id and plan_id = p.id) o
    where p.region_id = ${region} and p.id = ${planId} and p.state in ('on_sale', 'paused') and t.state = 'verified'`.execute(
    db,
  );
  return rows[0];
}
