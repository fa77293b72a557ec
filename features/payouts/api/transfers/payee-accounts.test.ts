import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showOverview } from '#features/backoffice/contract/routes.ts';
import { openBankAccounts } from '#features/operators/api/public.ts';
import { changeBank, showOperator, stopOwnBankChange } from '#features/operators/contract/operator-routes.ts';
import { stopOperatorBankChange } from '#features/operators/contract/region-routes.ts';
import { accrue } from '#features/payments/api/public.ts';
import { actOnPayout, downloadBatchPain, listRegionPayouts } from '#features/payouts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { call } from '#tests/call.ts';
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
const readPayouts = async () => (await call(site.app, listRegionPayouts, { headers: admin.headers })).json();
const obstacleOf = async (operator: string) =>
  (await readPayouts()).balances.find((one) => one.operator.id === operator)?.obstacle;
const payoutsOf = async (operator: string) =>
  (await readPayouts()).batches.flatMap(({ id, payouts }) =>
    payouts.filter((one) => one.operator.id === operator).map((one) => ({ ...one, batch: id })),
  );

test('a batch leaves out an operator whose bank account cannot be decrypted', async () => {
  const [broken, sound] = [await owed('Operadora Rota'), await owed('Operadora Sana')];
  await pool.query('update operator set bank_sealed = $2 where id = $1', [broken, randomBytes(80)]);
  await makeBatches(platform, null);
  expect(await obstacleOf(broken)).toBe('account_unreadable');
  expect(await payoutsOf(broken)).toEqual([]);
  expect(await payoutsOf(sound)).toMatchObject([{ amount: 9500, state: 'batched' }]);
});

test('if a bank account of a batch cannot be decrypted, the batch has no files', async () => {
  const [broken, sound] = [await owed('Operadora Dañada'), await owed('Operadora Entera')];
  await makeBatches(platform, null);
  const [lost, kept] = [(await payoutsOf(broken))[0]!, (await payoutsOf(sound))[0]!];
  expect(lost.batch).toBe(kept.batch);
  await pool.query('update payout set account_sealed = $2 where id = $1', [lost.id, randomBytes(80)]);
  const { headers } = admin;
  const file = () => call(site.app, downloadBatchPain, { params: { batchId: kept.batch }, headers });
  const refused = await file();
  expect([refused.statusCode, refused.problem().code]).toEqual([409, 'payout_account_unreadable']);
  expect(refused.problem().detail).toContain(lost.reference);
  const body = { action: 'withdraw', note: 'Ilegible' } as const;
  expect((await call(site.app, actOnPayout, { params: { payoutId: lost.id }, headers, body })).statusCode).toBe(200);
  expect((await file()).body).toContain('<NbOfTxs>1</NbOfTxs>');
});

const NEW = {
  holder: 'Otra persona',
  bank: 'Banco Nuevo',
  bankCode: '002',
  account: '00219300123456789012',
  currency: 'PEN',
};

async function selling(name: string) {
  const operator = await owed(name);
  const [owner, partner] = [
    await insertPerson(db, REGION, { name: `${name} Dueña` }),
    await insertPerson(db, REGION, { name: `${name} Socio` }),
  ];
  for (const { id } of [owner, partner])
    await pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
      [REGION, operator, id],
    );
  const { app } = site;
  const params = { operatorId: operator };
  return {
    ...{ operator, owner, partner },
    change: (body = NEW) => call(app, changeBank, { params, headers: owner.headers, body }),
    look: async () => (await call(app, showOperator, { params, headers: owner.headers })).json(),
    stop: ({ headers }: TestPerson, changeId: string) =>
      call(app, stopOwnBankChange, { params: { ...params, changeId }, headers }),
    regionStops: (changeId: string) =>
      call(app, stopOperatorBankChange, {
        params: { ...params, changeId },
        headers: admin.headers,
        body: { reason: 'Nadie lo pidió' },
      }),
  };
}
async function mailsAbout(words: string): Promise<string[]> {
  await site.runJobs();
  const { rows } = await pool.query<{ recipient: string }>(
    'select recipient from demo_mail where subject like $1 order by recipient',
    [`%${words}%`],
  );
  return rows.map(({ recipient }) => recipient);
}
const waitIsOver = async (id: string) => {
  await pool.query(`update operator_bank_change set due_at = now() - interval '1 second' where id = $1`, [id]);
  await site.runJobs({ until: new Date(Date.now() + 73 * 3_600_000) });
};

