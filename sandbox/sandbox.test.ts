import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { sandboxCards } from '#server/cards/sandbox/adapter.ts';
import { readConfig } from '#server/config.ts';
import { order } from '#tests/cards/contract.ts';
import { answerChallenge, CARDS, payWithCard, testSandbox } from '#tests/cards.ts';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const received: { url: string; headers: Record<string, string>; body: string }[] = [];
/** The statuses of the shop's next answers. Null means no answer. When the list is empty, the shop answers 200. */
const answers: (number | null)[] = [];
const troubles: Error[] = [];
let clock = new Date('2026-11-21T12:00:00Z');
const sandbox = await testSandbox(database, readConfig({ SANDBOX_CARDS_KEY: 'key-of-the-sandbox-test' }), {
  now: () => clock,
  onTrouble: (error) => troubles.push(error),
  post: async (url, headers, body) => {
    received.push({ url, headers, body });
    return answers.length ? answers.shift()! : 200;
  },
});
const { origin, key } = sandbox;
const cards = sandboxCards({ api: origin, origin, key, patience: 1_500, now: () => clock });
afterAll(async () => {
  await sandbox.close();
  await database.close();
});
beforeEach(() => {
  received.length = 0;
  sandbox.faults.clear();
});

const wait = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const expiresAt = () => new Date(clock.getTime() + 20 * 60_000);
const open = (change = {}) => cards.create(order({ expiresAt: expiresAt(), ...change }));
const call = (path: string, idempotencyKey: string | undefined, body: object = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(body),
  });
const NEW = () => ({
  ...{ reference: 'r', amount: 100, currency: 'PEN', description: '', mode: 'page', capture: 'automatic' },
  ...{
    return_url: 'https://viaja.invalid/',
    webhook_url: 'https://viaja.invalid/w',
    expires_at: expiresAt().toISOString(),
  },
});
const typesOf = () => received.map(({ body }) => JSON.parse(body).type);

test('a repeated call gets exactly the same answer as the first call', async () => {
  const body = NEW();
  const first = await (await call('/v1/payments', 'k-bytes', body)).text();
  await payWithCard(JSON.parse(first).next.url);
  const again = await call('/v1/payments', 'k-bytes', body);
  expect([again.status, await again.text()]).toEqual([201, first]);
});

test('a call that failed with 500 fails again with the same key', async () => {
  sandbox.faults.add('create', 'error');
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await call('/v1/payments', 'k-500', NEW())).status);
  expect(statuses).toEqual([500, 500, 500]);
  expect(await cards.find('k-500')).toBeNull();
});

test('if the call got 500 after the work was done, the payment can be found by its key', async () => {
  sandbox.faults.add('create', 'error_after');
  const asked = order({ expiresAt: expiresAt() });
  await expect(cards.create(asked)).rejects.toMatchObject({ outcome: 'unknown', code: 'internal' });
  expect(await cards.find(asked.key)).toMatchObject({ paymentId: asked.paymentId, state: 'created' });
});

test('a call with a used key and different parameters is refused', async () => {
  const body = NEW();
  await call('/v1/payments', 'k-other', body);
  expect((await call('/v1/payments', 'k-other', { ...body, amount: 101 })).status).toBe(422);
  expect((await call('/v1/payments', undefined, body)).status).toBe(400);
  const busy = await database.pool.connect();
  try {
    await busy.query('begin');
    await busy.query('lock table sandbox_cards.idempotency in exclusive mode');
    const first = call('/v1/payments', 'k-busy', body);
    await sleep(100);
    const second = await call('/v1/payments', 'k-busy', body);
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, '1']);
    await busy.query('rollback');
    expect((await first).status).toBe(201);
  } finally {
    busy.release();
  }
});

test('fifty refund calls with the same key refund once', async () => {
  const payment = await open({ amount: 1_000 });
  await payWithCard(payment.action!.url);
  const same = await Promise.all(
    Array.from({ length: 50 }, () => call(`/v1/payments/${payment.id}/refunds`, 'k-one', { amount: 100 })),
  );
  expect(same.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await cards.show(payment.id)).refunded).toBe(100);
  const own = await Promise.all(
    Array.from({ length: 50 }, () => cards.refund(payment.id, 100, randomUUID()).catch((error) => error)),
  );
  expect(own.filter((one) => 'state' in one && one.state === 'settled').length).toBeLessThanOrEqual(9);
  expect((await cards.show(payment.id)).refunded).toBeLessThanOrEqual(1_000);
  expect((await cards.show(payment.id)).refunded).toBe(100 + own.filter((one) => one.amount).length * 100);
});

