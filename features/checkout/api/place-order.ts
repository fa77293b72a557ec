import { accountIdOf } from '#features/accounts/contract/actor.ts';
import {
  type HoldOwner,
  insertBookings,
  lockBrowser,
  type NewHold,
  noteHold,
  type Refused,
  type RefusedHold,
  releaseOverdue,
  takePlaces,
} from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import type { Order, PlaceOrderBody } from '#features/checkout/contract/order.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import type { Issue } from '#features/issues.ts';
import { readSellables } from '#features/operators/api/public.ts';
import { assertSells } from '#features/policies/api/public.ts';
import { secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { answerOnce } from '#server/http/answer-once.ts';
import { type AnsweredRequest, findAnswer, keepAnswer } from '#server/http/answered-request.store.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { HoldKeys } from './confirm-email/hold-keys.ts';
import { draftOrder, type OrderDraft, type OrderRequest } from './draft-order.ts';
import { insertOrder } from './order.store.ts';
import { type LineRefusal, type PricedLine, priceLines, termsOf } from './sale.rules.ts';

export async function placeOrder(app: App, platform: Platform, keys: HoldKeys): Promise<void> {
  const { db, config } = platform;
  const linkKey = (await openSiteKey(config))('order links');
  serve(app, routes.placeOrder, async (request, reply) => {
    await assertSells(platform, 'basket');
    const { actor, body } = request;
    const region = await platform.region.current();
    const accountId = accountIdOf(actor);
    const secret = secretOf(linkKey, body.uuid);
    const asked = { body, region, accountId, secret };
    const owner = keys.ownerOf(request, body);
    const basket = requestOf(config.REGION, body);
    const { result: order } = await answerOnce<Order>({
      earlier: () => findAnswer(db, basket),
      work: () => place(platform, asked, owner, basket),
      workFirst: true,
    });
    keepConfidential(reply);
    return reply.code(201).send({ order, secret });
  });
}

const requestOf = (region: string, { browser: _, emailPass: __, ...wish }: PlaceOrderBody): AnsweredRequest => ({
  ...{ region, scope: 'orders/place', uuid: wish.uuid, wish },
  differs: () => problem(CHECKOUT_ERRORS, 'order_repeated_differently'),
});

class OverLimit extends Error {
  readonly over: RefusedHold[];
  constructor(over: RefusedHold[]) {
    super('Too many places are held unpaid.');
    this.over = over;
  }
}

async function place(
  platform: Platform,
  asked: OrderRequest,
  owner: HoldOwner,
  basket: AnsweredRequest,
): Promise<Order> {
  const { db, config } = platform;
  const { body, region } = asked;
  const now = new Date();
  const sellables = await readSellables(
    db,
    config.REGION,
    body.lines.map(({ departureId }) => departureId),
  );
  const { priced, refused } = priceLines(body.lines, sellables, now);
  if (refused.length > 0) throw refusal(refused);
  const terms = termsOf(region);
  checkBasket(priced, terms.mostLines, body.expectedTotal);
  const draft = draftOrder(config.REGION, asked, priced, now);
  const hold = {
    region: draft.region,
    orderId: draft.order.id,
    owner,
    limits: terms,
    wanted: byDeparture(draft.wanted),
  };
  const placing = () => inTransaction(db, (trx) => write(trx, draft, hold, priced, basket));
  try {
    await placing().catch(async (error: unknown) => {
      // Expired holds must not count, so they are released before the second try. A separate transaction releases them,
      // because orders must be locked first.
      if (!(error instanceof OverLimit) || (await releaseHolds(platform, draft)) === 0) throw error;
      await placing();
    });
    return draft.view;
  } catch (error) {
    if (error instanceof OverLimit) throw overLimit(error.over, priced);
    throw error;
  }
}

function releaseHolds({ db }: Platform, { region, wanted }: OrderDraft): Promise<number> {
  const ids = wanted.map(({ departureId }) => departureId);
  return inTransaction(db, (trx) => releaseOverdue(trx, region, ids));
}

/**
 * @throws order_refused if an order with the id exists
 * @throws a problem with a reason for each line that cannot be sold
 */
async function write(
  trx: Database,
  { region, order, linkHash, wanted, bookings, accountId, view }: OrderDraft,
  hold: NewHold,
  priced: readonly PricedLine[],
  basket: AnsweredRequest,
): Promise<void> {
  await lockBrowser(trx, hold.owner);
  if (!(await insertOrder(trx, order, linkHash))) throw problem(CHECKOUT_ERRORS, 'order_refused');
  const out = await takePlaces(trx, region, wanted);
  if (out.length > 0) throw soldOut(out, priced);
  const added = await insertBookings(trx, bookings, 'traveller', accountId);
  if (added.length < bookings.length) throw problem(BOOKING_ERRORS, 'already_booked');
  const over = await noteHold(trx, hold);
  if (over.length > 0) throw new OverLimit(over);
  await keepAnswer(trx, basket, view);
}

function byDeparture(wanted: readonly { departureId: string; places: number }[]) {
  return [...new Set(wanted.map(({ departureId }) => departureId.toLowerCase()))].map((departureId) => ({
    departureId,
    places: wanted.reduce((sum, one) => sum + (one.departureId.toLowerCase() === departureId ? one.places : 0), 0),
  }));
}

function checkBasket(priced: readonly PricedLine[], mostLines: number, expected: number | undefined): void {
  const [first] = priced;
  const total = priced.reduce((sum, { party }) => sum + party.total, 0);
  const issues: Issue[] = [];
  if (priced.length > mostLines) {
    issues.push({ path: 'body.lines', code: 'too_many', message: `En una canasta caben ${mostLines} reservas.` });
  }
  if (priced.some(({ party }) => party.currency !== first!.party.currency)) {
    issues.push({
      path: 'body.lines',
      code: 'currency',
      message: 'Lo que se paga junto tiene que estar en una sola moneda.',
    });
  }
  if (expected !== undefined && expected !== total) {
    issues.push({
      path: 'body.expectedTotal',
      code: 'price_changed',
      message: 'El precio cambió. Míralo antes de seguir.',
    });
  }
  if (issues.length > 0) throw problem(CHECKOUT_ERRORS, 'order_refused', { issues, members: { total } });
}

function refusal(refused: readonly LineRefusal[]) {
  return problem(CHECKOUT_ERRORS, 'order_refused', {
    issues: refused.flatMap(({ uuid, refusals }) =>
      refusals.map(({ code, message }) => ({ path: `body.lines.${uuid}`, code, message })),
    ),
  });
}

function soldOut(out: readonly Refused[], priced: readonly PricedLine[]) {
  return problem(BOOKING_ERRORS, out[0]!.code, {
    issues: out.flatMap(({ departureId, code, left }) =>
      priced
        .filter(({ line }) => line.departureId === departureId)
        .map(({ line, sellable }) => ({
          path: `body.lines.${line.uuid}`,
          code,
          message:
            left !== null && left > 0
              ? `${sellable.plan.title}: quedan ${left}.`
              : `${sellable.plan.title}: ${BOOKING_ERRORS[code].title.toLowerCase()}.`,
        })),
    ),
  });
}

function overLimit(over: readonly RefusedHold[], priced: readonly PricedLine[]) {
  const { code } = over[0]!;
  return problem(CHECKOUT_ERRORS, code, {
    issues: over.flatMap(({ departureId, code: reason }) =>
      priced
        .filter(({ line }) => line.departureId.toLowerCase() === departureId)
        .map(({ line, sellable }) => ({
          path: `body.lines.${line.uuid}`,
          code: reason,
          message: `${sellable.plan.title}: ${CHECKOUT_ERRORS[reason].detail}`,
        })),
    ),
  });
}
