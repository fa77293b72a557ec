import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPasswordRestore, requestSignInLink, signIn, signUp } from '#features/accounts/contract/entry-routes.ts';
import { accountSite } from '#tests/account-site.ts';

const site = await accountSite();
afterAll(site.close);
const ROUNDS = 41;
const KNOWN = 'known@ejemplo.pe';

beforeAll(async () => {
  await site.newcomer(KNOWN);
});

/** Median duration for the known email address divided by the median for unknown addresses. */
async function ratio(ask: (email: string) => Promise<unknown>): Promise<number> {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = [
      ['known', KNOWN],
      ['unknown', `nobody${round}@ejemplo.pe`],
    ] as const;
    for (const [which, email] of round % 2 ? turns : turns.toReversed()) {
      await site.pool.query('delete from attempt_window');
      const begun = performance.now();
      await ask(email);
      took[which].push(performance.now() - begun);
    }
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[(ROUNDS - 1) / 2]!;
  return middle(took.known) / middle(took.unknown);
}

const stranger = site.browser({ ip: '198.51.100.200' });
const OPERATIONS: [string, (email: string) => Promise<unknown>][] = [
  ['signing in', (email) => stranger.call(signIn, { body: { email, password: 'not this one' } })],
  ['asking for a link', (email) => stranger.call(requestSignInLink, { body: { email } })],
  ['restoring a password', (email) => stranger.call(requestPasswordRestore, { body: { email } })],
  [
    'signing up',
    (email) =>
      stranger.call(signUp, {
        body: {
          name: 'Luis',
          email,
          password: 'el perro del vecino',
          policies: site.accepted,
        },
      }),
  ],
];

test.each(OPERATIONS)(
  '%s takes the same time for a known and an unknown email address',
  { retry: 2 },
  async (_name, ask) => {
    const measured = await ratio(ask);
    expect(measured).toBeGreaterThan(0.8);
    expect(measured).toBeLessThan(1.25);
  },
);

test('the measurement notices a request that skips the password hash', async () => {
  const sparing = (email: string) =>
    email === KNOWN ? stranger.call(signIn, { body: { email, password: 'no' } }) : Promise.resolve();
  expect(await ratio(sparing)).toBeGreaterThan(1.25);
});