test('a form that is sent ten times charges the payment once', async () => {
  await sandbox.deliver(clock);
  received.length = 0;
  const payment = await open();
  const tries = await Promise.all(Array.from({ length: 10 }, () => payWithCard(payment.action!.url)));
  expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(tries.every(({ body }) => body.state === 'captured')).toBe(true);
  await sandbox.deliver(clock);
  expect(typesOf()).toEqual(['payment.captured']);
});

test('a card is refused after the deadline of the payment', async () => {
  const payment = await open();
  wait(21 * 60);
  expect((await payWithCard(payment.action!.url)).body.state).toBe('voided');
  expect(await cards.show(payment.id)).toMatchObject({ state: 'voided', captured: 0, action: null });
});

test('an authorization that is not captured ends after a week', async () => {
  const payment = await open({ capture: 'manual' });
  await payWithCard(payment.action!.url);
  wait(6 * 86_400);
  expect((await cards.show(payment.id)).state).toBe('authorized');
  wait(86_400);
  expect((await cards.show(payment.id)).state).toBe('voided');
  await expect(cards.capture(payment.id, 1, randomUUID())).rejects.toMatchObject({ outcome: 'refused' });
});

test('the third wrong code of the bank declines the payment', async () => {
  const payment = await open();
  const asked = await payWithCard(payment.action!.url, CARDS.challenge);
  expect(asked.body).toMatchObject({ state: 'requires_action', next: { url: expect.stringContaining('/verificar/') } });
  expect((await cards.show(payment.id)).action?.url).toBe(asked.body.next.url);
  for (const code of ['1', '2', '3']) await answerChallenge(asked.body.next.url, code);
  expect(await cards.show(payment.id)).toMatchObject({
    state: 'created',
    decline: { kind: 'soft', code: 'authentication_failed' },
  });
  const again = await payWithCard(payment.action!.url, CARDS.challenge);
  expect((await answerChallenge(again.body.next.url)).body.state).toBe('captured');
});

test('each test card has its documented effect', async () => {
  const hard = await open();
  expect((await payWithCard(hard.action!.url, CARDS.declinedHard)).body).toMatchObject({
    state: 'declined',
    decline: { kind: 'hard' },
    next: null,
  });
  expect((await payWithCard(hard.action!.url)).body.state).toBe('declined');

  const slow = await open();
  const from = performance.now();
  expect((await payWithCard(slow.action!.url, CARDS.slow)).body.state).toBe('captured');
  expect(performance.now() - from).toBeGreaterThan(45);

  const lost = await open();
  await expect(payWithCard(lost.action!.url, CARDS.timeOut)).rejects.toThrow();
  expect((await cards.show(lost.id)).state).toBe('captured');

  await sandbox.deliver(clock);
  received.length = 0;
  const silent = await open();
  await payWithCard(silent.action!.url, CARDS.noWebhook);
  await sandbox.deliver(new Date(clock.getTime() + 86_400_000));
  expect(received).toEqual([]);

  const noisy = await open();
  await payWithCard(noisy.action!.url, CARDS.noisyWebhooks);
  await sandbox.deliver(clock);
  expect(typesOf()).toEqual(['payment.captured']);
  await sandbox.deliver(new Date(clock.getTime() + 60_000));
  expect(typesOf().filter((type) => type === 'payment.captured')).toHaveLength(3);
  expect(typesOf().filter((type) => type === 'payment.authorized')).toHaveLength(2);
  expect(new Set(received.map(({ body }) => JSON.parse(body).id)).size).toBe(2);
});

