import { type Selectable, sql } from 'kysely';
import type { CardProvider } from '#features/card-providers.ts';
import type { PaymentState } from '#features/payments/contract/payment-states.ts';
import type { CardPayment } from '#server/cards/port.ts';
import type { Database } from '#server/database/connect.ts';
import type { PaymentCause, PaymentTable } from './tables.ts';

export type PaymentRow = Selectable<PaymentTable>;

export interface NewPayment {
  region: string;
  orderId: string;
  instalment: number;
  clientKey: string;
  amount: number;
  currency: string;
  provider: CardProvider;
  mode: 'page' | 'frame';
  payer: { name: string; email: string };
  checkAt: Date;
}

/**
 * Stores the payment before the provider is called, because the process may crash. If the instalment has an open
 * payment, that payment is reused with the payer's present name and email.
 * @returns `isNew`, which is false for a reused payment
 */
export async function beginPayment(trx: Database, it: NewPayment): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const added = await trx
    .insertInto('payment')
    .values({
      region_id: it.region,
      order_id: it.orderId,
      instalment: it.instalment,
      client_key: it.clientKey,
      state: 'created',
      amount: it.amount,
      currency: it.currency,
      provider: it.provider,
      mode: it.mode,
      payer: JSON.stringify(it.payer),
      check_at: it.checkAt,
    })
    .onConflict((same) => same.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return { payment: added, isNew: true };
  const payment = await trx
    .selectFrom('payment')
    .selectAll()
    .where('region_id', '=', it.region)
    .where('order_id', '=', it.orderId)
    .where((it_) =>
      it_.or([
        it_('client_key', '=', it.clientKey),
        it_.and([
          it_('instalment', '=', it.instalment),
          it_('state', 'in', ['created', 'requires_action', 'authorized']),
        ]),
      ]),
    )
    .orderBy(sql`client_key = ${it.clientKey} desc`)
    .executeTakeFirstOrThrow();
  const isUnpaid = payment.state === 'created' || payment.state === 'requires_action';
  return { payment: isUnpaid ? await renamePayer(trx, payment, it.payer) : payment, isNew: false };
}

function renamePayer(trx: Database, { region_id, id }: PaymentRow, payer: NewPayment['payer']): Promise<PaymentRow> {
  return trx
    .updateTable('payment')
    .set({ payer: JSON.stringify(payer) })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findPayment(db: Database, region: string, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

export function lockPayment(trx: Database, region: string, id: string): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payment')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function readOrderPayments(db: Database, region: string, orderId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('region_id', '=', region)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}

/**
 * Captured and refunded amounts never decrease, because a report may be old.
 * @param to the new state, or null to keep the state
 * @param askedAt the stored check time before the provider was asked. If the check time has changed since, it is kept.
 */
export function savePayment(
  trx: Database,
  payment: PaymentRow,
  seen: CardPayment,
  to: PaymentState | null,
  { cause, checkAt, askedAt }: { cause: PaymentCause; checkAt: Date | null; askedAt: Date | null },
): Promise<PaymentRow> {
  const state = to ?? payment.state;
  const update = trx
    .updateTable('payment')
    .set({
      state,
      provider_id: seen.id,
      decline: json(seen.decline ?? payment.decline),
      captured: Math.max(payment.captured, seen.captured),
      refunded: Math.max(payment.refunded, seen.refunded),
      fee: seen.fee ?? payment.fee,
      card: json(seen.card ?? payment.card),
      action: json(seen.action),
      check_at: sql<Date | null>`case
        when check_at <= clock_timestamp() and date_trunc('milliseconds', check_at) is distinct from ${askedAt}::timestamptz
          and not (told_of_capture and ${state}::text = 'captured') then check_at
        else ${checkAt}::timestamptz end`,
      checks: cause === 'poll' ? payment.checks + 1 : payment.checks,
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where('region_id', '=', payment.region_id)
    .where('id', '=', payment.id)
    .returningAll();
  if (to === null) return update.executeTakeFirstOrThrow();
  const detail = seen.decline?.code ?? null;
  return trx
    .with('moved', () => update)
    .with('recorded', (db) =>
      db
        .insertInto('payment_event')
        .columns(['region_id', 'payment_id', 'from_state', 'to_state', 'cause', 'detail'])
        .expression((from) =>
          from
            .selectFrom('moved')
            .select([
              'region_id',
              'id',
              sql<PaymentState>`${payment.state}`.as('from_state'),
              sql<PaymentState>`${to}`.as('to_state'),
              sql<PaymentCause>`${cause}`.as('cause'),
              sql<string | null>`${detail}`.as('detail'),
            ]),
        ),
    )
    .selectFrom('moved')
    .selectAll()
    .executeTakeFirstOrThrow();
}

const json = (value: object | null) => value && JSON.stringify(value);

/**
 * Skips payments that another process has locked.
 * @param again the time of the next check
 */
export async function takePaymentsToCheck(db: Database, region: string, limit: number, again: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from payment where region_id = ${region} and check_at <= clock_timestamp()
      order by check_at limit ${limit} for update skip locked
    )
    update payment set check_at = ${again} where region_id = ${region} and id in (select id from due) returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The caller must have locked the payment. A refund that the provider already reported is not counted twice. */
export async function countRefunded(trx: Database, payment: PaymentRow): Promise<void> {
  await trx
    .updateTable('payment')
    .set({
      refunded: sql<number>`greatest(refunded, (select sum(amount) from refund
        where region_id = ${payment.region_id} and payment_id = ${payment.id} and state = 'settled'))`,
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where('region_id', '=', payment.region_id)
    .where('id', '=', payment.id)
    .execute();
}

export async function learnFees(
  trx: Database,
  region: string,
  fees: readonly { paymentId: string; fee: number }[],
): Promise<void> {
  await sql`
    update payment p set fee = f.fee, changed_at = clock_timestamp()
    from unnest(${fees.map(({ paymentId }) => paymentId)}::uuid[], ${fees.map(({ fee }) => fee)}::bigint[]) f (id, fee)
    where p.region_id = ${region} and p.id = f.id and p.fee is null`.execute(trx);
}

export async function askSoon(trx: Database, region: string, ids: readonly string[]): Promise<void> {
  await sql`update payment set check_at = clock_timestamp(), told_of_capture = false
    where region_id = ${region} and id = any(${ids}::uuid[]) and state = 'captured'`.execute(trx);
}
