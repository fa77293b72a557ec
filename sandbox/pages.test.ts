import { afterAll, expect, test } from 'vitest';
import { callJson } from '#server/cards/json-call.ts';
import { sandboxCards } from '#server/cards/sandbox/adapter.ts';
import { readConfig } from '#server/config.ts';
import { order } from '#tests/cards/contract.ts';
import { CARDS, payWithCard, testSandbox } from '#tests/cards.ts';
import { testDatabase } from '#tests/database.ts';
import { readCard, typedOf } from './card-form.ts';
import { spaced, TEST_CARDS } from './test-cards.ts';

const database = await testDatabase();
const sandbox = await testSandbox(database, readConfig({ SANDBOX_CARDS_KEY: 'key-of-the-pages-test' }));
const cards = sandboxCards({ api: sandbox.origin, origin: sandbox.origin, key: sandbox.key });
afterAll(async () => {
  await sandbox.close();
  await database.close();
});

const typed = { number: CARDS.approved, expiry: '12/39', cvc: '123', name: 'Ana Ñusta' };
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers });

test('the payment page shows that it is a test', async () => {
  const { action } = await cards.create(order({ description: '<b>Chan Chan</b> & más' }));
  const page = await fetch(action!.url);
  const html = await page.text();
  expect(html).toContain('<strong>PRUEBA</strong> · aquí no se mueve dinero');
  expect(html).toContain('PEN 123.45');
  expect(html).toContain('&lt;b&gt;Chan Chan&lt;/b&gt; &amp; más');
  for (const { number } of TEST_CARDS) expect(html).toContain(spaced(number));
  expect(html.match(/(src|href)="[^"]*"/g)).toEqual(['href="https://viaja.invalid/pago/abc"']);
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('only the shop may embed the page of a payment in a frame', async () => {
  const { action } = await cards.create(order({ mode: 'frame' }));
  expect(action?.kind).toBe('frame');
  const policy = (await fetch(action!.url)).headers.get('content-security-policy');
  expect(policy).toContain('frame-ancestors https://viaja.invalid;');
  const done = await (await send(action!.url, typed)).text();
  expect(done).toContain('data-outcome="captured"');
  expect(done).toContain('data-shop="https://viaja.invalid"');
});

test('after a valid form, the payer is redirected to the shop', async () => {
  const { action } = await cards.create(order());
  const answer = await send(action!.url, typed);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://viaja.invalid/pago/abc']);
  expect(await (await fetch(action!.url)).text()).toContain('Pago recibido');
});

test('after an invalid form, the page shows the typed values except the card number and the security code', async () => {
  const { action } = await cards.create(order());
  const answer = await send(action!.url, { ...typed, number: '4242 4242 4242 4241', expiry: '13/39' });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('value="Ana Ñusta"');
  expect(html).toContain('value="13/39"');
  expect(html).toContain('A este número le falta o le sobra algo.');
  expect(html).toContain('Escribe mes y año, como 08/29.');
  expect(html).not.toContain('4241');
  expect(html).not.toContain('value="123"');
});

test('a card that needs a code of the bank leads to the page for the code', async () => {
  const { action } = await cards.create(order());
  const asked = await send(action!.url, { ...typed, number: CARDS.challenge });
  expect(asked.headers.get('location')).toContain('/verificar/');
  const url = sandbox.origin + asked.headers.get('location');
  expect(await (await send(url, { code: '111111' })).text()).toContain('Ese código no es.');
  expect((await send(url, { code: '123456' })).headers.get('location')).toBe('https://viaja.invalid/pago/abc');
});

test('a declined card ends the payment only if the decline is final', async () => {
  const { action } = await cards.create(order());
  const soft = await send(action!.url, { ...typed, number: CARDS.declinedSoft });
  expect([soft.status, await soft.text()]).toEqual([402, expect.stringContaining('no tiene fondos. No se cobró nada')]);
  const hard = await send(action!.url, { ...typed, number: CARDS.declinedHard });
  expect(await hard.text()).toContain('data-outcome="declined"');
});

test('only test cards are accepted, in every usual notation', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const faults = (change: object) => {
    const read = readCard({ ...typed, ...change }, now);
    return 'faults' in read ? Object.keys(read.faults) : [];
  };
  expect(faults({})).toEqual([]);
  expect(faults({ number: '4242-4242-4242-4242', expiry: '11 / 2026' })).toEqual([]);
  expect(faults({ expiry: '1126' })).toEqual([]);
  expect(faults({ expiry: '10/26' })).toEqual(['expiry']);
  expect(faults({ number: '378282246310005', cvc: '1234' })).toEqual([]);
  expect(faults({ number: '378282246310005' })).toEqual(['cvc']);
  expect(faults({ number: '4111111111111111' })).toEqual(['number']);
  expect(faults({ number: '', cvc: 'abc', name: '', expiry: '' })).toEqual(['number', 'expiry', 'cvc', 'name']);
  expect(faults({ number: { $gt: '' }, name: ['x'] })).toEqual(['number', 'name']);
  expect(typedOf({ name: '4242 4242 4242 4242', expiry: '4242424242' })).toEqual({ name: '', expiry: '' });
});

test('the panel refuses requests from other sites', async () => {
  const payment = await cards.create(order());
  await payWithCard(payment.action!.url);
  const url = `${sandbox.origin}/panel/${payment.id}`;
  expect((await send(url, { step: 'opened' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(url, { step: 'opened' })).status).toBe(303);
  expect(await (await fetch(`${sandbox.origin}/panel`)).text()).toContain('en contracargo');
  await send(url, { step: 'won' });
  expect((await cards.show(payment.id)).state).toBe('dispute_won');
});

test('a request with another host name gets 421', async () => {
  const { status } = await callJson({
    method: 'GET',
    url: `${sandbox.origin}/panel`,
    headers: { host: 'evil.example' },
    patience: 5_000,
  });
  expect(status).toBe(421);
});

test('a public demo has no panel', async () => {
  const config = readConfig({ SANDBOX_CARDS_KEY: 'key-of-the-public-demo', PUBLIC_DEMO: 'yes' });
  const open = await testSandbox(database, config);
  for (const path of ['/', '/panel']) expect((await fetch(`${open.origin}${path}`)).status).toBe(404);
  expect((await fetch(`${open.origin}/panel/x`, { method: 'POST' })).status).toBe(404);
  await open.close();
});
