import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBankAccounts } from '#features/operators/api/public.ts';
import { accrue } from '#features/payments/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { insertBooking, insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { makeBatches } from './make-batches.ts';

const REGION = 'trujillo';
const site = await testSite();
afterAll(site.close);
const { db, pool, platform } = site;
let admin: TestPerson;
beforeAll(async () => {
  await pool.query(`insert into region (id) values ($1) on conflict do nothing`, [REGION]);
  admin = await insertPerson(db, REGION, { name: 'Administra', staff: 'admin' });
});

/** An operator with an account, that is owed 95.00 now. */
async function owed(name: string): Promise<string> {
  const operator = await insertOperator(db, REGION, { name });
  const bank = {
    holder: name,
    bank: 'Caja Norte',
    bankCode: '803',
    account: '80312345678901234567',
    currency: 'PEN',
  };
  const sealed = (await openBankAccounts(platform.config)).close(bank, { region: REGION, operatorId: operator });
  await pool.query('update operator set bank_sealed = $2 where id = $1', [operator, sealed]);
  const booking = await insertBooking(db, REGION, await insertDeparture(db, REGION, { operator }));
  await inTransaction(db, (trx) =>
    accrue(trx, {
      ...{ region: REGION, entry: `test/${booking.id}`, orderId: null, currency: 'PEN', amount: 9500, commission: 500 },
      ...{ bookingId: booking.id, operatorId: operator, serviceEndedAt: new Date(Date.now() - 4 * 86_400_000) },
    }),
  );
  return operator;
}
const asAdmin = (url: string, payload?: object) =>
  site.app.inject({ method: payload ? 'POST' : 'GET', url, headers: admin.headers, ...(payload && { payload }) });
const desk = async () => (await asAdmin('/api/admin/payouts/')).json();
const obstacleOf = async (operator: string) =>
  (await desk()).balances.find((one: { operator: { id: string } }) => one.operator.id === operator)?.obstacle;
const payoutsOf = async (operator: string) =>
  (await desk()).batches.flatMap(({ id, payouts }: { id: string; payouts: { operator: { id: string } }[] }) =>
    payouts.filter((one) => one.operator.id === operator).map((one) => ({ ...one, batch: id })),
  );

test('an account that cannot be read stops neither the others nor the desk', async () => {
  const [broken, sound] = [await owed('Operadora Rota'), await owed('Operadora Sana')];
  await pool.query('update operator set bank_sealed = $2 where id = $1', [broken, randomBytes(80)]);
  await makeBatches(platform, null);
  expect(await obstacleOf(broken)).toBe('account_unreadable');
  expect(await payoutsOf(broken)).toEqual([]);
  expect(await payoutsOf(sound)).toMatchObject([{ amount: 9500, state: 'batched' }]);
});

test('a batch with a transfer whose account cannot be read says which, and goes to the bank without it', async () => {
  const [broken, sound] = [await owed('Operadora Dañada'), await owed('Operadora Entera')];
  await makeBatches(platform, null);
  const [[lost], [kept]] = [await payoutsOf(broken), await payoutsOf(sound)];
  expect(lost.batch).toBe(kept.batch);
  await pool.query('update payout set account_sealed = $2 where id = $1', [lost.id, randomBytes(80)]);
  const file = () => asAdmin(`/api/admin/payout-batches/${kept.batch}/pain.xml`);
  const refused = await file();
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'payout_account_unreadable']);
  expect(refused.json().detail).toContain(lost.reference);
  expect(
    (await asAdmin(`/api/admin/payouts/${lost.id}/act`, { action: 'withdraw', note: 'Ilegible' })).statusCode,
  ).toBe(200);
  expect((await file()).body).toContain('<NbOfTxs>1</NbOfTxs>');
});
