import { randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestSignInLink, signIn, signInByLink } from '#features/accounts/contract/entry-routes.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { accountSite, PASSWORD, said } from './account-site.ts';

/** Many IP addresses guess passwords of many accounts. `npm run prove:sign-in` runs a longer form. */
const [TRIES, ADDRESSES, ACCOUNTS] = (process.env.SIEGE ?? '600,30,300').split(',').map(Number) as [
  number,
  number,
  number,
];
const BESIEGED = Math.ceil(ACCOUNTS / 100);
const AT_ONCE = 40;

const site = await accountSite();
afterAll(site.close);
const { browser } = site;
const emailOf = (n: number) => `persona${n}@ejemplo.pe`;
const deviceOf = (n: number) => `device-of-${n}`.padEnd(43, '-');
const addressOf = (n: number) => browser({ ip: `198.18.${Math.floor(n / 250)}.${n % 250}` });

beforeAll(async () => {
  const weak = await hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  await site.pool.query(
    `insert into account (region_id, state, email, email_key, name, password_hash)
     select 'trujillo', 'active', email, email, 'Persona', $1 from unnest($2::text[]) as email`,
    [weak, Array.from({ length: ACCOUNTS }, (_, n) => emailOf(n))],
  );
  await site.pool.query(
    `insert into known_device (region_id, account_id, device_hash)
     select 'trujillo', id, device from unnest($1::text[], $2::bytea[]) as own(email, device) join account on email_key = own.email`,
    [
      Array.from({ length: ACCOUNTS }, (_, n) => emailOf(n)),
      Array.from({ length: ACCOUNTS }, (_, n) => hashSecret(deviceOf(n))),
    ],
  );
}, 60_000);

test(`${TRIES} attempts of ${ADDRESSES} IP addresses on ${ACCOUNTS} accounts lock out no owner`, {
  timeout: 1_200_000,
}, async () => {
  const checked = new Map<number, number>();
  const counts = { checked: 0, unheard: 0 };
  let next = 0;
  const attacker = async () => {
    for (let n = next++; n < TRIES; n = next++) {
      const account = n % 2 === 0 ? randomInt(BESIEGED) : randomInt(ACCOUNTS);
      const answer = await addressOf(n % ADDRESSES).call(signIn, {
        body: {
          email: emailOf(account),
          password: `guess number ${n}`,
        },
      });
      const [, code] = said(answer);
      expect(['sign_in_failed', 'link_needed']).toContain(code);
      const heard = code === 'sign_in_failed';
      counts[heard ? 'checked' : 'unheard'] += 1;
      if (heard) checked.set(account, (checked.get(account) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attacker));
  const most = Math.max(...checked.values());
  expect(counts.checked + counts.unheard).toBe(TRIES);
  expect(most).toBe(10);

  // After ten wrong passwords, an unknown device is refused even with the right password.
  for (let n = 0; n < BESIEGED; n += 1) {
    expect(checked.get(n), emailOf(n)).toBe(10);
    const answer = await addressOf(n % ADDRESSES).call(signIn, { body: { email: emailOf(n), password: PASSWORD } });
    expect(said(answer)).toEqual([429, 'link_needed']);
  }
  // A known device can sign in even from a network with many wrong attempts.
  for (let n = 0; n < BESIEGED; n += 1) {
    const known = addressOf(n % ADDRESSES);
    known.cookies.set('vereda-device-trujillo', { value: deviceOf(n), path: '/api/session' });
    expect((await known.call(signIn, { body: { email: emailOf(n), password: PASSWORD } })).statusCode).toBe(200);
  }
  for (let n = 0; n < Math.min(BESIEGED, 20); n += 1) {
    const fresh = browser({ ip: `203.0.113.${n}` });
    expect((await fresh.call(requestSignInLink, { body: { email: emailOf(n) } })).statusCode).toBe(202);
    const email = (await site.emails(emailOf(n))).find(({ subject }) => subject.startsWith('Tu enlace para entrar'));
    expect((await fresh.call(signInByLink, { body: { key: email!.key } })).statusCode).toBe(200);
  }
  console.log(
    `Siege: ${TRIES} tries, ${counts.checked} checked, ${counts.unheard} not even looked at; at most ${most} for one account; every owner got in.`,
  );
});
