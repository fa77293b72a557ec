import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { insertBookings, type Refused, takePlaces } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { type Order, PlacedOrder, PlaceOrderBody } from '#features/checkout/contract/order.ts';
import { orderRoutes } from '#features/checkout/contract/routes.ts';
import { readSellables } from '#features/operators/api/public.ts';
import type { Region } from '#regions/read-region.ts';
import { hashKey, hashRequest, hashUuid, newReference, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Tables } from '#server/database/tables.ts';
import { andCommit, inTransaction } from '#server/database/transaction.ts';
import { type Issue, problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { findAnswer, insertOrder, keepAnswer } from './order.store.ts';
import { orderView } from './order.view.ts';
import {
  itemsOf,
  type LineRefusal,
  type PricedLine,
  priceLines,
  scheduleOf,
  snapshotOf,
  taxWithin,
} from './sale.rules.ts';
import { taxRateOf, termsOf } from './selling-terms.ts';

const SCOPE = 'orders/place';

/**
 * `POST /api/orders/`: holds every line of a basket at once, or none, with the reason of each line that cannot be had. The
 * browser's number makes it one order however often it is asked for, with the same answer byte for byte.
 */
export async function placeOrder(app: App, platform: Platform): Promise<void> {
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
    async ({ actor, body }, reply) => {
      const region = await platform.region.current();
      const accountId = actor.kind === 'person' ? actor.accountId : null;
      const secret = secretOf(linkKey, body.uuid);
      const asked = { body, region, accountId, secret };
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
    if (!known.request_hash.equals(hashRequest(body))) throw problem(CHECKOUT_ERRORS, 'order_repeated_differently');
    return JSON.parse(known.body);
  }
}

interface Asked {
  body: PlaceOrderBody;
  region: Region;
  accountId: string | null;
  secret: string;
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
  try {
    return await inTransaction(db, (trx) => write(trx, platform, asked, priced, now));
  } catch (error) {
    if (error instanceof PlacedMeanwhile) return undefined;
    throw error;
  }
}

async function write(
  trx: Transaction<Tables>,
  { config }: Platform,
  { body, region, accountId, secret }: Asked,
  priced: readonly PricedLine[],
  now: Date,
) {
  const id = randomUUID();
  const holdUntil = new Date(now.getTime() + termsOf(region).holdMinutes * 60_000);
  const { currency } = priced[0]!.party;
  const basket = {
    region_id: config.REGION,
    id,
    reference: newReference('VR'),
    channel: 'web' as const,
    state: 'held' as const,
    currency,
    total: priced.reduce((sum, { party }) => sum + party.total, 0),
    schedule: JSON.stringify(scheduleOf(priced, now)),
    hold_until: holdUntil,
    account_id: accountId,
    creation_hash: hashUuid(body.uuid),
    created_at: now,
  };
  const bookings = bookingsOf(basket, priced, region);
  const wanted = priced.map(({ line, party }) => ({ departureId: line.departureId, places: party.places }));
  const [order, out, added] = await Promise.all([
    insertOrder(trx, basket, hashKey(id, secret)),
    takePlaces(trx, config.REGION, wanted),
    insertBookings(trx, bookings, 'traveller', accountId),
  ]);
  if (!order) throw new PlacedMeanwhile();
  if (out.length > 0) throw soldOut(out, priced);
  if (added.length < bookings.length) throw problem(BOOKING_ERRORS, 'already_booked');
  const view = orderView({
    order,
    quotation: null,
    bookings: bookings.map((booking) => ({
      ...booking,
      items: JSON.parse(booking.items),
      snapshot: JSON.parse(booking.snapshot),
    })),
    payments: [],
    refunds: [],
    outlooks: [],
  });
  return andCommit(async () => {
    await keepAnswer(trx, {
      region: config.REGION,
      scope: SCOPE,
      key: hashUuid(body.uuid).toString('hex'),
      requestHash: hashRequest(body),
      status: 201,
      body: JSON.stringify(view),
    });
    return view;
  });
}

interface Basket {
  region_id: string;
  id: string;
  hold_until: Date;
  created_at: Date;
}

function bookingsOf(order: Basket, priced: readonly PricedLine[], region: Region) {
  const taxRate = taxRateOf(region);
  return priced.map(({ line, sellable, party }) => ({
    region_id: order.region_id,
    id: line.uuid.toLowerCase(),
    reference: newReference('RB'),
    order_id: order.id,
    channel: 'web' as const,
    state: 'ON_HOLD' as const,
    operator_id: sellable.operator.id,
    plan_id: sellable.plan.id,
    plan_version: sellable.plan.version,
    option_id: sellable.option.id,
    departure_id: line.departureId,
    places: party.places,
    hold_until: order.hold_until,
    currency: party.currency,
    total: party.total,
    tax: taxWithin(party.total, taxRate),
    commission_bps: sellable.operator.commissionBps ?? region.settings.commission_basis_points ?? 0,
    items: JSON.stringify(itemsOf(party, randomUUID)),
    snapshot: JSON.stringify(snapshotOf(sellable)),
    answers: null,
    reseller: null,
    test_mode: false,
    created_at: order.created_at,
    confirmed_at: null,
    redeemed_at: null,
    cancellation: null,
    cancelled_at: null,
    changed_at: order.created_at,
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

/** A clear "agotado", with what is left of each line that cannot be had. */
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
