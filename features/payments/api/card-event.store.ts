import { sql } from 'kysely';
import type { CardProvider } from '#features/card-providers.ts';
import type { CardEvent } from '#server/cards/port.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import type { PaymentRow } from './payment.store.ts';

type HeardEvent = Pick<CardEvent, 'id' | 'kind' | 'paymentId' | 'providerPaymentId'>;

/** @returns undefined if the event is already stored or is about no payment of this region */
export async function findNewlyHeard(
  db: Database,
  region: string,
  provider: CardProvider,
  { id, paymentId }: HeardEvent,
): Promise<PaymentRow | undefined> {
  if (!paymentId || !isUuid(paymentId)) return undefined;
  return db
    .selectFrom('payment')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', paymentId)
    .where('provider', '=', provider)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('card_event')
            .select('event_id')
            .where('card_event.region_id', '=', region)
            .where('card_event.provider', '=', provider)
            .where('card_event.event_id', '=', id),
        ),
      ),
    )
    .executeTakeFirst();
}

export async function keepHeard(
  trx: Database,
  region: string,
  provider: CardProvider,
  { id, kind, providerPaymentId }: HeardEvent,
): Promise<void> {
  await trx
    .insertInto('card_event')
    .values({ provider, event_id: id, region_id: region, kind, provider_payment_id: providerPaymentId })
    .onConflict((same) => same.doNothing())
    .execute();
}

/**
 * Schedules a check of the payment, except for a capture that is already stored.
 * @returns `isNew`, which is false for a stored event, and `isOurs`, which is true for a payment of this region
 */
export async function keepCardEvent(
  db: Database,
  region: string,
  provider: CardProvider,
  event: HeardEvent,
): Promise<{ isNew: boolean; isOurs: boolean }> {
  const paymentId = event.paymentId && isUuid(event.paymentId) ? event.paymentId : null;
  const { rows } = await sql<{ isNew: boolean; isOurs: boolean }>`
    with heard as (
      insert into card_event (provider, event_id, region_id, kind, provider_payment_id)
      values (${provider}, ${event.id}, ${region}, ${event.kind}, ${event.providerPaymentId})
      on conflict do nothing returning event_id
    ), meant as (
      select id from payment where region_id = ${region} and id = ${paymentId}::uuid and provider = ${provider}
      union
      select id from payment where provider = ${provider} and provider_id = ${event.providerPaymentId} and region_id = ${region}
    ), woken as (
      update payment set check_at = clock_timestamp(),
        told_of_capture = ${event.kind} = 'payment' and (told_of_capture or check_at is null or check_at > clock_timestamp())
      where region_id = ${region} and id in (select id from meant)
        and exists (select from heard) and not (${event.kind} = 'payment' and state = 'captured')
    )
    select exists (select from heard) as "isNew", exists (select from meant) as "isOurs"`.execute(db);
  return rows[0]!;
}
