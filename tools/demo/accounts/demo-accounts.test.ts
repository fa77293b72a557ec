import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { accounts } from '#features/accounts/api/area.ts';
import { refuseDemoAccounts } from '#features/accounts/api/refuse-demo-accounts.ts';
import { signIn } from '#features/accounts/contract/entry-routes.ts';
import { DEMO_PEOPLE_DOMAIN } from '#server/mail/causing-browser.ts';
import { testBrowser } from '#tests/browser.ts';
import { openFolder } from '#tests/open-folder.ts';
import { testSite } from '#tests/site.ts';
import {
  type DemoAccount,
  prepareDemoAccounts,
  presentCode,
  readDemoAccounts,
  removeDemoAccounts,
} from './demo-accounts.ts';

const DATA_DIR = await openFolder('demo-accounts');
const site = await testSite({ areas: [accounts], settings: { DATA_DIR } });
await site.pool.query(`insert into region (id) values ('trujillo')`);
afterAll(async () => {
  await site.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});
const { platform } = site;
const enter = (person: DemoAccount | undefined, code?: string) =>
  testBrowser(site.app, '').call(signIn, { body: { email: person!.email, password: person!.password, code } });

test('the first start of a demo creates accounts and stores their passwords in a private file', async () => {
  await Promise.all([prepareDemoAccounts(platform), prepareDemoAccounts(platform)]);
  const people = (await readDemoAccounts(platform.config))!;
  expect(people.map(({ staff }) => staff)).toEqual([null, 'admin', 'moderator', 'editor', null, null, null]);
  expect(new Set(people.map(({ password }) => password)).size).toBe(7);
  expect(people.filter(({ email }) => !email.endsWith(`@${DEMO_PEOPLE_DOMAIN}`))).toEqual([]);
  expect((await stat(join(DATA_DIR, 'demo-accounts-trujillo.json'))).mode & 0o777).toBe(0o600);

  const before = await readFile(join(DATA_DIR, 'demo-accounts-trujillo.json'), 'utf8');
  await prepareDemoAccounts(platform);
  expect(await readFile(join(DATA_DIR, 'demo-accounts-trujillo.json'), 'utf8')).toBe(before);

  const [traveller, admin, moderator] = people;
  expect((await enter(traveller)).json().person).toMatchObject({ staff: null });
  expect((await enter(moderator)).json().person).toMatchObject({ staff: 'moderator' });
  expect((await enter(admin)).problem().code).toBe('code_needed');
  expect((await enter(admin, presentCode(admin!))).json().person).toMatchObject({ staff: 'admin', secondFactor: true });
});

test('if the file with the passwords is lost, the accounts get new passwords', async () => {
  const [traveller] = (await readDemoAccounts(platform.config))!;
  await rm(join(DATA_DIR, 'demo-accounts-trujillo.json'));
  await prepareDemoAccounts(platform);
  const [again] = (await readDemoAccounts(platform.config))!;
  expect((await enter(traveller)).problem().code).toBe('sign_in_failed');
  expect((await enter(again)).statusCode).toBe(200);
});

test('missing demo accounts are created, and existing accounts keep their passwords', async () => {
  const path = join(DATA_DIR, 'demo-accounts-trujillo.json');
  const before = (await readDemoAccounts(platform.config))!;
  await writeFile(path, JSON.stringify(before.slice(0, 4)), { mode: 0o600 });
  await site.pool.query(`delete from account where email = any($1)`, [before.slice(4).map(({ email }) => email)]);
  await prepareDemoAccounts(platform);
  const after = (await readDemoAccounts(platform.config))!;
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
  expect((await enter(after.at(-1))).json().person).toMatchObject({ name: 'Nadia Guía' });
});

test('a site in production does not start while demo accounts exist', async () => {
  const production = { ...platform, config: { ...platform.config, MODE: 'production' as const } };
  await expect(refuseDemoAccounts(production)).rejects.toThrow(/Production refuses .*viajera@vereda\.example/);
  expect(await removeDemoAccounts(platform)).toHaveLength(7);
  await expect(refuseDemoAccounts(production)).resolves.toBeUndefined();
  const { rows } = await site.pool.query('select from staff');
  expect(rows).toHaveLength(0);
});
