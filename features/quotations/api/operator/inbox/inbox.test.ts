import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerDue } from '#features/quotations/contract/answer-due.ts';
import type { Inbox, InboxQuery } from '#features/quotations/contract/operator.ts';
import { listOperatorQuotations } from '#features/quotations/contract/operator-routes.ts';
import { askQuotation } from '#features/quotations/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { answerOffer, askBody, lineOf, offerContent } from '#tests/quotations.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite();
afterAll(site.close);
const { pool } = site;
let operator: string;
let seller: Record<string, string>;
beforeAll(async () => {
  operator = await insertOperator(site.db, 'trujillo', { name: 'Operadora' });
  const person = await insertPerson(site.db, 'trujillo', { name: 'Ventas' });
  seller = person.headers;
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'sales')`,
    [operator, person.id],
  );
});

async function asked(title = 'Dos días') {
  const body = askBody([operator]);
  body.source.title = title;
  const headers = { authorization: 'Bearer vereda-demo' };
  const answer = await call(site.app, askQuotation, { headers, body });
  expect(answer.statusCode, answer.body).toBe(201);
  const { rows } = await pool.query('select id from offer where quotation_id = $1', [answer.json().id]);
  return { offer: rows[0].id as string, reference: answer.json().reference };
}

async function inbox(query: InboxQuery): Promise<Inbox> {
  const params = { operatorId: operator };
  const answer = await call(site.app, listOperatorQuotations, { params, query, headers: seller });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function pages(query: InboxQuery): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  do {
    const page = await inbox({ ...query, limit: 2, ...(cursor && { cursor }) });
    expect(page.counts === null).toBe(cursor !== '');
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next ?? '';
  } while (cursor);
  return ids;
}

async function setClock(offer: string, change: { answer?: number; ends?: number; valid?: number; state?: string }) {
  await pool.query(
    `update offer set state = coalesce($2, state), answer_due_at = coalesce(now() + $3 * interval '1 hour', answer_due_at),
       ends_at = coalesce(now() + $4 * interval '1 hour', ends_at), valid_until = coalesce(now() + $5 * interval '1 hour', valid_until)
     where id = $1`,
    [offer, change.state ?? null, change.answer ?? null, change.ends ?? null, change.valid ?? null],
  );
}

test('open requests are sorted by deadline, on all pages together', async () => {
  const [longAsked, changes, late, soon, asNew] = [
    await asked('Con cambios, por días'),
    await asked('Con cambios, vence pronto'),
    await asked('Va tarde'),
    await asked('Para hoy'),
    await asked('Para mañana'),
  ];
  await answerOffer(site, longAsked.offer, offerContent([lineOf()]));
  await setClock(longAsked.offer, { state: 'changes_requested', valid: 100 });
  await answerOffer(site, changes.offer, offerContent([lineOf()]));
  await setClock(changes.offer, { state: 'changes_requested', valid: 5 });
  await setClock(late.offer, { answer: -2, ends: 46 });
  await setClock(soon.offer, { answer: 3 });
  await setClock(asNew.offer, { answer: 20 });
  const order = [late, soon, changes, asNew, longAsked].map(({ offer }) => offer);
  const { items, counts } = await inbox({ box: 'open', limit: 100 });
  expect(items.map(({ id }) => id)).toEqual(order);
  expect(counts).toMatchObject({ open: 5, late: 1 });
  const dues = items.map((row) => answerDue(row));
  expect(dues).toEqual(dues.toSorted());
  expect(await pages({ box: 'open' })).toEqual(order);
});

test('the inbox has views, counts, pages and a search', async () => {
  const { reference, offer } = await asked('Totora y surf');
  const { counts, items } = await inbox({ box: 'open', limit: 100 });
  expect(items).toHaveLength(counts!.open);
  expect(items.find(({ id }) => id === offer)).toMatchObject({ state: 'requested', unread: 0, total: null });
  const all = await inbox({ limit: 100 });
  expect(all.items[0]!.id).toBe(offer);
  expect(await pages({})).toEqual(all.items.map(({ id }) => id));
  for (const q of [reference, reference.replace(/(.{4})/g, '$1 ').trim(), 'totora', 'ñopo'])
    expect((await inbox({ q })).items.map(({ id }) => id)).toContain(offer);
  expect((await inbox({ q: 'nadie' })).items).toEqual([]);
});
