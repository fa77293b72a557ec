import type pg from 'pg';

export interface Delivery {
  id: string;
  url: string;
  body: string;
  attempts: number;
}

export interface ListedEvent {
  body: string;
  dueAt: Date;
  deliveredAt: Date | null;
  attempts: number;
  lastStatus: number | null;
}

/** After the instant `lease`, other processes may claim the same deliveries. */
export async function claimDue(pool: pg.Pool, until: Date, lease: Date, most: number): Promise<Delivery[]> {
  const { rows } = await pool.query<Delivery>(
    `update sandbox_cards.delivery set due_at = $2
     where id in (
       select id from sandbox_cards.delivery where delivered_at is null and given_up_at is null and due_at <= $1
       order by due_at limit $3 for update skip locked)
     returning id::text, url, body, attempts`,
    [until, lease, most],
  );
  return rows;
}

export async function markDelivered(pool: pg.Pool, ids: readonly string[], now: Date): Promise<void> {
  await pool.query(
    `update sandbox_cards.delivery set delivered_at = $2, attempts = attempts + 1, last_status = 200
      where id = any($1::bigint[])`,
    [ids, now],
  );
}

export async function markMissed(
  pool: pg.Pool,
  id: string,
  status: number | null,
  nextAt: Date | null,
  now: Date,
): Promise<void> {
  await pool.query(
    `update sandbox_cards.delivery set attempts = attempts + 1, last_status = $2, due_at = coalesce($3, due_at),
       given_up_at = case when $3::timestamptz is null then $4::timestamptz end
     where id = $1`,
    [id, status, nextAt, now],
  );
}

export async function listDeliveries(pool: pg.Pool, paymentId: string): Promise<ListedEvent[]> {
  const { rows } = await pool.query<ListedEvent>(
    `select body, due_at as "dueAt", delivered_at as "deliveredAt", attempts, last_status as "lastStatus"
     from sandbox_cards.delivery where payment_id = $1 order by id`,
    [paymentId],
  );
  return rows;
}
