import { afterAll, expect, test } from 'vitest';
import type { Area } from '#server/platform.ts';
import { assertMatrix, assertUnknownElsewhere } from './assert-matrix.ts';
import { assertRow, authorization, type Operations } from './operation.ts';
import { HOUSE_OPERATIONS, OPERATIONS } from './operations.ts';
import { createWorld } from './world.ts';

/**
 * Operations on keys, money, teams, settings and access to accounts. They require a recent proof of identity, so that a stranger at an unattended
 * browser cannot perform them.
 */
const ASK_FOR_PROOF: (keyof Operations)[] = [
  'POST /api/manage/operators/{operatorId}/octo-keys/',
  'PUT /api/manage/operators/{operatorId}/octo-region',
  'POST /api/admin/octo-keys/',
  'PUT /api/manage/operators/{operatorId}/bank',
  'POST /api/manage/operators/{operatorId}/invitations/',
  'PUT /api/manage/operators/{operatorId}/team/{accountId}',
  'DELETE /api/manage/operators/{operatorId}/team/{accountId}',
  'POST /api/admin/staff/invitations/',
  'POST /api/admin/staff/invitations/{id}/resend',
  'PATCH /api/admin/staff/{accountId}/',
  'DELETE /api/admin/staff/{accountId}/',
  'PUT /api/admin/operators/{operatorId}/commission',
  'PUT /api/admin/organisation/',
  'POST /api/admin/organisation/versions/{version}/restore',
  'GET /api/admin/payout-batches/{batchId}/pain.xml',
  'GET /api/admin/payout-batches/{batchId}/transfers.csv',
  'POST /api/admin/refunds/{refundId}/settle',
  'POST /api/admin/people/{id}/factor-removal',
  'POST /api/me/email',
  'POST /api/me/passkeys/begin',
  'POST /api/me/passkeys',
  'DELETE /api/me/passkeys/{id}',
  'POST /api/me/second-factor/begin',
  'POST /api/me/second-factor/confirm',
  'POST /api/me/data-copies',
  'GET /api/me/data-copies/{id}/file',
  'POST /api/me/erasure',
];

const world = await createWorld();
afterAll(() => world.close());

test('the matrix has one row per operation of the API', async () => {
  await world.app.ready();
  const document = world.app.swagger() as { paths: Record<string, Record<string, unknown>> };
  const registered = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(OPERATIONS).sort()).toEqual(registered.sort());
});

test('every operation accepts exactly the roles in its row', { timeout: 300_000 }, async () => {
  expect(await assertMatrix(world, HOUSE_OPERATIONS)).toEqual([]);
});

test("a region's resources are unknown in the other region, even to its admin and with secrets", {
  timeout: 300_000,
}, async () => {
  expect(await assertUnknownElsewhere(world, HOUSE_OPERATIONS)).toEqual([]);
});

test('sensitive operations require a recent proof of identity', { timeout: 120_000 }, async () => {
  const prove = (when: string) => world.platform.pool.query(`update account_session set proved_at = ${when}`);
  const heard: unknown[] = [];
  for (const name of ASK_FOR_PROOF) {
    const [method, path] = name.split(' ') as ['GET', string];
    const operation = OPERATIONS[name]!;
    const role = operation.lets.find((one) => world.people[one as keyof typeof world.people])!;
    await prove('now()');
    const request = await operation.request(world, role);
    await prove(`now() - interval '11 minutes'`);
    const headers = { ...authorization(world, path, role), ...request.headers };
    const answer = await world.ask({ method, ...request, headers });
    heard.push([name, answer.statusCode, answer.body ? JSON.parse(answer.body).code : '']);
  }
  expect(heard).toEqual(ASK_FOR_PROOF.map((name) => [name, 403, 'step_up_needed']));
});

test('the matrix detects a planted violation', async () => {
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
