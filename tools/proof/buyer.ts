import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { isConfirmable } from '#features/checkout/contract/email-code.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { pathOf, type Route } from '#features/route.ts';
import { callJson } from '#server/cards/json-call.ts';
import { CARDS, payWithCard } from '#tests/cards.ts';

export interface Confirmed {
  end: 'confirmed';
  places: number;
  orderId: string;
  secret: string;
  bookings: string[];
  paymentId: string;
}
export interface Refused {
  end: 'refused';
  places: number;
  status: number;
  code: string;
  title: string;
}
export interface Failed {
  end: 'failed';
  places: number;
  status: number;
  at: string;
  body: string;
}
export type Visit = Confirmed | Refused | Failed;

export interface Wish {
  site: () => string;
  departureIds: readonly string[];
  unitId: string;
  places: number;
  /** Milliseconds since 1970. Until then, the buyer repeats failed requests with the same idempotency keys. */
  patientUntil?: number;
  card?: string;
  who?: Who;
  onStep?: (step: 'held' | 'started' | 'paid') => void;
}

export interface Who {
  network?: string;
  browser?: string;
  emailPass?: string;
  token?: string;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer is read by its proof.
  body: any;
}

const APP = { authorization: 'Bearer vereda-demo' };
const PAYER = { name: 'Ana Paz', email: 'ana@example.org' };
const PATIENCE = 60_000;
const LOST = 2;
const CONFIRMED_WITHIN = 100;
const WAITS_FOR_LIMIT = 20_000;

let networks = 0;
export function ownNetwork(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

export async function visit({
  site,
  departureIds,
  unitId,
  places,
  patientUntil = 0,
  card,
  who = {},
  onStep,
}: Wish): Promise<Visit> {
  const { network = ownNetwork(), token, ...given } = who;
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    ask(() => `${site()}${path}`, body, headers, patientUntil);
  const failed = (at: string, { status, body }: Answer): Visit => ({
    end: 'failed',
    places,
    status,
    at,
    body: JSON.stringify(body).slice(0, 300),
  });

  const lines = departureIds.map((departureId) => ({
    uuid: randomUUID(),
    departureId,
    units: [{ unitId, quantity: places }],
  }));
  const basket = { uuid: randomUUID(), lines, browser: randomUUID(), ...given };
  const from = { 'x-forwarded-for': network, ...(token && { authorization: `Bearer ${token}` }) };
  const waits = Date.now() + WAITS_FOR_LIMIT;
  let placed = await call(pathOf(placeOrder), basket, from);
  while (placed.status === 409 && isConfirmable(placed.body.code) && Date.now() < waits) {
    await sleep(50 + Math.random() * 100);
    placed = await call(pathOf(placeOrder), basket, from);
  }
  if (placed.status === 409) {
    const { code, title } = placed.body;
    return { end: 'refused', places, status: 409, code, title };
  }
  if (placed.status !== 201) return failed('order', placed);
  const { order, secret } = placed.body;
  onStep?.('held');

  const own = { [ORDER_SECRET_HEADER]: secret };
  const paying = { orderId: order.id, key: randomUUID(), instalment: 1, mode: 'page', payer: PAYER, accepted: [] };
  const begun = await call(pathOf(startTransaction), paying, { ...APP, ...own });
  if (begun.status !== 201) return failed('transaction', begun);
  const { payment } = begun.body;
  onStep?.('started');

  const paid = await payPatiently(payment.action?.url, card, patientUntil);
  if (paid >= 400) return failed('card', { status: paid, body: null });
  onStep?.('paid');

  let seen = begun;
  for (let again = 0; again < CONFIRMED_WITHIN; again += 1) {
    seen = await call(pathOf(refreshTransaction, { params: { id: payment.id } }), {}, { ...APP, ...own });
    if (seen.status !== 200) return failed('refresh', seen);
    if (seen.body.order.state === 'confirmed') {
      const bookings = order.bookings.map(({ reference }: { reference: string }) => reference);
      return { end: 'confirmed', places, orderId: order.id, secret, bookings, paymentId: payment.id };
    }
    await sleep(50);
  }
  return failed('confirmation', seen);
}

export async function cancelPatiently(
  site: () => string,
  { bookings, secret }: Pick<Confirmed, 'bookings' | 'secret'>,
  patientUntil = 0,
): Promise<void> {
  const own = { [ORDER_SECRET_HEADER]: secret };
  for (const reference of bookings) {
    const of = (route: Route) => () => site() + pathOf(route, { params: { reference } });
    const quote = await ask(of(quoteCancellation), { itemIds: null }, own, patientUntil);
    const done = await ask(of(cancelBooking), { quoteId: quote.body?.id }, own, patientUntil);
    if (done.status !== 200) throw new Error(`A cancellation answered ${done.status}: ${JSON.stringify(done.body)}`);
  }
}

/**
 * If a kept-alive connection closes, sends the request again, as browsers do.
 * @returns status 0 if no reply comes
 */
export async function ask(
  url: () => string,
  body: object,
  headers: Record<string, string> = {},
  patientUntil = 0,
): Promise<Answer> {
  for (let lost = 0; ; ) {
    const answer = await callJson({
      method: 'POST',
      url: url(),
      headers,
      body: JSON.stringify(body),
      patience: PATIENCE,
    })
      .then(({ status, body }) => ({ status, body: readJson(body) }))
      .catch((error: Error) => ({ status: 0, body: error.message }));
    if (answer.status === 0) lost += 1;
    const passing = answer.status === 0 || answer.status >= 500;
    if (!passing || (Date.now() > patientUntil && (answer.status > 0 || lost > LOST))) return answer;
    await sleep(50 + Math.random() * 150);
  }
}

async function payPatiently(
  url: string | undefined,
  card = CARDS.approved as string,
  patientUntil = 0,
): Promise<number> {
  if (!url) return 0;
  for (;;) {
    const status = await payWithCard(url, card, PATIENCE).then(
      (answer) => answer.status,
      () => 0,
    );
    const passing = status === 0 || status >= 500;
    if (!passing) return status === 409 ? 200 : status;
    if (Date.now() > patientUntil) return status || 599;
    await sleep(100);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 300);
  }
}

export async function inParallel<Item, Result>(
  items: readonly Item[],
  connections: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  const connection = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(connections, items.length) }, connection));
  return results;
}
