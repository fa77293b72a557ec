import { sql } from 'kysely';
import { departureResourceRows, departureRows, joinDeparture, joinResource } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** The owner of an unpaid order. The keyed hashes identify no person. */
export type HoldOwner =
  /** If the request has no browser id, `browser` is null. */
  { network: Buffer; browser: Buffer | null; holder: null } | { network: null; browser: null; holder: Buffer };

export interface HoldLimits {
  anonymousPercent: number;
  /** One network may hold `networkPlaces` seats or `networkPercent` of a departure's seats, whichever is more. */
  networkPlaces: number;
  networkPercent: number;
  browserOrders: number;
  /** An expired hold counts against its buyer for this time. */
  againMinutes: number;
}

export type HoldRefusal =
  | 'anonymous_share_held'
  | 'network_share_held'
  | 'browser_orders_open'
  | 'hold_ran_out'
  | 'order_open_already';

export interface RefusedHold {
  departureId: string;
  code: HoldRefusal;
}

export interface NewHold {
  region: string;
  orderId: string;
  owner: HoldOwner;
  limits: HoldLimits;
  wanted: readonly { departureId: string; places: number }[];
}

/**
 * Departures with at most this number of seats have no percentage limits, because one family could exceed a percentage.
 */
const SMALL_DEPARTURE = 4;

/**
 * Must be called after the seats were taken. If the result is not empty, the caller must roll back.
 * @returns the exceeded limits
 */
export async function noteHold(trx: Database, hold: NewHold): Promise<RefusedHold[]> {
  const { region, orderId, owner } = hold;
  const { rows } = await sql<RefusedHold>`
    with verdict as materialized (${verdict(hold)}), added as (
      insert into unpaid_hold (region_id, order_id, departure_id, places, network, browser, holder, again)
      select ${region}, ${orderId}::uuid, departure_id, places, ${owner.network}::bytea, ${owner.browser}::bytea, ${owner.holder}::bytea, again
      from verdict
    )
    select departure_id as "departureId", refusal as code from verdict where refusal is not null`.execute(trx);
  return rows.length > 0 || owner.network === null ? rows : readSharedOver(trx, hold);
}

/**
 * Departures that share a van count as one departure. Otherwise, anonymous holds on two departures could fill the van.
 */
async function readSharedOver(trx: Database, { region, owner, limits, wanted }: NewHold): Promise<RefusedHold[]> {
  const { rows } = await sql<RefusedHold>`
    select distinct d.id as "departureId",
      case when held.anonymous > most.anonymous then 'anonymous_share_held' else 'network_share_held' end as code
    from ${departureRows('d')}
    join ${departureResourceRows('mine')} on mine.region_id = d.region_id and mine.departure_id = d.id
    ${joinResource('r', 'mine.resource_id')}
      and r.counts = 'place' and r.capacity > ${SMALL_DEPARTURE}
    cross join lateral (
      select r.capacity * ${limits.anonymousPercent}::int / 100 as anonymous,
        greatest(${limits.networkPlaces}::int, r.capacity * ${limits.networkPercent}::int / 100) as network
    ) most
    cross join lateral (
      select sum(h.places) as anonymous, sum(h.places) filter (where h.network = ${owner.network}) as network
      from ${departureResourceRows('other')}
      ${joinDeparture('o', 'other.departure_id')}
        and o.starts_at < d.ends_at and o.ends_at > d.starts_at
      join unpaid_hold h on h.region_id = o.region_id and h.departure_id = o.id
      where other.region_id = d.region_id and other.resource_id = r.id and h.network is not null and h.ended_at is null
    ) held
    where d.region_id = ${region} and d.id = any(${wanted.map(({ departureId }) => departureId)}) and d.shares
      and (held.anonymous > most.anonymous or held.network > most.network)`.execute(trx);
  return rows;
}

