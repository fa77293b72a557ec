import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requestPasswordRestore, requestSignInLink, signIn, signUp } from '#features/accounts/contract/entry-routes.ts';
import { accountSite } from '#tests/account-site.ts';
import * as passwords from '../passwords/hash-password.ts';

const site = await accountSite();
afterAll(site.close);
const KNOWN = 'known@ejemplo.pe';
const [WRONG, NEW] = ['not this one', 'el perro del vecino'];

beforeAll(async () => {
  await site.newcomer(KNOWN);
});

/** Returns what takes time in a request: the numbers of its hashes, and its statements in their order. */
async function workOf(ask: () => Promise<unknown>) {
  await site.pool.query('delete from attempt_window');
  // Otherwise the time would decide which request looks for changed settings of the region.
  site.platform.region.forget();
  const [checked, hashed] = [vi.spyOn(passwords, 'passwordFits'), vi.spyOn(passwords, 'hashPassword')];
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await ask();
    const statements = sent.mock.calls.map(([statement]) => textOf(statement));
    return { checked: checked.mock.calls.length, hashed: hashed.mock.calls.length, statements };
  } finally {
    for (const spy of [checked, hashed, sent]) spy.mockRestore();
  }
}

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text;

const stranger = site.browser({ ip: '198.51.100.200' });
const OPERATIONS: [string, { checked: number; hashed: number }, (email: string) => Promise<unknown>][] = [
  ['signing in', { checked: 1, hashed: 0 }, (email) => stranger.call(signIn, { body: { email, password: WRONG } })],
  ['asking for a link', { checked: 0, hashed: 0 }, (email) => stranger.call(requestSignInLink, { body: { email } })],
  [
    'restoring a password',
    { checked: 0, hashed: 0 },
    (email) => stranger.call(requestPasswordRestore, { body: { email } }),
  ],
  [
    'signing up',
    { checked: 0, hashed: 1 },
    (email) => stranger.call(signUp, { body: { name: 'Luis', email, password: NEW, policies: site.accepted } }),
  ],
];

test.each(OPERATIONS)('%s does the same work for a known and an unknown email address', async (_name, hashes, ask) => {
  await ask('earlier@ejemplo.pe'); // Later requests share what the first request loads.
  const [known, unknown] = [await workOf(() => ask(KNOWN)), await workOf(() => ask('unknown@ejemplo.pe'))];
  expect(known).toEqual(unknown);
  expect(known).toMatchObject(hashes);
  expect(known.statements).not.toEqual([]);
});

test('without an account, a password is compared with one hash of the same cost', async () => {
  const verify = vi.fn(argon2.verify);
  vi.doMock('@node-rs/argon2', () => ({ ...argon2, verify }));
  // The query loads the module once more, with the counted function.
  const counted: typeof passwords = await import(`${'../passwords/hash-password.ts'}?counted`);
  vi.doUnmock('@node-rs/argon2');

  const stored = await counted.hashPassword(NEW);
  expect([await counted.passwordFits(WRONG, stored), await counted.passwordFits(WRONG, undefined)]).toEqual([
    false,
    false,
  ]);
  const costs = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
  expect(costs).toEqual([costs[0], costs[0]]);
});
