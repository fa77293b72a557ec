import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Mail } from '../features/mailbox/contract/mail.ts';
import { listMails, showMail } from '../features/mailbox/contract/routes.ts';
import type { OfferLine } from '../features/quotations/contract/offer.ts';
import { lineTotal } from '../features/quotations/contract/offer-price.ts';
import type { OperatorOffer } from '../features/quotations/contract/operator.ts';
import {
  createOfferTemplate,
  saveOfferDraft,
  sendOffer,
  showOperatorOffer,
  withdrawOffer,
  writeToTraveller,
} from '../features/quotations/contract/operator-routes.ts';
import type { QuotationWish } from '../features/quotations/contract/quotation.ts';
import { askAccountQuotation } from '../features/quotations/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import type { DemoName } from './demo-people.ts';
import { inDatabase } from './in-database.ts';

export const TOTORA = 'operadora-totora';
export const GARZA = 'garza-azul';
export const MAREAS = 'mareas-de-huanchaco';

export interface SentRequest {
  id: string;
  operatorId: string;
}

/** Returns an ISO date. On Wednesdays and Thursdays, the departures of the demo have no special prices. */
function wednesdayAfter(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  date.setUTCDate(date.getUTCDate() + ((3 - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
}

/**
 * Asks for two days, about forty days ahead.
 * @returns the reference of the request
 */
export async function askOperators(
  { request, headers }: StaffPage,
  slugs: readonly string[],
  wish: Partial<QuotationWish> = {},
): Promise<string> {
  const date = wednesdayAfter(40);
  const asked = await request.post(askAccountQuotation.path, {
    headers,
    data: {
      uuid: randomUUID(),
      source: { kind: 'text', slug: null, title: 'Dos días con los chicos' },
      wish: {
        when: { kind: 'fixed', date, days: 2 },
        party: { adults: 2, seniors: 0, childAges: [8, 10] },
        ...{ budget: null, lodging: null, needs: [], languages: [], areas: [], days: [], wishes: '' },
        ...wish,
      },
      contact: { name: 'Rosa Viajera', email: 'viajera@vereda.example', phone: '' },
      operators: await Promise.all(slugs.map(operatorId)),
      accepted: [],
    },
  });
  expect(asked.status(), await asked.text()).toBe(201);
  return (await asked.json()).reference;
}

export async function offersOf(reference: string): Promise<Record<string, SentRequest>> {
  return inDatabase(async (client) => {
    const { rows } = await client.query<SentRequest & { slug: string }>(
      `select f.id, f.operator_id as "operatorId", t.slug from offer f
         join quotation q on q.region_id = f.region_id and q.id = f.quotation_id
         join operator t on t.region_id = f.region_id and t.id = f.operator_id
       where q.reference = $1`,
      [reference],
    );
    return Object.fromEntries(rows.map(({ slug, ...asked }) => [slug, asked]));
  });
}

export async function operatorId(slug: string): Promise<string> {
  return inDatabase(async (client) => {
    const { rows } = await client.query(`select id from operator where region_id = 'trujillo' and slug = $1`, [slug]);
    return rows[0].id;
  });
}

/** Makes a demo person a member of the operator while `work` runs, because most operators have no members. */
export async function employed<T>(name: DemoName, operator: string, work: () => Promise<T>): Promise<T> {
  const who = [`${name}@vereda.example`, operator];
  const added = await inDatabase((client) =>
    client.query(
      `insert into operator_member (region_id, operator_id, account_id, role)
       select a.region_id, t.id, a.id, 'sales' from account a join operator t on t.region_id = a.region_id
       where a.region_id = 'trujillo' and a.email = $1 and t.slug = $2 on conflict do nothing returning account_id`,
      who,
    ),
  );
  try {
    return await work();
  } finally {
    if (added.rowCount)
      await inDatabase((client) =>
        client.query(
          `delete from operator_member m using account a, operator t
           where m.region_id = 'trujillo' and a.id = m.account_id and a.email = $1 and t.id = m.operator_id and t.slug = $2`,
          who,
        ),
      );
  }
}

export async function letExpire({ id }: SentRequest): Promise<void> {
  await inDatabase(async (client) => {
    await client.query(
      `update offer set asked_at = asked_at - interval '72 hours', answer_due_at = answer_due_at - interval '72 hours', ends_at = now() where id = $1`,
      [id],
    );
    await client.query(
      `select graphile_worker.add_job('trujillo:quotations/end-offer', $1::json, job_key => $2::text)`,
      [JSON.stringify({ offerId: id }), `trujillo:end-offer/${id}`],
    );
    const state = async () => (await client.query('select state from offer where id = $1', [id])).rows[0].state;
    await expect.poll(state, { timeout: 15_000, intervals: [100] }).toBe('expired');
  });
}

interface LineSaid extends Partial<OfferLine> {
  title: string;
  price: number;
}

export function lineOf({ price, ...line }: LineSaid): OfferLine {
  return {
    ...{
      id: randomUUID(),
      kind: 'activity',
      note: '',
      brings: [],
      day: 0,
      days: 1,
      begin: 540,
      minutes: 120,
      place: null,
    },
    ...{ departureId: null, required: false, needs: [] },
    units: [{ unitId: null, name: 'grupo', quantity: 1, unitPrice: price, follows: null }],
    ...line,
  };
}

export interface StaffPage {
  request: APIRequestContext;
  headers: { authorization: string };
}

const at = (route: { path: string }, { id, operatorId: operator }: SentRequest) =>
  pathOf(route, { params: { operatorId: operator, offerId: id } });

export async function keepTemplate(
  { request, headers }: StaffPage,
  asked: SentRequest,
  name: string,
  lines: OfferLine[],
): Promise<void> {
  const kept = await request.post(at(createOfferTemplate, asked), {
    headers,
    data: { name, content: { lines } },
  });
  expect(kept.status(), await kept.text()).toBe(201);
}

export async function keepCrowdedDraft(
  { request, headers }: StaffPage,
  asked: SentRequest,
  lines: OfferLine[],
): Promise<number> {
  const { start }: OperatorOffer = await (await request.get(at(showOperatorOffer, asked), { headers })).json();
  const [first, ...rest] = start.days!;
  const [stop, ...others] = first!.stops;
  const crowded = { ...first!, stops: [{ ...stop!, minutes: stop!.minutes + 240 }, ...others] };
  const draft = { ...start, lines, days: [crowded, ...rest] };
  const kept = await request.put(at(saveOfferDraft, asked), { headers, data: { draft, over: null } });
  expect(kept.status(), await kept.text()).toBe(200);
  return stop!.minutes;
}

export async function sendLines(
  { request, headers }: StaffPage,
  asked: SentRequest,
  lines: OfferLine[],
): Promise<void> {
  const one: OperatorOffer = await (await request.get(at(showOperatorOffer, asked), { headers })).json();
  const draft = { ...one.start, lines };
  const kept = await request.put(at(saveOfferDraft, asked), {
    headers,
    data: { draft, over: one.draftChangedAt },
  });
  expect(kept.status(), await kept.text()).toBe(200);
  const { draftChangedAt } = await kept.json();
  const expectedTotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const sent = await request.post(at(sendOffer, asked), {
    headers,
    data: { draftChangedAt, override: 'Lo vimos y se puede hacer sin apuro.', expectedTotal },
  });
  expect(sent.status(), await sent.text()).toBe(201);
}

const ACTIONS = { messages: writeToTraveller, withdraw: withdrawOffer };

export async function asOperator(
  { request, headers }: StaffPage,
  asked: SentRequest,
  what: keyof typeof ACTIONS,
  data: object,
): Promise<void> {
  const answer = await request.post(at(ACTIONS[what], asked), { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function mailTo(request: APIRequestContext, email: string, subject: RegExp): Promise<Mail> {
  let id: string | undefined;
  const look = async () => {
    const answer = await request.get(pathOf(listMails, { query: { to: email, limit: 50 } }));
    const { items }: { items: { id: string; subject: string }[] } = await answer.json();
    id = items.find((mail) => subject.test(mail.subject))?.id;
    return id !== undefined;
  };
  await expect.poll(look, { timeout: 20_000, intervals: [150] }).toBe(true);
  return (await request.get(pathOf(showMail, { params: { id: id! } }))).json();
}
