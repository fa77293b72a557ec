import { accountIdOf } from '#features/accounts/contract/actor.ts';
import {
  insertBookings,
  lockBrowser,
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
import { hashRequest, hashUuid, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { HoldKeys } from './confirm-email/hold-keys.ts';
import { draftOrder, type OrderDraft, type OrderRequest } from './draft-order.ts';
import { type AnsweredRequest, findAnswer, insertOrder, keepAnswer } from './order.store.ts';
import { type LineRefusal, type PricedLine, priceLines, termsOf } from './sale.rules.ts';

const SCOPE = 'orders/place';

/**
 * Holds seats for all lines of a basket, or refuses the basket with a reason for each refused line. Repeated requests
 * with the same id make one order and get the stored response.
 */
export async function placeOrder(app: App, platform: Platform, keys: HoldKeys): Promise<void> {
  const { db, config } = platform;
  const linkKey = (await openSiteKey(config))('order links');
  serve(app, routes.placeOrder, async (request, reply) => {
    await assertSells(platform, 'basket');
    const { actor, body } = request;
    const region = await platform.region.current();
    const accountId = accountIdOf(actor);
    const secret = secretOf(linkKey, body.uuid);
    const asked = { body, region, accountId, secret, owner: keys.ownerOf(request, body) };
    const answer = await placeOnce(asked);
    keepConfidential(reply);
    return reply.code(201).send({ order: answer, secret });
  });

  /**
   * Places an order, or returns the stored response of an earlier request with this id. Most ids are new, so the stored
   * response is read only if the order cannot be placed.
   */
  async function placeOnce(asked: OrderRequest): Promise<Order> {
    const placed = await place(platform, asked).catch(async (error: unknown) => {
      const answer = await repeated(asked.body);
      if (!answer) throw error;
      return answer;
    });
    const answer = placed ?? (await repeated(asked.body));
    if (!answer) throw problem(CHECKOUT_ERRORS, 'order_refused');
    return answer;
  }

  /**
   * Reads the stored response to the basket's request id.
   * @throws if the first request with this id had another basket.
   */
  async function repeated(body: PlaceOrderBody): Promise<Order | undefined> {
    const known = await findAnswer(db, config.REGION, SCOPE, hashUuid(body.uuid).toString('hex'));
    if (!known?.body) return undefined;
    if (!known.request_hash.equals(hashWish(body))) throw problem(CHECKOUT_ERRORS, 'order_repeated_differently');
    return JSON.parse(known.body);
  }
}

/**
 * Hashes a basket, to compare repeated requests. A repeated request may name another browser or pass, so these are left
 * out.
 */
function hashWish({ browser: _, emailPass: __, ...wish }: PlaceOrderBody): Buffer {
  return hashRequest(wish);
}

class PlacedMeanwhile extends Error {}

class OverLimit extends Error {
  readonly over: RefusedHold[];
  constructor(over: RefusedHold[]) {
    super('Too many places are held unpaid.');
    this.over = over;
  }
}

/** @returns undefined if an equal request was faster. The response of that request is stored. */
async function place(platform: Platform, asked: OrderRequest): Promise<Order | undefined> {
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
  const answer = {
    region: config.REGION,
    scope: SCOPE,
    key: hashUuid(body.uuid).toString('hex'),
    requestHash: hashWish(body),
    status: 201,
    body: JSON.stringify(draft.view),
  };
  const placing = () => inTransaction(db, (trx) => write(trx, draft, priced, answer));
  try {
    await placing().catch(async (error: unknown) => {
      // Expired holds must not count. They are released in a separate transaction, which locks orders first.
      if (!(error instanceof OverLimit) || (await releaseHolds(platform, draft)) === 0) throw error;
      await placing();
    });
    return draft.view;
  } catch (error) {
    if (error instanceof PlacedMeanwhile) return undefined;
    if (error instanceof OverLimit) throw overLimit(error.over, priced);
    throw error;
  }
}

function releaseHolds({ db }: Platform, { region, wanted }: OrderDraft): Promise<number> {
  const ids = wanted.map(({ departureId }) => departureId);
  return inTransaction(db, (trx) => releaseOverdue(trx, region, ids));
}

/** @throws if a line cannot be sold, with the reason for each line. */
async function write(
  trx: Database,
  { region, order, linkHash, wanted, bookings, accountId, hold }: OrderDraft,
  priced: readonly PricedLine[],
  answer: AnsweredRequest,
): Promise<void> {
  await lockBrowser(trx, hold.owner);
  if (!(await insertOrder(trx, order, linkHash))) throw new PlacedMeanwhile();
  const out = await takePlaces(trx, region, wanted);
  if (out.length > 0) throw soldOut(out, priced);
  const added = await insertBookings(trx, bookings, 'traveller', accountId);
  if (added.length < bookings.length) throw problem(BOOKING_ERRORS, 'already_booked');
  const over = await noteHold(trx, hold);
  if (over.length > 0) throw new OverLimit(over);
  await keepAnswer(trx, answer);
}

/**
 * Checks rules for the whole basket.
 * @throws with all broken rules.
 */
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

/** Names the number of free seats for each line. */
function soldOut(out: readonly Refused[], priced: readonly PricedLine[]) {
  return problem(BOOKING_ERRORS, out[0]!.code, {
    issues: out.flatMap(({ departureId, code, left }) =>
      priced
        .filter(({ line }) => line.departureId === departureId)
        .map(({ line, sellable }) => ({
          path: `body.lines.${line.uuid}`,
          code,
          message:
            left > 0
              ? `${sellable.plan.title}: quedan ${left}.`
              : `${sellable.plan.title}: ${BOOKING_ERRORS[code].title.toLowerCase()}.`,
        })),
    ),
  });
}

/** Names the reason for each line. */
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
