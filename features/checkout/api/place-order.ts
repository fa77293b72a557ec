import {
  insertBookings,
  lockBrowser,
  type NewHold,
  noteHold,
  noteHoldAtOnce,
  releaseOverdue,
  takePlaces,
  takePlacesAtOnce,
} from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { type Order, PlacedOrder, PlaceOrderBody } from '#features/checkout/contract/order.ts';
import { orderRoutes } from '#features/checkout/contract/routes.ts';
import { readSellables } from '#features/operators/api/public.ts';
import { assertSells } from '#features/policies/api/public.ts';
import { hashRequest, hashUuid, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Database } from '#server/database/connect.ts';
import { isThereAlready, isTurnedDown } from '#server/database/demand.ts';
import { andCommit, atOnce, inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import type { HoldKeys } from './confirm-email/hold-keys.ts';
import { type Asked, draftOrder, type OrderDraft } from './draft-order.ts';
import { findAnswer, insertOrder, keepAnswer } from './order.store.ts';
import { checkBasket, overLimit, refusal, soldOut } from './refuse-basket.ts';
import { type PricedLine, priceLines } from './sale.rules.ts';
import { termsOf } from './selling-terms.ts';

const SCOPE = 'orders/place';

/**
 * `POST /api/orders/`: holds every line of a basket at once, or none, with the reason of each line that cannot be had. The
 * browser's number makes it one order however often it is asked for, with the same answer byte for byte.
 */
export async function placeOrder(app: App, platform: Platform, keys: HoldKeys): Promise<void> {
  const { db, config } = platform;
  const linkKey = (await openSiteKey(config))('order links');
  app.post(
    orderRoutes.place,
    {
      config: { right: 'orders.place' },
      bodyLimit: 65_536,
      schema: {
        tags: ['Reservas'],
        summary: 'Guarda los lugares de una canasta mientras se paga',
        body: PlaceOrderBody,
        response: { 201: PlacedOrder },
      },
    },
    async (request, reply) => {
      await assertSells(platform, 'basket');
      const { actor, body } = request;
      const region = await platform.region.current();
      const accountId = actor.kind === 'person' ? actor.accountId : null;
      const secret = secretOf(linkKey, body.uuid);
      const asked = { body, region, accountId, secret, owner: keys.ownerOf(request, body) };
      const answer = await placeOnce(asked);
      keepConfidential(reply);
      return reply.code(201).send({ order: answer, secret });
    },
  );

  /** Most are asked once: only a number that is known, or whose order cannot be had now, is looked up among the answers. */
  async function placeOnce(asked: Asked): Promise<Order> {
    const placed = await place(platform, asked).catch(async (error: unknown) => {
      const answer = await repeated(asked.body);
      if (!answer) throw error;
      return answer;
    });
    const answer = placed ?? (await repeated(asked.body));
    if (!answer) throw problem(CHECKOUT_ERRORS, 'order_refused');
    return answer;
  }

  /** The first answer to this number. @throws when it was asked for something else then. */
  async function repeated(body: PlaceOrderBody): Promise<Order | undefined> {
    const known = await findAnswer(db, config.REGION, SCOPE, hashUuid(body.uuid).toString('hex'));
    if (!known?.body) return undefined;
    if (!known.request_hash.equals(hashWish(body))) throw problem(CHECKOUT_ERRORS, 'order_repeated_differently');
    return JSON.parse(known.body);
  }
}

/** Who asks, and as whom, may be another the next time: a repeated request is one for the same places. */
function hashWish({ browser: _, emailPass: __, ...wish }: PlaceOrderBody): Buffer {
  return hashRequest(wish);
}

class PlacedMeanwhile extends Error {}

/** @returns undefined when an equal request was faster: its answer is kept. */
async function place(platform: Platform, asked: Asked): Promise<Order | undefined> {
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
  // The usual case needs no answer on the way; what is unusual about another is found out by asking step by step.
  if (priced.every(({ sellable }) => !sellable.departure.shares)) {
    try {
      const turns = draft.wanted.map(({ departureId }) => departureId).sort();
      await atOnce(db, turns, (trx) => Promise.all([writeNew(trx, draft), keepAnswer(trx, answer)]));
      return draft.view;
    } catch (error) {
      if (!isTurnedDown(error) && !isThereAlready(error)) throw error;
    }
  }
  try {
    await inTransaction(db, async (trx) => {
      await write(trx, draft, priced);
      return andCommit(() => keepAnswer(trx, answer));
    });
    return draft.view;
  } catch (error) {
    if (error instanceof PlacedMeanwhile) return undefined;
    throw error;
  }
}

/** @throws when there is such an order or booking, places cannot be had, or too many are held unpaid: the database says so. */
async function writeNew(
  trx: Database,
  { region, order, linkHash, wanted, bookings, accountId, hold }: OrderDraft,
): Promise<void> {
  await Promise.all([
    lockBrowser(trx, hold.owner, false),
    insertOrder(trx, order, linkHash, true),
    takePlacesAtOnce(trx, region, wanted),
    insertBookings(trx, bookings, 'traveller', accountId, true),
    noteHoldAtOnce(trx, hold),
  ]);
}

/** @throws with what of it cannot be had, and why. */
async function write(
  trx: Database,
  { region, order, linkHash, wanted, bookings, accountId, hold }: OrderDraft,
  priced: readonly PricedLine[],
): Promise<void> {
  await lockBrowser(trx, hold.owner, true);
  const [written, out, added] = await Promise.all([
    insertOrder(trx, order, linkHash),
    takePlaces(trx, region, wanted),
    insertBookings(trx, bookings, 'traveller', accountId),
  ]);
  if (!written) throw new PlacedMeanwhile();
  if (out.length > 0) throw soldOut(out, priced);
  if (added.length < bookings.length) throw problem(BOOKING_ERRORS, 'already_booked');
  await demandWithinLimits(trx, hold, priced);
}

/** What is over its time and not let go yet stands in nobody's way. @throws with the limit that is met, line by line. */
async function demandWithinLimits(trx: Database, hold: NewHold, priced: readonly PricedLine[]): Promise<void> {
  const ids = hold.wanted.map(({ departureId }) => departureId);
  await releaseOverdue(trx, hold.region, ids);
  const over = await noteHold(trx, hold);
  if (over.length > 0) throw overLimit(over, priced);
}
