import type { Transaction } from 'kysely';
import { placeQuoted } from '#features/checkout/api/public.ts';
import { readOperatorStatuses } from '#features/operators/api/public.ts';
import { assertSells } from '#features/policies/api/public.ts';
import { chosenContent } from '#features/quotations/contract/chosen-content.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { type OfferPrice, priceOffer } from '#features/quotations/contract/offer-price.ts';
import { scheduleOffer } from '#features/quotations/contract/offer-schedule.ts';
import { type AcceptBody, type AcceptedOffer, peopleOf } from '#features/quotations/contract/quotation.ts';
import { OPEN_OFFERS } from '#features/quotations/contract/quotation-states.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { saveOrderProgram } from '#features/trips/api/public.ts';
import type { Region } from '#regions/read-region.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { type AnsweredRequest, findAnswer, keepAnswer } from '#server/http/answered-request.store.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { moveOneOffer, moveRequest } from '../move-quotation.ts';
import { findVersion, lockOffers } from '../offer.store.ts';
import { lockQuotation, type OfferRow, type QuotationRow, type VersionRow } from '../quotation.store.ts';
import { openOffer } from '../quotation-access.ts';
import { quotationTermsOf } from '../quotation-terms.ts';
import { followLater } from './follow-order.ts';
import { linesToSell } from './lines-to-sell.ts';
import { letOptionGo } from './option.ts';
import { orderSecrets } from './order-secret.ts';
import { programOfOffer } from './program-of-offer.ts';

type Trx = Transaction<Tables>;
type Answer = Omit<AcceptedOffer, 'secret'>;

export interface Acceptance {
  body: AcceptBody;
  quotation: QuotationRow;
  offerId: string;
  accountId: string | null;
  secretOf: (orderId: string) => string;
  region: Region;
}

/** A repeated request with the same `uuid` returns the first answer. */
export async function acceptOffer(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const secretOf = await orderSecrets(config);
  serve(app, routes.acceptOffer, async (request, reply) => {
    const { quotation, offer } = await openOffer(platform, request);
    await assertSells(platform, 'quotation');
    const { body } = request;
    const acceptance: Acceptance = {
      body,
      quotation,
      offerId: offer.id,
      accountId: quotation.account_id,
      secretOf,
      region: await platform.region.current(),
    };
    const answer = await inTransaction(db, async (trx) => {
      // A concurrent repeated request waits for this lock and then finds the stored answer.
      const locked = (await lockQuotation(trx, config.REGION, quotation.id))!;
      const known = await findAnswer<Answer>(trx, requestOf(config.REGION, body));
      return known ?? (await acceptLocked(trx, platform, { ...acceptance, quotation: locked }));
    });
    keepConfidential(reply);
    return reply.code(201).send({ ...answer, secret: secretOf(answer.orderId) });
  });
}

const requestOf = (region: string, body: AcceptBody): AnsweredRequest => ({
  ...{ region, scope: 'quotations/accept', uuid: body.uuid, wish: body },
  differs: () => problem(QUOTATION_ERRORS, 'quotation_repeated_differently'),
});

/**
 * The caller has locked the quotation.
 * @throws a problem, and changes nothing, if the offer cannot be accepted
 */
