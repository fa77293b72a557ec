import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { sandboxCards } from '#server/cards/sandbox/adapter.ts';
import { readConfig } from '#server/config.ts';
import { order } from '#tests/cards/contract.ts';
import { payWithCard } from '#tests/cards.ts';
import { testDatabase } from '#tests/database.ts';
import { startSandbox } from './start-sandbox.ts';

const [database, other] = await Promise.all([testDatabase(), testDatabase()]);
afterAll(async () => {
  await Promise.all([database.close(), other.close()]);
});

const config = readConfig({ SANDBOX_CARDS_KEY: 'key-of-the-take-over', SANDBOX_CARDS_PORT: '0' });

async function until(condition: () => boolean | Promise<boolean>, milliseconds: number): Promise<number> {
  const from = performance.now();
  while (!(await condition())) {
    if (performance.now() - from > milliseconds) throw new Error('It did not come to pass.');
    await sleep(20);
  }
  return performance.now() - from;
}

test('when the first process ends, the second process takes over', async () => {
  const first = await startSandbox(config, database.connection);
  const same = { ...config, SANDBOX_CARDS_PORT: first.port };
  const second = await startSandbox(same, database.connection);
  expect([first.listens(), second.listens(), second.port]).toEqual([true, false, first.port]);
  const cards = sandboxCards({ api: first.origin, origin: first.origin, key: first.key, patience: 2_000 });
  const payment = await cards.create(order());
  await first.close();
  expect(await until(second.listens, 2_000)).toBeLessThan(2_000);
  expect((await cards.show(payment.id)).state).toBe('created');
  expect((await payWithCard(payment.action!.url)).body.state).toBe('captured');
  await second.close();
});

test('a configured port is refused if a sandbox of another database uses it', async () => {
  const stranger = await startSandbox(config, other.connection);
  const wished = { ...config, SANDBOX_CARDS_PORT: stranger.port };
  await expect(startSandbox(wished, database.connection)).rejects.toThrow(`Port ${stranger.port} is taken`);
  const beside = { ...config, SANDBOX_CARDS_PORT: undefined, PORT: stranger.port - 1 };
  const free = await startSandbox(beside, database.connection);
  expect(free.listens()).toBe(true);
  expect(free.port).not.toBe(stranger.port);
  await Promise.all([stranger.close(), free.close()]);
});

test('if a process ends before it sends a webhook, the next process sends it', async () => {
  const got: string[] = [];
  const shop = createServer((request, answer) => {
    request.on('data', (chunk) => got.push(String(chunk))).on('end', () => answer.end());
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook`;
  const first = await startSandbox(config, database.connection);
  const cards = sandboxCards({ api: first.origin, origin: first.origin, key: first.key });
  const payment = await cards.create(order({ webhookUrl }));
  await payWithCard(payment.action!.url);
  await until(() => got.length === 1, 3_000);
  await first.close();
  const delivered = await database.pool.query('select from sandbox_cards.delivery where delivered_at is not null');
  expect(delivered.rowCount).toBe(1);

  // The delivery becomes due again, as if its process had ended before sending.
  await database.pool.query('update sandbox_cards.delivery set delivered_at = null, due_at = now()');
  const next = await startSandbox(config, database.connection);
  await until(() => got.length === 2, 3_000);
  expect(got[1]).toBe(got[0]);
  await next.close();
  shop.close();
});
