import type pg from 'pg';
import type { Payment } from './payment.ts';

const UNIQUE_VIOLATION = '23505';

export interface KeptAnswer {
  key: string;
  /** The hash of the call. A different call with the same key is refused. */
  fingerprint: string;
  status: number;
  body: string;
}

export interface NewDelivery {
  eventId: string;
  url: string;
  body: string;
  dueAt: Date;
}

/** A write succeeds only if `version` has not changed since the payment was read. */
export interface StoredPayment {
  payment: Payment;
  version: number;
}

export async function insertPayment(pool: pg.Pool, payment: Payment, answer: KeptAnswer): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with fresh as (
       insert into sandbox_cards.idempotency (key, fingerprint, status, body, created_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning key)
     insert into sandbox_cards.payment (id, key, document, created_at) select $6, key, $7, $5 from fresh`,
    [answer.key, answer.fingerprint, answer.status, answer.body, payment.createdAt, payment.id, payment],
  );
  return rowCount === 1;
}

export async function readForChange(
  pool: pg.Pool,
  id: string,
  key: string | null,
): Promise<{ known: StoredPayment | null; answer: KeptAnswer | null }> {
  const { rows } = await pool.query<{ document: Payment | null; version: number; answer: KeptAnswer | null }>(
    `select payment.document, payment.version, to_jsonb(kept) as answer
     from (select $1::text as id, $2::text as key) asked
     left join sandbox_cards.payment on payment.id = asked.id
     left join sandbox_cards.idempotency kept on kept.key = asked.key`,
    [id, key],
  );
  const { document, version, answer } = rows[0]!;
  return { known: document && { payment: document, version }, answer };
}

/**
 * @returns the ids of the webhooks in their order, or null if another call changed the payment first and the caller
 * must read it again
 */
export async function writeChange(
  pool: pg.Pool,
  { payment, version }: StoredPayment,
  answer: KeptAnswer | null,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<string[] | null> {
  try {
    const { rows } = await pool.query<{ changed: boolean; posted: string[] }>(
      `with changed as (
         update sandbox_cards.payment set document = $3, version = version + 1 where id = $1 and version = $2 returning id),
       kept as (
         insert into sandbox_cards.idempotency (key, fingerprint, status, body, created_at)
         select $4, $5, $6, $7, $8 from changed where $4::text is not null),
       posted as (
         insert into sandbox_cards.delivery (event_id, payment_id, url, body, due_at)
         select event, id, url, body, due from changed,
           unnest($9::text[], $10::text[], $11::text[], $12::timestamptz[]) with ordinality as one (event, url, body, due, place)
         order by place returning delivery.id)
       select exists (select from changed) as changed, array(select id::text from posted order by posted.id) as posted`,
      [
        ...[payment.id, version, payment, answer?.key ?? null, answer?.fingerprint ?? null],
        ...[answer?.status ?? null, answer?.body ?? null, now],
        ...[deliveries.map((one) => one.eventId), deliveries.map((one) => one.url), deliveries.map((one) => one.body)],
        deliveries.map((one) => one.dueAt),
      ],
    );
    return rows[0]!.changed ? rows[0]!.posted : null;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

export async function keepAnswer(pool: pg.Pool, answer: KeptAnswer, now: Date): Promise<void> {
  await pool.query(
    `insert into sandbox_cards.idempotency (key, fingerprint, status, body, created_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [answer.key, answer.fingerprint, answer.status, answer.body, now],
  );
}

export async function readAnswer(pool: pg.Pool, key: string): Promise<KeptAnswer | null> {
  const { rows } = await pool.query<KeptAnswer>(
    'select key, fingerprint, status, body from sandbox_cards.idempotency where key = $1',
    [key],
  );
  return rows[0] ?? null;
}

export async function readPayment(pool: pg.Pool, id: string): Promise<Payment | null> {
  const { rows } = await pool.query<{ document: Payment }>('select document from sandbox_cards.payment where id = $1', [
    id,
  ]);
  return rows[0]?.document ?? null;
}

export async function findPayment(pool: pg.Pool, key: string): Promise<Payment | null> {
  const { rows } = await pool.query<{ document: Payment }>(
    'select document from sandbox_cards.payment where key = $1',
    [key],
  );
  return rows[0]?.document ?? null;
}

export async function listPayments(pool: pg.Pool, most: number): Promise<Payment[]> {
  const { rows } = await pool.query<{ document: Payment }>(
    'select document from sandbox_cards.payment order by created_at desc limit $1',
    [most],
  );
  return rows.map(({ document }) => document);
}

/** `from` and `to` are ISO instants in UTC. */
export async function listMoved(pool: pg.Pool, from: string, to: string): Promise<Payment[]> {
  const { rows } = await pool.query<{ document: Payment }>(
    `select document from sandbox_cards.payment
     where (document->>'captured')::bigint > 0 and (
       exists (select from jsonb_array_elements(coalesce(document->'moves', '[]')) move where move->>'at' >= $1 and move->>'at' < $2)
       or exists (select from jsonb_array_elements(document->'refunds') refund where refund->>'endsAt' >= $1 and refund->>'endsAt' < $2)
       or (document->>'disputesAt' >= $1 and document->>'disputesAt' < $2))`,
    [from, to],
  );
  return rows.map(({ document }) => document);
}
