import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { confirmAccount, restorePassword, signIn } from '#features/accounts/contract/entry-routes.ts';
import { changePassword, showAccount } from '#features/accounts/contract/routes.ts';
import { createServer } from '#server/create-server.ts';
import { createLog } from '#server/log.ts';
import { accountSite, PASSWORD } from '#tests/account-site.ts';
import { testBrowser } from '#tests/browser.ts';

let written = '';
const site = await accountSite();
const log = createLog(
  { LOG_LEVEL: 'trace' },
  new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  }),
);
const app = await createServer({ ...site.platform, log }, site.areas);
afterAll(async () => {
  await app.close();
  await site.close();
});

test('no password, token, cookie or link reaches the log', async () => {
  const email = 'secret@ejemplo.pe';
  const at = testBrowser(app, 'the-app-token');
  await site.signUp(email, PASSWORD, at);
  const { key } = await site.lastEmail(email);
  at.enter(await at.call(confirmAccount, { body: { key } }));
  await at.call(signIn, { body: { email, password: PASSWORD } });
  await at.call(changePassword, { body: { current: 'wrong-and-secret', password: 'x' } });
  await at.call(restorePassword, { body: { key, password: 'another-secret-one' } });
  const secrets = [PASSWORD, at.token!, key!, 'wrong-and-secret', 'another-secret-one'];
  secrets.push(...[...at.cookies.values()].map(({ value }) => value));
  await site.pool.query('alter table account rename to account_away');
  expect((await at.call(showAccount)).statusCode).toBe(500);
  expect((await at.call(signIn, { body: { email, password: PASSWORD } })).statusCode).toBe(500);

  expect(written).toContain('request failed');
  expect(written.split('\n').length).toBeGreaterThan(6);
  expect(secrets).toHaveLength(7);
  for (const secret of secrets) expect(written).not.toContain(secret);
  expect(written).not.toContain(email);
});
