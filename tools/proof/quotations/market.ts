import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { sweep } from '#features/checkout/api/sweep.ts';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { releaseOrder } from '#features/checkout/contract/routes.ts';
import { followOrder } from '#features/quotations/api/accept/follow-order.ts';
import { endOffer } from '#features/quotations/api/end/end-offer.ts';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import type { OfferContent } from '#features/quotations/contract/offer.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';
import * as operatorRoutes from '#features/quotations/contract/operator-routes.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { requestOf } from '#tests/call.ts';
import { CARDS, payWithCard } from '#tests/cards.ts';
import { insertPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { askBody, dayFromNow, lineOf, offerContent } from '#tests/quotations.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import type { TestSite } from '#tests/site.ts';

const APP = { authorization: 'Bearer vereda-demo' };
const REGION = 'trujillo';
const PEOPLE = 2;
export const PLACES = 5;

export interface Held {
  id: string;
  headers: Record<string, string>;
}

interface Seller {
  operator: string;
  headers: Record<string, string>;
}

/** Two travellers want seats of the same operator. Every reply must be a success or a clear refusal. */
export class Market {
  readonly faults: string[] = [];
  readonly site: TestSite;
  readonly #selling: Selling;
  readonly #sellers: Seller[];
  readonly #orders = new Map<string, { id: string; secret: string; payment: { id: string; url: string } | null }>();
  #departure = '';
  #made = 0;

  private constructor(site: TestSite, selling: Selling, sellers: Seller[]) {
    this.site = site;
    this.#selling = selling;
    this.#sellers = sellers;
  }

  static async open(site: TestSite): Promise<Market> {
    const selling = await seedSelling(site);
    const operators = [
      selling.operator,
      await insertOperator(site.db, REGION, { name: 'Valle' }),
      await insertOperator(site.db, REGION, { name: 'Patio' }),
    ];
    const sellers: Seller[] = [];
    for (const [index, operator] of operators.entries()) {
      const { id, headers } = await insertPerson(site.db, REGION, { name: `Ventas ${index + 1}` });
      await site.pool.query(
        `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'sales')`,
        [REGION, operator, id],
      );
      sellers.push({ operator, headers });
    }
    return new Market(site, selling, sellers);
  }

  async begin(): Promise<void> {
    this.#made += 1;
    const startsAt = new Date(Date.parse(`${dayFromNow(40)}T06:00:00Z`) + this.#made * 60_000);
    this.#departure = await this.#selling.departure({ capacity: PLACES, startsAt });
    this.#orders.clear();
  }

  async ask(operators: readonly number[]): Promise<Held | undefined> {
    const body = askBody([...new Set(operators)].map((index) => this.#sellers[index]!.operator));
    const answer = await this.#send(requestOf(routes.askQuotation, { headers: APP, body }));
    if (answer.statusCode !== 201) return undefined;
    const { id, secret } = answer.json();
    return { id, headers: { [QUOTATION_SECRET_HEADER]: secret } };
  }

  async offers({ id }: Held): Promise<{ id: string; operator_id: string; version: number; order_id: string | null }[]> {
    const { rows } = await this.site.pool.query(
      'select id, operator_id, version, order_id from offer where quotation_id = $1 order by asked_at, id',
      [id],
    );
    return rows;
  }

  async sell(held: Held, which: number, does: 'view' | 'send own' | 'send' | 'decline' | 'withdraw'): Promise<void> {
    const offer = await this.#offer(held, which);
    if (!offer) return;
    const { headers } = this.#sellers.find(({ operator }) => operator === offer.operator_id)!;
    const own = { params: { operatorId: offer.operator_id, offerId: offer.id }, headers };
    if (does === 'view') await this.#send(requestOf(operatorRoutes.viewOperatorOffer, own));
    if (does === 'decline')
      await this.#send(requestOf(operatorRoutes.declineQuotation, { ...own, body: { code: 'full', text: '' } }));
    if (does === 'withdraw')
      await this.#send(requestOf(operatorRoutes.withdrawOffer, { ...own, body: { text: 'Se nos llenó la casa.' } }));
    if (does === 'send' || does === 'send own') {
      const isOwn = does === 'send own' && offer.operator_id === this.#selling.operator;
      const content = isOwn ? this.#ownOffer() : madeOffer();
      const { draftChangedAt: over } = (await this.#send(requestOf(operatorRoutes.showOperatorOffer, own))).json();
      const draft = await this.#send(
        requestOf(operatorRoutes.saveOfferDraft, { ...own, body: { draft: content, over } }),
      );
      if (draft.statusCode !== 200) return;
      const { draftChangedAt } = draft.json();
      const body = {
        draftChangedAt,
        override: 'Lo hablamos por teléfono con quien viaja.',
        expectedTotal: priceOffer(content, PEOPLE).total,
      };
      await this.#send(requestOf(operatorRoutes.sendOffer, { ...own, body }));
    }
  }

  async travel(held: Held, which: number, does: 'ask-changes' | 'reject' | 'withdraw' | 'reassign'): Promise<void> {
    const offer = await this.#offer(held, which);
    const { headers } = held;
    const params = { name: held.id };
    if (does === 'withdraw') await this.#send(requestOf(routes.withdrawQuotation, { params, headers }));
    if (does === 'reassign') {
      const operators = [this.#sellers[which % this.#sellers.length]!.operator];
      await this.#send(requestOf(routes.reassignQuotation, { params, headers, body: { operators } }));
    }
    if (!offer) return;
    const own = { params: { ...params, offerId: offer.id }, headers };
    if (does === 'ask-changes')
      await this.#send(requestOf(routes.askChanges, { ...own, body: { text: 'Un día menos.' } }));
    if (does === 'reject') await this.#send(requestOf(routes.rejectOffer, { ...own, body: { code: 'price' } }));
  }

  async accept(held: Held, which: number, { part, times }: { part: boolean; times: number }): Promise<void> {
    const offer = await this.#offer(held, which);
    if (!offer || offer.version === 0) return;
    const own = { params: { name: held.id, offerId: offer.id }, headers: held.headers };
    const version = await this.#send(
      requestOf(routes.showOfferVersion, { ...own, params: { ...own.params, version: offer.version } }),
    );
    if (version.statusCode !== 200) return;
    const content: OfferContent = version.json().content;
    const chosen = part ? content.lines.slice(1).map(({ id }) => id) : null;
    const body = {
      uuid: randomUUID(),
      version: offer.version,
      chosen,
      expectedTotal: priceOffer(content, PEOPLE, chosen).total,
    };
    const asking = requestOf(routes.acceptOffer, { ...own, body });
    const answers = await Promise.all(Array.from({ length: times }, () => this.#send(asking)));
    const bodies = new Set(answers.map(({ body }) => body));
    if (bodies.size > 1 && answers.some(({ statusCode }) => statusCode === 201))
      this.faults.push('one acceptance had different answers');
    const taken = answers.find(({ statusCode }) => statusCode === 201)?.json();
    if (taken) this.#orders.set(held.id, { id: taken.orderId, secret: taken.secret, payment: null });
  }

  async pay(held: Held, does: 'begin' | 'pay' | 'release'): Promise<void> {
    const order = this.#orders.get(held.id);
    if (!order) return;
    const headers = { [ORDER_SECRET_HEADER]: order.secret };
    if (does === 'release') {
      await this.#send({ method: 'POST', url: pathOf(releaseOrder, { params: { id: order.id } }), headers });
      return;
    }
    if (!order.payment) {
      const payload = {
        orderId: order.id,
        key: randomUUID(),
        instalment: 1,
        mode: 'page',
        payer: { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe' },
        accepted: [],
      };
      const answer = await this.#send({
        method: 'POST',
        url: pathOf(startTransaction),
        headers: { ...APP, ...headers },
        payload,
      });
      if (answer.statusCode !== 201) return;
      const { payment } = answer.json();
      order.payment = { id: payment.id, url: payment.action.url };
    }
    if (does === 'begin') return;
    await payWithCard(order.payment.url, CARDS.approved);
    const url = pathOf(refreshTransaction, { params: { id: order.payment.id } });
    await this.#send({ method: 'POST', url, headers: { ...APP, ...headers } });
  }

  async cancel(held: Held, which: number): Promise<void> {
    const order = this.#orders.get(held.id);
    if (!order) return;
    const { rows } = await this.site.pool.query(
      'select reference from booking where order_id = $1 order by reference',
      [order.id],
    );
    const booking = {
      params: { reference: rows[which % rows.length].reference as string },
      headers: { [ORDER_SECRET_HEADER]: order.secret },
    };
    const quote = await this.#send(requestOf(quoteCancellation, { ...booking, body: { itemIds: null } }));
    if (quote.statusCode !== 200) return;
    await this.#send(requestOf(cancelBooking, { ...booking, body: { quoteId: quote.json().id } }));
  }

  async passTime(held: Held, which: number, over: 'offer' | 'hold'): Promise<void> {
    const { pool, platform } = this.site;
    const offer = await this.#offer(held, which);
    if (offer && over === 'offer') {
      await pool.query('update offer set ends_at = now(), valid_until = least(valid_until, now()) where id = $1', [
        offer.id,
      ]);
      await endOffer(platform, offer.id, new Date(Date.now() + 1000));
    }
    const order = this.#orders.get(held.id);
    if (order && over === 'hold') {
      await this.#selling.endHold(order.id);
      await sweep(platform);
    }
  }

  async settle(): Promise<void> {
    const { pool, platform } = this.site;
    await pool.query('update payment set check_at = clock_timestamp()');
    await sweep(platform);
    await this.site.runJobs({ mayFail: true });
    const { rows } = await pool.query(`select id from customer_order where channel = 'quotation'`);
    for (const { id } of rows) await followOrder(platform, id);
  }

  #ownOffer(): OfferContent {
    const seats = lineOf({
      kind: 'plan',
      title: 'Huacas en medio día',
      departureId: this.#departure,
      units: [{ unitId: this.#selling.adult, name: 'Adulto', quantity: PEOPLE, unitPrice: 10_000, follows: 'adults' }],
    });
    return offerContent([lineOf({ title: 'Guía' }), seats]);
  }

  async #offer(held: Held, which: number) {
    const offers = await this.offers(held);
    return offers[which % Math.max(1, offers.length)];
  }

  async #send(options: InjectOptions) {
    const answer = await this.site.app.inject({ method: 'GET', ...options });
    if (answer.statusCode >= 500)
      this.faults.push(`${options.method} ${options.url} answered ${answer.statusCode} ${answer.body}`);
    return answer;
  }
}

function madeOffer(): OfferContent {
  const drive = lineOf({ kind: 'transport', title: 'Auto con conductor' });
  const meal = lineOf({ kind: 'meal', title: 'Almuerzo', begin: 780 });
  return offerContent([drive, meal], { minimumTotal: 15_000 });
}
