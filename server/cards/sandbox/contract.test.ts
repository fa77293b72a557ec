import { afterAll } from 'vitest';
import { SIGNATURE_HEADER } from '#sandbox/deliver.ts';
import { listDeliveries } from '#sandbox/deliveries.store.ts';
import { webhookSecret } from '#sandbox/open-sandbox.ts';
import { hmacHex } from '#server/cards/signed-body.ts';
import { readConfig } from '#server/config.ts';
import { cardsContract } from '#tests/cards/contract.ts';
import { CARDS, payWithCard, testSandbox } from '#tests/cards.ts';
import { testDatabase } from '#tests/database.ts';
import { sandboxCards } from './adapter.ts';

const database = await testDatabase();
const sandbox = await testSandbox(database, readConfig({ SANDBOX_CARDS_KEY: 'key-of-the-contract-test' }));
afterAll(async () => {
  await sandbox.close();
  await database.close();
});

cardsContract('the sandbox', async () => {
  const { origin, key, faults } = sandbox;
  return {
    cards: sandboxCards({ api: origin, origin, key, patience: 2_000 }),
    async pay({ action }, card) {
      await payWithCard(action!.url, card === 'approved' ? CARDS.approved : CARDS.declinedSoft);
    },
    async webhooks({ id }) {
      const t = Math.floor(Date.now() / 1000);
      return (await listDeliveries(database.pool, id)).map(({ body }) => ({
        headers: { [SIGNATURE_HEADER]: `t=${t},v1=${hmacHex(webhookSecret(key), `${t}.${body}`)}` },
        query: {},
        body: Buffer.from(body),
      }));
    },
    loseAnswer: async (call) => faults.add(call, 'cut_after'),
    breakBefore: async (call) => faults.add(call, 'error'),
    async openDispute({ id }) {
      const url = `${origin}/v1/test/payments/${id}/dispute`;
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      await fetch(url, { method: 'POST', headers, body: '{"step":"opened"}' });
    },
    capturesInPart: true,
    findsUnpaid: true,
    async opened() {
      const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from sandbox_cards.payment');
      return rows[0]!.n;
    },
  };
});
