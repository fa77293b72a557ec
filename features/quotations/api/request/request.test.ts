import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import type { AskBody } from '#features/quotations/contract/quotation.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertOperator, insertPlan } from '#tests/plans.ts';
import { answerOffer, askBody, dayFromNow, lineOf, offerContent } from '#tests/quotations.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite();
afterAll(site.close);
const { pool } = site;
const APP = { authorization: 'Bearer vereda-demo' };
const operators: string[] = [];
beforeAll(async () => {
  for (const name of ['Totora', 'Valle', 'Patio']) operators.push(await insertOperator(site.db, 'trujillo', { name }));
});

const send = (body: AskBody) => call(site.app, routes.askQuotation, { headers: APP, body });

async function ask(body = askBody(operators.slice(0, 2))) {
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, secret, reference } = answer.json();
  const headers = { [QUOTATION_SECRET_HEADER]: secret };
  const params = { name: id };
  const show = async () =>
    (await call(site.app, routes.showQuotation, { params: { name: reference }, headers })).json();
  return {
    reference,
    show,
    withdraw: () => call(site.app, routes.withdrawQuotation, { params, headers }),
    reassign: (chosen: string[]) =>
      call(site.app, routes.reassignQuotation, { params, headers, body: { operators: chosen } }),
    askChanges: (offerId: string, text: string) =>
      call(site.app, routes.askChanges, { params: { ...params, offerId }, headers, body: { text } }),
    reject: (offerId: string, text?: string) =>
      call(site.app, routes.rejectOffer, {
        params: { ...params, offerId },
        headers,
        body: { code: 'price', ...(text && { text }) },
      }),
  };
}

test('sending the same request twice returns the first quotation', async () => {
  const body = askBody([operators[0]!]);
  const [first, second] = [await send(body), await send(body)];
  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  expect(second.json()).toEqual(first.json());
  const other = await send({ ...body, wish: { ...body.wish, wishes: 'Otra cosa' } });
  expect(other.problem().code).toBe('quotation_repeated_differently');
});