test('some test cards make a refund settle late or fail late', async () => {
  const late = await open();
  await payWithCard(late.action!.url, CARDS.refundLater);
  const refund = await cards.refund(late.id, 500, randomUUID());
  expect(refund.state).toBe('submitted');
  wait(1);
  expect((await cards.showRefund(late.id, refund.id)).state).toBe('settled');

  const fails = await open();
  await payWithCard(fails.action!.url, CARDS.refundFails);
  const failing = await cards.refund(fails.id, 12_345, randomUUID());
  expect(failing).toMatchObject({ state: 'submitted', failure: null });
  wait(1);
  expect(await cards.showRefund(fails.id, failing.id)).toMatchObject({
    state: 'failed',
    failure: 'expired_or_canceled_card',
  });
  expect((await cards.show(fails.id)).refunded).toBe(0);
  expect((await cards.refund(fails.id, 12_345, randomUUID())).state).toBe('submitted');
});

test('the test card for disputes opens a dispute after the capture', async () => {
  const payment = await open();
  await payWithCard(payment.action!.url, CARDS.dispute);
  expect((await cards.show(payment.id)).state).toBe('captured');
  wait(1);
  expect((await cards.show(payment.id)).state).toBe('disputed');
  await expect(cards.refund(payment.id, 1, randomUUID())).rejects.toMatchObject({ outcome: 'refused' });
  await call(`/v1/test/payments/${payment.id}/dispute`, undefined, { step: 'lost' });
  expect((await cards.show(payment.id)).state).toBe('dispute_lost');
  await sandbox.deliver(clock);
  expect(typesOf()).toEqual(expect.arrayContaining(['payment.captured', 'dispute.opened', 'dispute.lost']));
});

test('an undelivered webhook is repeated with growing pauses', async () => {
  await sandbox.deliver(new Date(clock.getTime() + 86_400_000));
  received.length = 0;
  const payment = await open();
  await payWithCard(payment.action!.url);
  answers.push(500, null, 503);
  const arrived = [];
  for (const after of [0, 3, 11, 61]) {
    wait(after);
    arrived.push(await sandbox.deliver(clock));
  }
  expect(arrived).toEqual([0, 0, 0, 1]);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  const last = received.at(-1)!;
  const headers = last.headers;
  expect(cards.readWebhook({ headers, query: {}, body: Buffer.from(last.body) })).toMatchObject({
    kind: 'payment',
    providerPaymentId: payment.id,
  });
  expect(await sandbox.deliver(clock)).toBe(0);
});

test('API calls with a wrong key are refused', async () => {
  const payment = await open();
  const url = `${origin}/v1/payments/${payment.id}`;
  for (const authorization of ['', 'Bearer wrong', `Bearer ${key}x`]) {
    expect((await fetch(url, { headers: { authorization } })).status).toBe(401);
  }
  expect((await fetch(`${origin}/pagar/${payment.id}`)).status).toBe(404);
  expect((await fetch(payment.action!.url.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(404);
});

test('no card number is stored or logged', async () => {
  const outputs = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
  const stranger = '4111111111111111';
  try {
    const { action } = await open();
    const form = (fields: Record<string, string>) =>
      fetch(action!.url, { method: 'POST', body: new URLSearchParams(fields) });
    const pages = [
      await (await form({ number: stranger, expiry: stranger, cvc: '987', name: stranger })).text(),
      await (await form({ number: CARDS.declinedSoft, expiry: '12/39', cvc: '987', name: 'Ana' })).text(),
      JSON.stringify(await payWithCard(action!.url, stranger)),
    ];
    await payWithCard(action!.url, CARDS.approved);
    for (const page of pages) expect(page).not.toMatch(/4111|987/);
  } finally {
    for (const output of outputs) output.mockRestore();
  }
  const said = [...outputs.flatMap(({ mock }) => mock.calls), ...troubles.map(({ message, stack }) => message + stack)];
  expect(JSON.stringify(said)).not.toMatch(/4111|\d{12}/);
  const { rows } = await database.pool.query<{ text: string }>(`
    select document::text as text from sandbox_cards.payment union all select body || key from sandbox_cards.idempotency
    union all select body || url from sandbox_cards.delivery`);
  const kept = rows.map(({ text }) => text).join('\n');
  expect(kept).toContain('"last4": "4242"');
  for (const number of [...Object.values(CARDS), stranger]) {
    expect(kept).not.toContain(number);
    expect(kept).not.toContain(number.replaceAll(' ', ''));
  }
});
