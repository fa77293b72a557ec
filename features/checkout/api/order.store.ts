import { type Insertable, type Selectable, sql } from 'kysely';
import { bookingRows, extendHoldsOf } from '#features/bookings/api/public.ts';
import type { OrderState } from '#features/checkout/contract/order-states.ts';
import { joinDeparture } from '#features/operators/api/public.ts';
import { guestKeyStore } from '#server/auth/guest-key.store.ts';
import type { Database } from '#server/database/connect.ts';
import type { CustomerOrderTable } from './tables.ts';

export type OrderRow = Selectable<CustomerOrderTable>;

/** @returns undefined if an order with the same creation hash exists */
export function insertOrder(
  trx: Database,
  order: Insertable<CustomerOrderTable>,
  linkHash: Buffer,
): Promise<OrderRow | undefined> {
  return trx
    .with('added', (db) =>
      db
        .insertInto('customer_order')
        .values(order)
        .onConflict((same) => same.columns(['region_id', 'creation_hash']).doNothing())
        .returningAll(),
    )
    .with('keyed', (db) =>
      db
        .insertInto('customer_order_key')
        .columns(['region_id', 'order_id', 'kind', 'hash'])
        .expression((from) =>
          from
            .selectFrom('added')
            .select(['region_id', 'id', sql<'link'>`'link'`.as('kind'), sql<Buffer>`${linkHash}::bytea`.as('hash')]),
        ),
    )
    .selectFrom('added')
    .selectAll()
    .executeTakeFirst();
}

export function findOrder(db: Database, region: string, id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('customer_order')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface OrderKey {
  kind: 'link' | 'pin' | 'payer';
  instalment: number | null;
}

export const orderKeys = guestKeyStore({
  resources: 'customer_order',
  id: 'id',
  keys: 'customer_order_key',
  resource: 'order_id',
});

/** `key` is null if no valid link has the hash. PINs are not checked, because their attempts are limited. */
export async function findOrderWithKey(
  db: Database,
  region: string,
  id: string,
  hash: Buffer,
): Promise<{ order: OrderRow; key: OrderKey | null } | undefined> {
  const row = await db
    .selectFrom('customer_order as o')
    .leftJoin('customer_order_key as k', (on) =>
      on
        .onRef('k.region_id', '=', 'o.region_id')
        .onRef('k.order_id', '=', 'o.id')
        .on('k.kind', '!=', 'pin')
        .on('k.hash', '=', hash)
        .on(({ not, exists }) => not(exists(overOrders(region, id)))),
    )
    .selectAll('o')
    .select(['k.kind as key_kind', 'k.instalment as key_instalment'])
    .where('o.region_id', '=', region)
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { key_kind, key_instalment, ...order } = row;
  return { order, key: key_kind && { kind: key_kind, instalment: key_instalment } };
}

/** The links of an order work until this time after the end of its last departure. */
const LINKS_LIVE = sql`interval '90 days'`;

/** Deletes all links of the order except the links with the given hashes. Payer's links and the PIN stay valid. */
export async function keepLinks(
  trx: Database,
  region: string,
  orderId: string,
  kept: readonly Buffer[],
): Promise<void> {
  await trx
    .deleteFrom('customer_order_key')
    .where('region_id', '=', region)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'link')
    .$if(kept.length > 0, (links) => links.where('hash', 'not in', [...kept]))
    .execute();
}

const overOrders = (region: string, id: string) => sql<{ over: number }>`(
  select 1 from ${bookingRows('b')} ${joinDeparture('d', 'b.departure_id')}
  where b.region_id = ${region} and b.order_id = ${id}::uuid
  having max(d.ends_at) < now() - ${LINKS_LIVE})`;

export async function areLinksOver(db: Database, region: string, id: string): Promise<boolean> {
  const { rows } = await sql`${overOrders(region, id)}`.execute(db);
  return rows.length > 0;
}

export function findOrderByReference(db: Database, region: string, reference: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('customer_order')
    .selectAll()
    .where('region_id', '=', region)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export function lockOrder(trx: Database, region: string, id: string): Promise<OrderRow | undefined> {
  return trx
    .selectFrom('customer_order')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type OrderChange = Partial<{
  state: OrderState;
  hold_until: Date | null;
  hold_extended: boolean;
  paid: number;
  total: number;
  contact: string | null;
  schedule: string;
  confirmed_at: Date;
}>;

export function saveOrder(trx: Database, region: string, id: string, change: OrderChange): Promise<OrderRow> {
  return trx
    .updateTable('customer_order')
    .set({ ...change, changed_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new Error(`There is no order ${id}.`));
}

export async function extendHold(trx: Database, region: string, id: string, until: Date): Promise<void> {
  await sql`
    with kept as (
      update customer_order set hold_until = ${until}, hold_extended = true, changed_at = clock_timestamp()
      where region_id = ${region} and id = ${id} and state = 'held'
      returning id
    )
    ${extendHoldsOf(region, until, sql`order_id in (select id from kept)`)}`.execute(trx);
}
