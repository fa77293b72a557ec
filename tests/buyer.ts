import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { quoteChange, takeChange } from '#features/checkout/contract/booking-routes.ts';
import type { QuoteChangeBody } from '#features/checkout/contract/change.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import type { Order } from '#features/checkout/contract/order.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder, showOrder } from '#features/checkout/contract/routes.ts';
import type { InputOf, Route, Shape } from '#features/route.ts';
import { answerOf, call, requestOf } from './call.ts';
import { CARDS, payWithCard } from './cards.ts';
import type { Selling } from './selling.ts';
import type { TestSite } from './site.ts';

const APP = { authorization: 'Bearer vereda-demo' };

export class Buyer {
  readonly secret: string;
  readonly order: string;
  readonly reference: string;
  readonly booking: string;
  readonly #site: Pick<TestSite, 'app'>;

  constructor(site: Pick<TestSite, 'app'>, placed: { order: Order; secret: string }) {
    this.#site = site;
    this.secret = placed.secret;
    this.order = placed.order.id;
    this.reference = placed.order.bookings[0]!.reference;
    this.booking = placed.order.bookings[0]!.id;
  }

  async ask<Of extends Shape>(route: Route<Of>, input?: Omit<InputOf<Of>, 'params' | 'headers'>) {
    const own = { params: { reference: this.reference }, headers: { [ORDER_SECRET_HEADER]: this.secret } };
    const answer = answerOf<Of>(await this.#site.app.inject(requestOf(route as Route, { ...own, ...input })));
    return { status: answer.statusCode, text: answer.body, body: answer.json() };
  }

  quote = (departureId: string, units: QuoteChangeBody['units'] = null) =>
    this.ask(quoteChange, { body: { departureId, units } });
  take = (quoteId: string, uuid: string = randomUUID()) => this.ask(takeChange, { body: { uuid, quoteId } });

  async show(): Promise<Order> {
    const headers = { [ORDER_SECRET_HEADER]: this.secret };
    return (await call(this.#site.app, showOrder, { params: { id: this.order }, headers })).json();
  }

  async begin(instalment: number) {
    const answer = await call(this.#site.app, startTransaction, {
      headers: { ...APP, [ORDER_SECRET_HEADER]: this.secret },
      body: {
        orderId: this.order,
        key: randomUUID(),
        instalment,
        mode: 'page',
        payer: { name: 'Ana Paz', email: 'ana@example.org' },
        accepted: [],
      },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().payment as { id: string; amount: number; action: { url: string } };
  }

  async settle(payment: { id: string }) {
    const headers = { ...APP, [ORDER_SECRET_HEADER]: this.secret };
    await call(this.#site.app, refreshTransaction, { params: { id: payment.id }, headers });
  }

  async pay(instalment: number, card: string = CARDS.approved) {
    const payment = await this.begin(instalment);
    await payWithCard(payment.action.url, card);
    await this.settle(payment);
    return payment;
  }
}

export async function placeBasket(
  site: Pick<TestSite, 'app'>,
  selling: Selling,
  departureId: string,
  quantity: number,
): Promise<Buyer> {
  const line = { uuid: randomUUID(), departureId, units: [{ unitId: selling.adult, quantity }] };
  const placed = await call(site.app, placeOrder, { body: { uuid: randomUUID(), lines: [line] } });
  expect(placed.statusCode, placed.body).toBe(201);
  return new Buyer(site, placed.json());
}

export async function buyPlaces(
  site: Pick<TestSite, 'app'>,
  selling: Selling,
  departureId: string,
  quantity: number,
): Promise<Buyer> {
  const buyer = await placeBasket(site, selling, departureId, quantity);
  await buyer.pay(1);
  return buyer;
}