export async function acceptLocked(trx: Trx, platform: Platform, acceptance: Acceptance): Promise<Answer> {
  const { body, quotation, region } = acceptance;
  const { region_id } = quotation;
  const now = new Date();
  const offers = await lockOffers(trx, region_id, quotation.id);
  const offer = offers.find(({ id }) => id === acceptance.offerId)!;
  const version = await versionToAccept(trx, offer, body, now);
  const { currency } = version;
  const price = priceToAccept(quotation, version, body);
  const chosen = price.lines.map(({ id }) => id);
  const content = chosenContent(version.content, chosen);
  const seller = (await readOperatorStatuses(trx, region_id, [offer.operator_id])).get(offer.operator_id)!;
  if (!seller.maySell) throw problem(QUOTATION_ERRORS, 'register_lapsed');

  await letOptionGo(trx, offer);
  const { party } = quotation.wish;
  const sold = {
    region: region_id,
    offerId: offer.id,
    operatorId: offer.operator_id,
    zone: seller.zone,
    currency,
    content,
    party,
  };
  const lines = await linesToSell(trx, { ...sold, priced: price.lines });
  const start = Math.min(...lines.map(({ sellable }) => sellable.departure.startsAt.getTime()));
  const holdUntil = new Date(Math.min(now.getTime() + quotationTermsOf(region).holdHours * 3_600_000, start));
  const order = await placeQuoted(trx, platform, {
    uuid: body.uuid,
    secretOf: acceptance.secretOf,
    accountId: acceptance.accountId,
    contact: quotation.contact,
    locale: quotation.locale,
    currency,
    schedule: scheduleOffer(content.payments, lines, { startDate: content.startDate, zone: seller.zone, now }),
    holdUntil,
    lines,
    region,
  });

  const booked = lines.map(({ bookingId }, index) => {
    const { id } = price.lines[index]!;
    return { bookingId, line: content.lines.find((line) => line.id === id)! };
  });
  const program = await programOfOffer(trx, quotation, content, booked, seller.zone);
  await saveOrderProgram(trx, region_id, order.id, program);

  const by = { actor: 'traveller', actorId: acceptance.accountId } as const;
  const note = {
    version: version.version,
    lines: chosen.length,
    of: content.lines.length,
    total: price.total,
    currency,
  };
  const chosenBookings = lines.map(({ bookingId }) => bookingId);
  const accepted = { order_id: order.id, chosen, chosen_bookings: chosenBookings, accepted_at: now };
  await moveOneOffer(trx, offer, { action: 'accept', ...by, note }, accepted);
  for (const other of offers) {
    if (other.id !== offer.id && OPEN_OFFERS.some((state) => state === other.state))
      await moveOneOffer(trx, other, { action: 'wait', actor: 'system' });
  }
  await moveRequest(trx, quotation, { action: 'accept', ...by, note: { offerId: offer.id, operator: seller.name } });
  await followLater(trx, platform, order);
  await platform.jobs.add(trx, 'quotations/tell-operator', { offerId: offer.id, about: 'accepted' });
  await platform.jobs.add(trx, 'quotations/tell-traveller', { offerId: offer.id, about: 'accepted' });

  const answer = {
    orderId: order.id,
    reference: order.reference,
    total: order.total,
    deposit: order.schedule[0]!.amount,
    currency,
    holdUntil: holdUntil.toISOString(),
  };
  await keepAnswer(trx, requestOf(region_id, body), answer);
  return answer;
}

async function versionToAccept(trx: Trx, offer: OfferRow, body: AcceptBody, now: Date): Promise<VersionRow> {
  if (offer.version > 0 && offer.version !== body.version) throw problem(QUOTATION_ERRORS, 'offer_changed');
  if (offer.state === 'expired') throw problem(QUOTATION_ERRORS, 'offer_over');
  const version = await findVersion(trx, offer.region_id, offer.id, body.version);
  if (!version || offer.state !== 'answered') throw problem(QUOTATION_ERRORS, 'offer_action_refused');
  if (offer.valid_until! <= now) throw problem(QUOTATION_ERRORS, 'offer_over');
  return version;
}

function priceToAccept(
  { wish }: QuotationRow,
  { content }: VersionRow,
  { chosen, expectedTotal }: AcceptBody,
): OfferPrice {
  const price = priceOffer(content, peopleOf(wish.party), chosen);
  if (price.refusals.length > 0) {
    throw problem(QUOTATION_ERRORS, 'lines_refused', {
      issues: price.refusals.map(({ code, lineId, message }) => ({
        path: lineId ? `body.chosen.${lineId}` : 'body.chosen',
        code,
        message,
      })),
    });
  }
  if (price.total !== expectedTotal)
    throw problem(QUOTATION_ERRORS, 'offer_changed', { members: { total: price.total } });
  return price;
}
