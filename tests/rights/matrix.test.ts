import { afterAll, expect, test } from 'vitest';
import { wireClass } from '#features/accounts/contract/application-token.ts';
import type { Area } from '#server/platform.ts';
import { assertRow } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import type { Role } from './roles.ts';
import { APP_TOKEN, createWorld } from './world.ts';

const world = await createWorld();
afterAll(() => world.close());

test('the matrix has a row for every operation of the API, and no other', async () => {
  await world.app.ready();
  const document = world.app.swagger() as { paths: Record<string, Record<string, unknown>> };
  const registered = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(OPERATIONS).sort()).toEqual(registered.sort());
});

test('every operation lets in whom it promises, and refuses everybody else', { timeout: 300_000 }, async () => {
  let cells = 0;
  const faults: string[] = [];
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const row = await assertRow(world, name, operation);
    cells += row.cells;
    faults.push(...row.faults);
  }
  console.log(`Rights: ${cells} cells asserted over ${Object.keys(OPERATIONS).length} operations.`);
  expect(faults).toEqual([]);
});

test('what belongs to one region is unknown in the other, to its admins and with every secret', {
  timeout: 300_000,
}, async () => {
  const faults: string[] = [];
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const [method, path] = name.split(' ') as ['GET', string];
    if (!/\{(id|idOrSlug|reference|accountId|operatorId|planId)\}/.test(path)) continue;
    const role = whoseIsIt(path);
    const request = await operation.request(world, role);
    const token = wireClass(path) === 'public' ? APP_TOKEN : world.people['admin of another region'].token;
    const headers = { authorization: `Bearer ${token}`, ...request.headers };
    const { statusCode } = await world.askElsewhere({ method, ...request, headers });
    // 400: the body names things of the other region, which are unknown here as well.
    if (statusCode !== 404 && statusCode !== 400) faults.push(`${name}: ${statusCode}`);
  }
  expect(faults).toEqual([]);
});

/** Who has the things of a path in the first region. */
function whoseIsIt(path: string): Role {
  if (path.startsWith('/api/admin/')) return 'admin';
  if (path.startsWith('/api/manage/')) return 'operator owner';
  return path.startsWith('/api/me/') ? 'traveller' : 'guest';
}

test('a rule broken on purpose is found', async () => {
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