/** Makes orders of one browser wait for each other. Must be called before any other lock is taken. */
export async function lockBrowser(trx: Database, { browser }: HoldOwner): Promise<void> {
  if (!browser) return;
  await sql`select pg_advisory_xact_lock(${browser.readBigInt64BE().toString()}::bigint)`.execute(trx);
}

/**
 * If a hold is released in the second half of its time, it counts as expired. Otherwise, a buyer could renew holds
 * without limit. Must be called before the release.
 */
export async function rememberLateRelease(
  trx: Database,
  region: string,
  order: { id: string; createdAt: Date; holdUntil: Date },
): Promise<void> {
  const { createdAt, holdUntil } = order;
  await sql`
    update unpaid_hold h set ended_at = clock_timestamp()
    where h.region_id = ${region} and h.order_id = ${order.id} and h.holder is null and h.ended_at is null
      and clock_timestamp() > ${new Date((createdAt.getTime() + holdUntil.getTime()) / 2)}`.execute(trx);
}

export async function dropEndedHolds(db: Database, region: string, minutes: number): Promise<void> {
  await sql`
    delete from unpaid_hold
    where region_id = ${region} and ended_at < clock_timestamp() - make_interval(mins => ${minutes})`.execute(db);
}

function verdict({ region, owner, limits, wanted }: NewHold) {
  // Each value is a separate SQL parameter, because an array makes PostgreSQL plan each call again.
  const lines = sql.join(wanted.map(({ departureId, places }) => sql`(${departureId}::uuid, ${places}::int)`));
  const network = sql`${owner.network}::bytea`;
  const browser = sql`${owner.browser}::bytea`;
  const holder = sql`${owner.holder}::bytea`;
  const limit = (name: keyof HoldLimits) => sql`${limits[name]}::int`;
  const recent = sql`(clock_timestamp() - make_interval(mins => ${limit('againMinutes')}))`;
  const share = sql`d.capacity::bigint * ${limit('anonymousPercent')} / 100`;
  const networkShare = sql`greatest(${limit('networkPlaces')}, d.capacity::bigint * ${limit('networkPercent')} / 100)`;
  return sql`
    select w.departure_id, w.places, coalesce(held.ran_out, false) as again,
      case
        when ${holder} is not null then case when held.own then 'order_open_already' end
        when held.orders >= ${limit('browserOrders')} then 'browser_orders_open'
        when d.capacity is null then null
        when held.ran_out_again then 'hold_ran_out'
        when held.anonymous + w.places > most.anonymous then 'anonymous_share_held'
        when held.network + w.places > most.network then 'network_share_held'
        when held.network + held.resting + w.places > most.network then 'hold_ran_out'
      end as refusal
    from (values ${lines}) w (departure_id, places)
    join ${departureRows('d')} on d.region_id = ${region} and d.id = w.departure_id
    cross join lateral (
      select case when d.capacity > ${SMALL_DEPARTURE} then ${share} else d.capacity end as anonymous,
        case when d.capacity > ${SMALL_DEPARTURE} then least(${share}, ${networkShare}) else d.capacity end as network
    ) most
    cross join lateral (
      select
        coalesce(sum(h.places) filter (where h.network is not null and h.ended_at is null), 0) as anonymous,
        coalesce(sum(h.places) filter (where h.network = ${network} and h.ended_at is null), 0) as network,
        coalesce(sum(h.places) filter (where h.network = ${network} and h.again and h.ended_at > ${recent}), 0) as resting,
        bool_or(h.ended_at > ${recent} and (h.network = ${network} or h.browser = ${browser})) as ran_out,
        bool_or(h.ended_at > ${recent} and h.again
          and (h.browser = ${browser} or (h.network = ${network} and h.browser is null and ${browser} is null))) as ran_out_again,
        bool_or(h.holder = ${holder}) as own,
        (select count(distinct b.order_id) from unpaid_hold b
          where b.region_id = ${region} and b.browser = ${browser} and b.ended_at is null) as orders
      from unpaid_hold h where h.region_id = ${region} and h.departure_id = w.departure_id
    ) held`;
}
