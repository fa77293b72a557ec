import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { RepeatHeaders } from '#features/repeat-headers.ts';
import type { Area } from '#server/platform.ts';
import { declaredRoutes } from '#tools/declared-routes.ts';
import { assertMatrix, assertUnknownElsewhere } from './assert-matrix.ts';
import { assertRow, authorization, rowName } from './operation.ts';
import { HOUSE_OPERATIONS, OPERATIONS } from './operations.ts';
import { createWorld } from './world.ts';

/** Another person may find an unattended browser, so these operations require a recent proof of identity. */
const ASK_FOR_PROOF = [
  'addPasskey',
  'allowRegionKeys',
  'beginPasskey',
  'beginSecondFactor',
  'changeBank',
  'changeCommission',
  'changeOperatorMember',
  'changePlaceMember',
  'changeStaff',
  'createOperatorKey',
  'createRegionKey',
  'downloadBatchCsv',
  'downloadBatchPain',
  'downloadDataCopy',
  'inviteOperatorMember',
  'invitePlaceMember',
  'inviteStaff',
  'removeOperatorMember',
  'removePasskey',
  'removePlaceMember',
  'removeStaff',
  'requestDataCopy',
  'requestEmailChange',
  'requestErasure',
  'requestFactorRemoval',
  'resendStaffInvitation',
  'restoreOrganisationVersion',
  'saveOrganisationSettings',
  'sendAnnouncement',
  'settleCommissionInvoice',
  'settleRefund',
  'turnOnSecondFactor',
];

/** These operations move seats or money and must accept an idempotency key. */
const REPEATABLE = [
  'acceptSoldBooking',
  'actOnPayout',
  'actOnPayoutBatch',
  'cancelDeparture',
  'cancelSoldBooking',
  'createDeparture',
  'moveSoldBooking',
  'rejectSoldBooking',
  'sendOffer',
  'settleCommissionInvoice',
  'settleRefund',
];

/** The work is already done, so a second request changes nothing and succeeds without a key. */
const HARMLESS_AGAIN = ['moveSoldBooking'];

const declared = await declaredRoutes();
const world = await createWorld();
afterAll(() => world.close());

test('the rights matrix has one row per declared operation', () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual(declared.map(rowName).sort());
});

test('every operation accepts exactly the roles in its row', { timeout: 300_000 }, async () => {
  expect(await assertMatrix(world, HOUSE_OPERATIONS)).toEqual([]);
});

test("the other region's admin gets 404 for this region's resources, even with all their secrets", {
  timeout: 300_000,
}, async () => {
  expect(await assertUnknownElsewhere(world, HOUSE_OPERATIONS)).toEqual([]);
});

test('sensitive operations require a recent proof of identity', { timeout: 120_000 }, async () => {
  const prove = (when: string) => world.platform.pool.query(`update account_session set proved_at = ${when}`);
  const heard: unknown[] = [];
  const asking = declared.filter(({ declaration }) => declaration.freshProof);
  expect(asking.map(({ declaration }) => declaration.id).sort()).toEqual(ASK_FOR_PROOF);
  for (const route of asking) {
    const { method, path } = route;
    const operation = OPERATIONS[rowName(route)]!;
    const role = operation.lets.find((one) => world.people[one as keyof typeof world.people])!;
    await prove('now()');
    const request = await operation.request(world, role);
    await prove(`now() - interval '11 minutes'`);
    const headers = { ...authorization(world, path, role), ...request.headers };
    const answer = await world.ask({ method, ...request, headers });
    heard.push([route.declaration.id, answer.statusCode, answer.body ? JSON.parse(answer.body).code : '']);
  }
  expect(heard.sort()).toEqual(ASK_FOR_PROOF.map((id) => [id, 403, 'step_up_needed']));
});

test('a request that is repeated with its idempotency key gets the first reply', { timeout: 120_000 }, async () => {
  const repeatable = declared.filter(({ declaration }) => declaration.headers === RepeatHeaders);
  expect(repeatable.map(({ declaration }) => declaration.id).sort()).toEqual(REPEATABLE);
  for (const route of repeatable) {
    const { method, path, declaration } = route;
    const operation = OPERATIONS[rowName(route)]!;
    const role = operation.lets.find((one) => world.people[one as keyof typeof world.people])!;
    await world.platform.pool.query('update account_session set proved_at = now()');
    const request = await operation.request(world, role);
    const headers = { ...authorization(world, path, role), ...request.headers, 'idempotency-key': randomUUID() };
    const [first, second] = [
      await world.ask({ method, ...request, headers }),
      await world.ask({ method, ...request, headers }),
    ];
    expect([declaration.id, first.statusCode < 300, second.statusCode]).toEqual([
      declaration.id,
      true,
      first.statusCode,
    ]);
    expect(second.body).toEqual(first.body);
    const { 'idempotency-key': _key, ...bare } = headers;
    const again = await world.ask({ method, ...request, headers: bare });
    const expected = HARMLESS_AGAIN.includes(declaration.id) ? 200 : 409;
    expect([declaration.id, again.statusCode]).toEqual([declaration.id, expected]);
  }
});

test('the test of the matrix detects a planted violation', async () => {
  const planted: Area = {
    name: 'planted',
    routes(app) {
      app.get('/api/admin/till', { config: { right: 'account.own' } }, async () => ({ money: 'all of it' }));
    },
  };
  const broken = await createWorld([planted]);
  try {
    const { faults } = await assertRow(broken, 'GET /api/admin/till', {
      lets: ['admin'],
      others: 403,
      request: () => ({ url: '/api/admin/till' }),
    });
    expect(faults).toContainEqual(expect.stringMatching(/as other traveller: expected 403, got 200/));
  } finally {
    await broken.close();
  }
});
