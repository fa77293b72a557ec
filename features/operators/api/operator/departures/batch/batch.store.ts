import { sql } from 'kysely';
import type {
  DepartureBatchChange,
  DepartureChoice,
  DepartureValues,
} from '#features/operators/contract/departure-batch.ts';
import { type DepartureLengths, startDeparture } from '#features/operators/contract/rule-departures.ts';
import type { Database } from '#server/database/connect.ts';
import type { WithBookings } from '../../../operators-platform.ts';

export interface BatchRow {
  id: string;
  planId: string;
  planTitle: string;
  optionId: string;
  optionName: string;
  currency: string;
  units: string[];
  alone: boolean;
  madeToOrder: boolean;
  date: string;
  startsAt: Date;
  taken: number;
  booked: boolean;
  lengths: DepartureLengths;
  values: DepartureValues | null;
}

export interface BatchKey extends WithBookings {
  operatorId: string;
}

export async function chosenDepartures(
  { db, region, operatorId }: BatchKey,
  { from, to, weekdays, planId, optionId }: DepartureChoice,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from departure
    where region_id = ${region} and operator_id = ${operatorId} and state <> 'cancelled'
      and starts_at > clock_timestamp() and starts_at between ${from}::date - interval '1 day' and ${to}::date + interval '2 days'
      and local_date between ${from}::date and ${to}::date
      and extract(isodow from local_date)::int = any(${weekdays}::int[])
      and ${planId === null ? sql`true` : sql`plan_id = ${planId}::uuid`}
      and ${optionId === null ? sql`true` : sql`option_id = ${optionId}::uuid`}
    order by starts_at, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks in the order of ids. */
export async function lockBatch(
  trx: Database,
  region: string,
  operatorId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    select 1 from departure where region_id = ${region} and operator_id = ${operatorId} and id = any(${ids}::uuid[])
    order by id for update`.execute(trx);
}

export async function readBatch(
  { db, region, operatorId, bookings }: BatchKey,
  ids: readonly string[],
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select d.id, d.plan_id as "planId", p.title as "planTitle", d.option_id as "optionId", o.name as "optionName", p.currency,
      array(select unit ->> 'id' from jsonb_array_elements(o.units) unit) as units, o.private or p.pricing_per = 'BOOKING' as alone,
      p.state = 'made_to_order' as "madeToOrder", d.local_date::text as date, d.starts_at as "startsAt", d.taken,
      d.taken > 0 or exists (select from ${bookings('b')} where b.region_id = d.region_id and b.departure_id = d.id
        and b.state not in ('CANCELLED', 'EXPIRED', 'REJECTED')) as booked,
      json_build_object('zone', t.zone, 'durationMinutes', o.duration_minutes, 'cutoffMinutes', o.cutoff_minutes) as lengths,
      case when d.state in ('scheduled', 'guaranteed', 'closed') then json_build_object('state', d.state, 'capacity', d.capacity,
        'capacityByHand', d.capacity_by_hand, 'prices', d.prices, 'time', to_char(d.local_time, 'HH24:MI'), 'ruleId', d.rule_id,
        'movedFrom', to_char(d.moved_from, 'HH24:MI')) end as values
    from departure d
      join plan p on p.region_id = d.region_id and p.id = d.plan_id
      join plan_option o on o.region_id = d.region_id and o.id = d.option_id
      join operator t on t.region_id = d.region_id and t.id = d.operator_id
    where d.region_id = ${region} and d.operator_id = ${operatorId} and d.id = any(${ids}::uuid[])
    order by d.starts_at, d.id`.execute(db);
  return rows;
}

export async function takenSlots(
  { db, region }: BatchKey,
  rows: readonly BatchRow[],
  times: readonly string[],
): Promise<{ optionId: string; date: string; time: string }[]> {
  if (times.length === 0 || rows.length === 0) return [];
  const { rows: slots } = await sql<{ optionId: string; date: string; time: string }>`
    select option_id as "optionId", local_date::text as date, to_char(local_time, 'HH24:MI') as time
    from departure
    where region_id = ${region} and state <> 'cancelled' and option_id = any(${rows.map(({ optionId }) => optionId)}::uuid[])
      and local_date = any(${rows.map(({ date }) => date)}::date[]) and local_time = any(${times}::time[])`.execute(db);
  return slots;
}

export interface Rewritten {
  row: BatchRow;
  after: DepartureValues;
}

/** The caller must have locked the departures. If the hour of a departure stays, its start and end stay. */
export async function writeBatch(trx: Database, region: string, rewritten: readonly Rewritten[]): Promise<void> {
  const lines = rewritten.map(({ row, after }) => {
    const isMoved = after.time !== null && after.time !== row.values!.time;
    return { id: row.id, ...after, ...(isMoved && startDeparture(row.date, after.time!, row.lengths)) };
  });
  await sql`
    update departure d set state = w.state, capacity = w.capacity, capacity_by_hand = w."capacityByHand",
      prices = nullif(w.prices, 'null'), local_time = w.time, rule_id = w."ruleId", moved_from = w."movedFrom",
      starts_at = coalesce(w."startsAt", d.starts_at), ends_at = coalesce(w."endsAt", d.ends_at),
      cutoff_at = coalesce(w."cutoffAt", d.cutoff_at), changed_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w (id uuid, state text, capacity int, "capacityByHand" boolean,
      prices jsonb, time time, "ruleId" uuid, "movedFrom" time, "startsAt" timestamptz, "endsAt" timestamptz, "cutoffAt" timestamptz)
    where d.region_id = ${region} and d.id = w.id`.execute(trx);
}

export interface BatchRecord {
  id: string;
  operatorId: string;
  change: DepartureBatchChange;
  changed: { id: string; before: DepartureValues; after: DepartureValues }[];
}

export async function insertBatch(
  trx: Database,
  region: string,
  { id, operatorId, change, changed }: BatchRecord,
  madeBy: string,
): Promise<void> {
  await trx
    .insertInto('departure_batch')
    .values({
      ...{ region_id: region, id, operator_id: operatorId, made_by: madeBy },
      ...{ change: JSON.stringify(change), changed: JSON.stringify(changed) },
    })
    .execute();
}

export function lockBatchRecord(trx: Database, region: string, operatorId: string, id: string) {
  return trx
    .selectFrom('departure_batch')
    .select(['id', 'change', 'changed', 'undone_at'])
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markUndone(trx: Database, region: string, id: string): Promise<Date> {
  const { undone_at } = await trx
    .updateTable('departure_batch')
    .set({ undone_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .returning('undone_at')
    .executeTakeFirstOrThrow();
  return undone_at!;
}
