import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OFFER_LINK_HEADER, QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import * as links from '#features/quotations/contract/link-routes.ts';
import { type LinkedOffer, OFFER_LINK_DAYS } from '#features/quotations/contract/offer-link.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { askBody } from '#tests/quotations.ts';
import { testSite } from '#tests/site.ts';
import { newOfferLink } from './offer-link.ts';

const site = await testSite();
afterAll(site.close);
const { pool } = site;
let operator: string;
let sales: TestPerson;
let quotation: { id: string; reference: string; secret: string };
let offer: string;

const join = (role: string) =>
  pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, $3)
     on conflict (region_id, operator_id, account_id) do update set role = excluded.role`,
    [operator, sales.id, role],
  );

beforeAll(async () => {
  operator = await insertOperator(site.db, 'trujillo', { name: 'Totora' });
  sales = await insertPerson(site.db, 'trujillo', { name: 'Ventas Totora' });
});

beforeEach(async () => {
  await join('sales');
  const asked = await call(site.app, routes.askQuotation, {
    headers: { authorization: 'Bearer vereda-demo' },
    body: {
      ...askBody([operator], { wishes: 'Celebramos un cumpleaños' }),
      contact: { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe', phone: '+51 900 000 003' },
    },
  });
  quotation = asked.json();
  offer = (await pool.query('select id from offer where quotation_id = $1', [quotation.id])).rows[0].id;
});

const linkAt = (now: Date, offerId = offer) =>
  newOfferLink(site.platform.config, { offerId, accountId: sales.id }, now);
const open = (link: string, offerId = offer) =>
  call(site.app, links.openOfferLink, { params: { offerId }, headers: { [OFFER_LINK_HEADER]: link } });
const history = async () => {
  const answer = await call(site.app, routes.showQuotation, {
    params: { name: quotation.id },
    headers: { [QUOTATION_SECRET_HEADER]: quotation.secret },
  });
  return answer.json().history.map(({ action, actor }) => `${actor} ${action}`);
};

test("the personal link in an operator's email opens the request without the traveller's contact data", async () => {
  await site.runJobs();
  const { rows } = await pool.query(
    `select body_text, body_html from demo_mail where recipient = $1 and subject like $2 || '%'`,
    [sales.email, quotation.reference],
  );
  const [, secret] = new RegExp(`/responder/${offer}#(\\S+)`).exec(rows[0].body_text)!;
  expect(rows[0].body_html).toContain(`/responder/${offer}#${secret}`);
  const answer = await open(secret!);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const shown: LinkedOffer = answer.json();
  expect(shown).toMatchObject({
    state: 'viewed',
    request: { name: 'Lucía Ñopo', contact: null, wish: { wishes: 'Celebramos un cumpleaños' } },
    operator: { name: 'Totora' },
  });
  expect(answer.body).not.toMatch(/lucia@|900 000/);
  expect(await history()).toContain('operator view');
});

test("a message or a refusal that is sent by link counts as the operator's action", async () => {
  const headers = { [OFFER_LINK_HEADER]: await linkAt(new Date()) };
  const input = { params: { offerId: offer }, headers };
  const said = await call(site.app, links.writeByLink, {
    ...input,
    body: { uuid: randomUUID(), text: '¿Llevan niños?' },
  });
  expect([said.statusCode, said.json().via]).toEqual([201, 'link']);
  const { rows } = await pool.query('select side, author_id, via from quotation_message where offer_id = $1', [offer]);
  expect(rows).toEqual([{ side: 'operator', author_id: sales.id, via: 'link' }]);
  const conversation = await call(site.app, links.showLinkConversation, input);
  expect(conversation.json().messages).toMatchObject([{ text: '¿Llevan niños?' }]);

  const silent = { code: 'other', text: ' ' } as const;
  const unsaid = await call(site.app, links.declineByLink, { ...input, body: silent });
  expect(unsaid.problem().code).toBe('offer_incomplete');
  const no = { code: 'dates', text: 'El lunes sí podemos' } as const;
  const declined = await call(site.app, links.declineByLink, { ...input, body: no });
  expect(declined.json()).toEqual({ state: 'declined' });
  const events = await pool.query(
    `select action, actor_id, note->>'via' as via from quotation_event where offer_id = $1 and actor = 'operator' order by id`,
    [offer],
  );
  expect(events.rows).toEqual([
    { action: 'view', actor_id: sales.id, via: null },
    { action: 'decline', actor_id: sales.id, via: 'link' },
  ]);
  expect((await open(headers[OFFER_LINK_HEADER]!)).statusCode).toBe(404);
});

test('a link opens only its own offer, and only until the link expires', async () => {
  const link = await linkAt(new Date());
  expect((await open(link)).statusCode).toBe(200);
  const old = await linkAt(new Date(Date.now() - (OFFER_LINK_DAYS + 1) * 86_400_000));
  const [who, until, seal] = link.split('.') as [string, string, string];
  const later = (Number.parseInt(until, 36) + 1).toString(36);
  const other = await insertPerson(site.db, 'trujillo', { name: 'Otra' });
  const wrong = [
    old,
    await linkAt(new Date(), randomUUID()),
    [who, later, seal].join('.'),
    [other.id, until, seal].join('.'),
    `${link}x`,
    [who, until].join('.'),
    '',
  ];
  for (const one of wrong) expect([one, (await open(one)).statusCode]).toEqual([one, 404]);
});

test('the link of a suspended or locked account gives 404', async () => {
  const link = await linkAt(new Date());
  for (const status of [`state = 'locked', locked_by = 'owner'`, `state = 'suspended', locked_by = null`]) {
    await pool.query(`update account set ${status} where id = $1`, [sales.id]);
    expect((await open(link)).statusCode, status).toBe(404);
  }
  await site.runJobs();
  const stated = await pool.query(`select 1 from demo_mail where recipient = $1 and subject like $2 || '%'`, [
    sales.email,
    quotation.reference,
  ]);
  expect(stated.rowCount).toBe(0);
  await pool.query(`update account set state = 'active' where id = $1`, [sales.id]);
  expect((await open(link)).statusCode).toBe(200);
});

test('the link of a person who has left the team gives 404', async () => {
  const link = await linkAt(new Date());
  await join('guide');
  expect((await open(link)).statusCode).toBe(404);
  await pool.query('delete from operator_member where account_id = $1', [sales.id]);
  expect((await open(link)).statusCode).toBe(404);
  await join('owner');
  expect((await open(link)).statusCode).toBe(200);
  const withdrawn = await call(site.app, routes.withdrawQuotation, {
    params: { name: quotation.id },
    headers: { [QUOTATION_SECRET_HEADER]: quotation.secret },
  });
  expect(withdrawn.statusCode).toBe(200);
  expect((await open(link)).statusCode).toBe(404);
});