test('the email about a request contains a link and a PIN, and each of them opens the request', async () => {
  const { reference } = await ask();
  await site.runJobs();
  const { rows } = await pool.query(`select recipient, body_text from demo_mail where subject like '%' || $1 || '%'`, [
    reference,
  ]);
  const email = rows.find(({ recipient }) => recipient === 'lucia@ejemplo.pe').body_text as string;
  const [, secret] = /cotizaciones\/[^#\s]+#(\S+)/.exec(email)!;
  const [, pin] = /PIN\W+(\d{8})/.exec(email)!;
  const open = (headers: Record<string, string>) =>
    call(site.app, routes.showQuotation, { params: { name: reference.toLowerCase() }, headers });
  expect((await open({ [QUOTATION_SECRET_HEADER]: secret! })).statusCode).toBe(200);
  expect((await open({ [QUOTATION_PIN_HEADER]: pin! })).statusCode).toBe(200);
  expect((await open({})).statusCode).toBe(404);
  expect((await open(APP)).statusCode).not.toBe(200);
  for (let n = 0; n < 10; n += 1) await open({ [QUOTATION_PIN_HEADER]: '00000000' });
  expect((await open({ [QUOTATION_PIN_HEADER]: pin! })).statusCode).toBe(404);
});

test('a request that was sent without an account is in the account with its confirmed email address', async () => {
  const { reference } = await ask();
  const owner = await insertPerson(site.db, 'trujillo', { name: 'Lucía', email: 'Lucia@ejemplo.pe' });
  const other = await insertPerson(site.db, 'trujillo', { name: 'Otra Persona' });
  const referencesOf = async ({ headers }: { headers: object }) => {
    const answer = await call(site.app, routes.listAccountQuotations, { headers: { ...headers } });
    return answer.json().items.map((item: { reference: string }) => item.reference);
  };
  expect(await referencesOf(owner)).toContain(reference);
  expect(await referencesOf(other)).toEqual([]);
  const open = async ({ headers }: { headers: object }) =>
    (await call(site.app, routes.showQuotation, { params: { name: reference }, headers: { ...headers } })).statusCode;
  expect([await open(owner), await open(other)]).toEqual([200, 404]);
});

test('a request with past dates, or without a suitable operator, is refused', async () => {
  const past = askBody([operators[0]!], { when: { kind: 'fixed', date: dayFromNow(-3), days: 2 } });
  const answer = await send(past);
  expect(answer.json()).toMatchObject({ code: 'quotation_incomplete', issues: [{ path: 'body.wish.when' }] });
  const unsuited = askBody(undefined, { languages: ['qu'] });
  const refused = await send(unsuited);
  expect(refused.problem().code).toBe('no_operator_fits');
});

test('a request for children without adults or seniors is refused', async () => {
  const seniors = askBody([operators[0]!], { party: { adults: 0, seniors: 2, childAges: [] } });
  const { show } = await ask(seniors);
  expect((await show()).wish.party).toEqual(seniors.wish.party);
  const children = askBody([operators[0]!], { party: { adults: 0, seniors: 0, childAges: [9, 12] } });
  const refused = await send(children);
  expect(refused.json()).toMatchObject({
    code: 'quotation_incomplete',
    issues: [{ path: 'body.wish.party', code: 'no_grown_up' }],
  });
});

test('the rotation selects operators by language, group size and days', async () => {
  const day = dayFromNow(40);
  const made = await Promise.all(
    [`${day} 09:00`, `${day} 10:00`].map((departure) => insertPlan(site.db, 'trujillo', { departures: [departure] })),
  );
  const suits = made.map(({ operator }) => operator);
  const small = await insertPlan(site.db, 'trujillo', { departures: [`${day} 11:00`], capacity: 1 });
  const otherDays = await insertPlan(site.db, 'trujillo', { departures: [`${dayFromNow(60)} 09:00`] });
  const { show } = await ask(askBody(undefined, { languages: ['es'] }));
  const { offers } = await show();
  const asked = offers.map(({ operator }) => operator.id);
  expect(asked.sort()).toEqual(suits.sort());
  expect(asked).not.toContain(small.operator);
  expect(asked).not.toContain(otherDays.operator);
});

test('the traveller can ask an operator to change an offer', async () => {
  const { show, askChanges, reject } = await ask();
  const [first, second] = (await show()).offers.map(({ id }) => id) as [string, string];
  await answerOffer(site, first, offerContent([lineOf()]));
  await answerOffer(site, second, offerContent([lineOf()]));
  const asked = await askChanges(first, 'Sin la cena, por favor.');
  expect(asked.statusCode, asked.body).toBe(200);
  const refused = await reject(second, 'Se pasa un poco.');
  expect(refused.statusCode, refused.body).toBe(200);
  const { offers, history } = await show();
  expect(offers.map(({ state }) => state).sort()).toEqual(['changes_requested', 'declined']);
  expect(history).toContainEqual(
    expect.objectContaining({ action: 'ask_changes', actor: 'traveller', note: { text: 'Sin la cena, por favor.' } }),
  );
  expect((await reject(second)).problem().code).toBe('offer_action_refused');
});

test('an unanswered request can be sent to more operators', async () => {
  const withdrawn = await ask();
  expect((await withdrawn.withdraw()).json()).toMatchObject({ state: 'withdrawn', can: { reassign: false } });
  expect((await withdrawn.withdraw()).problem().code).toBe('quotation_action_refused');

  const { show, reassign } = await ask();
  await site.runJobs({ until: new Date(Date.now() + 73 * 3_600_000) });
  // `until` does not change the clock of the job, so the deadline has not passed yet.
  expect((await show()).state).toBe('open');
  await pool.query(`update offer set ends_at = now() where state = 'requested'`);
  await site.runJobs({ until: new Date(Date.now() + 73 * 3_600_000) });
  const over = await show();
  expect(over).toMatchObject({ state: 'expired', can: { reassign: true } });
  expect(over.offers.map(({ state }) => state)).toEqual(['expired', 'expired']);
  const again = await reassign([operators[0]!, operators[2]!]);
  expect(again.statusCode, again.body).toBe(200);
  expect(again.json()).toMatchObject({ state: 'open' });
  expect(again.json().offers).toHaveLength(3);
});
