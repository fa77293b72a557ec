import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { insertBookings, takePlaces } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { EnterBooking } from '#features/checkout/contract/operator-bookings.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import type { PricedParty } from '#features/operators/contract/price-of.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import { insertOnSitePayment } from '#features/payments/api/public.ts';
import type { Region } from '#regions/read-region.ts';
import { hashKey, hashUuid, newReference, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { answerOnce } from '#server/http/answer-once.ts';
import { type AnsweredRequest, findAnswer, keepAnswer } from '#server/http/answered-request.store.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { enterOnSite } from '../on-site/record-on-site-payment.ts';
import { insertOrder } from '../order.store.ts';
import { itemsOf, snapshotOf, taxRateOf, taxWithin } from '../sale.rules.ts';
import { itemsFor, priceByHand, scheduleByHand } from './entered.rules.ts';
import { readOperatorBooking } from './operator-booking.view.ts';
import { refusalForOperator } from './refusal-for-operator.ts';
import { ownSellable } from './show-departure-fares.ts';

/** The operator receives the money directly, and the region takes no commission. */
export async function enterBooking(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const linkKey = (await openSiteKey(config))('order links');
  serve(app, routes.enterBooking, async (request, reply) => {
    const { actor, params, body } = request;
    const { accountId } = personOf(request);
    authorize(actor, 'operator.sell', { operatorId: params.operatorId });
    const region = await platform.region.current();
    const sellable = await ownSellable(db, config.REGION, params);
    const wish = { departureId: sellable.departure.id, ...body };
    const entered: AnsweredRequest = {
      ...{ region: config.REGION, scope: 'bookings/enter', uuid: body.id, wish },
      differs: () => problem(BOOKING_ERRORS, 'already_booked'),
    };
    await answerOnce<{ id: string }>({
      earlier: () => findAnswer(db, entered),
      work: () =>
        inTransaction(db, async (trx) => {
          const { order, booking, places } = draftByHand(config.REGION, { sellable, body, region, now: new Date() });
          const linkHash = hashKey(order.id, secretOf(linkKey, body.id));
          if (!(await insertOrder(trx, order, linkHash))) throw problem(BOOKING_ERRORS, 'already_booked');
          const wanted = [{ departureId: sellable.departure.id, places }];
          const [refused] = await takePlaces(trx, config.REGION, wanted, { late: true });
          if (refused) throw refusalForOperator(refused);
          const [added] = await insertBookings(trx, [booking], 'operator', accountId);
          if (!added) throw problem(BOOKING_ERRORS, 'already_booked');
          const { total, currency } = order;
          if (body.paid > 0) await takeAdvance(trx, { body, order, booking, accountId });
          await recordAudit(trx, {
            ...{ region: config.REGION, actor, action: 'bookings.enter' },
            subject: { kind: 'booking', id: booking.id },
            after: { amount: total, currency },
          });
          if (body.contact.email) await platform.jobs.add(trx, 'checkout/tell-confirmed', { orderId: order.id });
          await keepAnswer(trx, entered, { id: booking.id });
          return { id: booking.id };
        }),
    });
    return reply.code(201).send(await readOperatorBooking(platform, params.operatorId, body.id));
  });
}

interface Advance {
  body: EnterBooking;
  order: { region_id: string; id: string; currency: string };
  booking: { id: string; operator_id: string };
  accountId: string;
}

async function takeAdvance(trx: Transaction<Tables>, { body, order, booking, accountId }: Advance): Promise<void> {
  const payment = await insertOnSitePayment(trx, {
    ...{ region_id: order.region_id, id: randomUUID(), order_id: order.id, booking_id: booking.id },
    ...{ operator_id: booking.operator_id, means: body.means!, amount: body.paid, currency: order.currency },
    ...{ taken_by: accountId, voided_by: null, voided_at: null, void_reason: null },
  });
  await enterOnSite(trx, payment, 'on-site');
}

interface Entered {
  sellable: Sellable;
  body: EnterBooking;
  region: Region;
  now: Date;
}

/** @throws booking_units_refused with every reason */
function priced({ sellable, body, now }: Entered): PricedParty {
  const party = priceByHand(sellable, body.units, now);
  if (!party.ok) {
    const issues = party.refusals.map(({ code, message }) => ({ path: 'body.units', code, message }));
    throw problem(BOOKING_ERRORS, 'booking_units_refused', { issues });
  }
  if (body.paid > (body.total ?? party.total))
    refuse('body.paid', 'too_much', 'Lo que ya te pagaron no puede ser más que el precio.');
  if (body.paid > 0 && !body.means) refuse('body.means', 'missing', 'Di cómo te pagó.');
  return party;
}

function refuse(path: string, code: string, message: string): never {
  throw problem(BOOKING_ERRORS, 'booking_units_refused', { issues: [{ path, code, message }] });
}

function draftByHand(regionId: string, entered: Entered) {
  const { sellable, body, region, now } = entered;
  const party = priced(entered);
  const id = body.id.toLowerCase();
  const total = body.total ?? party.total;
  const { departure, option, plan, operator } = sellable;
  const common = {
    ...{ region_id: regionId, channel: 'desk' as const, currency: party.currency, total },
    ...{ hold_until: null, created_at: now, confirmed_at: now, changed_at: now },
  };
  const { name, phone, email = '' } = body.contact;
  const schedule = scheduleByHand(id, { total, paid: body.paid }, { now, startsAt: departure.startsAt });
  const order = {
    ...common,
    ...{ id: randomUUID(), reference: newReference('VR'), state: 'confirmed' as const, account_id: null },
    ...{ schedule: JSON.stringify(schedule), paid: body.paid, creation_hash: hashUuid(id) },
    contact: JSON.stringify({ name, phone, email }),
  };
  const booking = {
    ...common,
    ...{ id, reference: newReference('RB'), order_id: order.id, state: 'CONFIRMED' as const },
    ...{ operator_id: operator.id, plan_id: plan.id, plan_version: plan.version, option_id: option.id },
    ...{ departure_id: departure.id, places: party.places, commission_bps: 0 },
    tax: taxWithin(total, taxRateOf(region)),
    items: JSON.stringify(itemsFor(itemsOf(party, randomUUID), party.total, total)),
    snapshot: JSON.stringify(snapshotOf(sellable)),
    answers: body.note ? JSON.stringify({ note: body.note }) : null,
    ...{ reseller: null, test_mode: false, redeemed_at: null, cancellation: null, cancelled_at: null },
  };
  return { order, booking, places: party.places };
}