test('a new bank account is used 72 hours after the change', async () => {
  const { operator, owner, partner, change, look } = await selling('Operadora Mudada');
  const changed = await change();
  expect(changed.statusCode, changed.body).toBe(200);
  expect(changed.json()).toMatchObject({ bank: { ending: '4567' }, bankWaitHours: 72 });
  const [waiting] = (await look()).bankChanges;
  expect(waiting).toMatchObject({
    state: 'waiting',
    bank: 'Banco Nuevo',
    ending: '9012',
    askedBy: 'Operadora Mudada Dueña',
  });
  expect(Date.parse(waiting!.dueAt) - Date.parse(waiting!.askedAt)).toBeGreaterThan(71.9 * 3_600_000);
  const { email } = (await platform.region.current()).settings.organisation;
  expect(await mailsAbout('Operadora Mudada cambió su cuenta')).toEqual([email, owner.email, partner.email].sort());

  await makeBatches(platform, null);
  expect(await obstacleOf(operator)).toBe('account_changing');
  expect(await payoutsOf(operator)).toEqual([]);
  await waitIsOver(waiting!.id);
  expect(await look()).toMatchObject({
    bank: { ending: '9012' },
    bankChanges: [{ state: 'in_force', decidedBy: null }],
  });
  await makeBatches(platform, null);
  expect(await payoutsOf(operator)).toMatchObject([{ accountEnding: '9012' }]);
  const { rows } = await pool.query(`select action from audit_event where subject_id = $1 order by at`, [operator]);
  expect(rows.map(({ action }) => action)).toEqual(['operators.change_account', 'operators.account_in_force']);
});

test('if a change of the bank account is stopped, the former account stays in use', async () => {
  const { operator, partner, change, look, stop, regionStops } = await selling('Operadora Robada');
  await change();
  const [first] = (await look()).bankChanges;
  expect((await regionStops(first!.id)).json().bankChanges).toMatchObject([
    { state: 'stopped', decidedBy: 'Administra', reason: 'Nadie lo pidió' },
  ]);
  expect(await mailsAbout('Se detuvo el cambio de cuenta de Operadora Robada')).toHaveLength(3);
  expect((await regionStops(first!.id)).problem()).toMatchObject({ status: 409, code: 'bank_change_over' });
  await waitIsOver(first!.id);
  expect((await look()).bank).toMatchObject({ ending: '4567' });

  await change();
  const [second] = (await look()).bankChanges;
  expect((await stop(partner, second!.id)).statusCode).toBe(200);
  await change();
  await change({ ...NEW, account: '00219300000000001111' });
  const history = (await look()).bankChanges.map(({ state, ending }) => `${state} ${ending}`);
  expect(history).toEqual(['waiting 1111', 'replaced 9012', 'stopped 9012', 'stopped 9012']);
  const { rows } = await pool.query(
    `select id from operator_bank_change where state = 'replaced' and operator_id = $1`,
    [operator],
  );
  await waitIsOver(rows[0].id);
  expect((await look()).bankChanges[1]).toMatchObject({ state: 'replaced' });
  expect((await stop(partner, rows[0].id)).problem()).toMatchObject({ status: 409, code: 'bank_change_over' });
});

test('if the first change of the bank account is stopped, the operator has no bank account', async () => {
  const { operator, change, look, regionStops } = await selling('Operadora Primera');
  await pool.query('update operator set bank_sealed = null where id = $1', [operator]);
  await change();
  expect(await mailsAbout('Operadora Primera registró su cuenta')).toHaveLength(3);
  const [first] = (await look()).bankChanges;
  const waiting = async () =>
    (await call(site.app, showOverview, { headers: admin.headers }))
      .json()
      .queues.find(({ name }) => name === 'account-changes')?.count;
  const before = await waiting();
  expect((await regionStops(first!.id)).json()).toMatchObject({ hasBank: false, bankWaits: false });
  expect(await waiting()).toBe(before! - 1);
  await mailsAbout('Operadora Primera');
  const { rows } = await pool.query<{ body: string }>(
    `select body_text as body from demo_mail where subject like 'Se detuvo%Operadora Primera%'`,
  );
  for (const { body } of rows) {
    expect(body).toContain('se queda sin cuenta de cobro');
    expect(body).not.toContain('la de antes');
  }
  expect(rows).toHaveLength(3);
});

test('if the operator is not verified yet, a new bank account is used at once', async () => {
  const { operator, change, look } = await selling('Operadora Nueva');
  await pool.query(`update operator set state = 'draft' where id = $1`, [operator]);
  await change();
  expect(await look()).toMatchObject({ bank: { ending: '9012' }, bankChanges: [{ state: 'in_force' }] });
});
