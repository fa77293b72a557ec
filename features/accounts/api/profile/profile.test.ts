import { afterAll, beforeEach, expect, test } from 'vitest';
import { confirmNewEmail, signIn, undoEmailChange } from '#features/accounts/contract/entry-routes.ts';
import { proveIdentity } from '#features/accounts/contract/proof-routes.ts';
import { changeAccount, requestEmailChange, showAccount } from '#features/accounts/contract/routes.ts';
import { accountSite, PASSWORD, said } from '#tests/account-site.ts';
import type { TestBrowser } from '#tests/browser.ts';

const site = await accountSite();
afterAll(site.close);
beforeEach(() => site.pool.query('delete from attempt_window'));
const { browser, lastEmail, emails, newcomer } = site;
const emailOf = async (at: TestBrowser) => (await at.call(showAccount)).json().email;
const enter = (email: string, at = browser()) => at.call(signIn, { body: { email, password: PASSWORD } });

test('a profile has a name, a language and an optional gender', async () => {
  const at = await newcomer('profile@ejemplo.pe');
  const change = (payload: object) => at.ask({ method: 'PATCH', url: changeAccount.path, payload });
  expect((await at.call(showAccount)).json()).toMatchObject({ gender: null, language: 'es' });
  expect((await change({ name: '  Rosa Elvira ', gender: 'undisclosed', language: 'en' })).json()).toMatchObject({
    name: 'Rosa Elvira',
    gender: 'undisclosed',
    language: 'en',
  });
  expect((await change({ gender: null })).json()).toMatchObject({ name: 'Rosa Elvira', gender: null });
  for (const wrong of [{}, { name: ' ' }, { name: 'a\nb' }, { name: '<b>' }, { gender: 'x' }, { state: 'erased' }])
    expect(said(await change(wrong)), JSON.stringify(wrong)).toEqual([400, 'invalid']);
});

test('a new email address takes effect when its link is opened', async () => {
  const at = await newcomer('old@ejemplo.pe');
  expect((await at.call(requestEmailChange, { body: { email: 'New@ejemplo.pe' } })).statusCode).toBe(202);
  const link = await lastEmail('New@ejemplo.pe');
  expect((await at.call(showAccount)).json()).toMatchObject({
    email: 'old@ejemplo.pe',
    newEmail: 'New@ejemplo.pe',
  });
  expect((await browser().call(confirmNewEmail, { body: { key: link.key } })).statusCode).toBe(200);
  expect(await emailOf(at)).toBe('New@ejemplo.pe');
  expect(said(await enter('old@ejemplo.pe'))).toEqual([401, 'sign_in_failed']);
  expect((await enter('new@ejemplo.pe')).statusCode).toBe(200);
  expect(said(await browser().call(confirmNewEmail, { body: { key: link.key } }))).toEqual([410, 'link_invalid']);

  const notice = await lastEmail('old@ejemplo.pe');
  expect(notice.subject).toMatch(/^El correo de tu cuenta .* cambió$/);
  expect((await browser().call(undoEmailChange, { body: { key: notice.key } })).statusCode).toBe(200);
  expect(said(await at.call(showAccount))).toEqual([401, 'session_ended']);
  expect((await enter('old@ejemplo.pe')).statusCode).toBe(200);
  expect(said(await enter('new@ejemplo.pe'))).toEqual([401, 'sign_in_failed']);
  expect((await lastEmail('old@ejemplo.pe')).subject).toMatch(/volvió a este correo$/);
  expect(said(await browser().call(undoEmailChange, { body: { key: notice.key } }))).toEqual([410, 'link_invalid']);
});

test('only the owner of the new email address learns that the address is taken', async () => {
  const at = await newcomer('asks@ejemplo.pe');
  await newcomer('taken@ejemplo.pe');
  const free = await at.call(requestEmailChange, { body: { email: 'free@ejemplo.pe' } });
  const { key } = await lastEmail('free@ejemplo.pe');
  const taken = await at.call(requestEmailChange, { body: { email: 'Taken@ejemplo.pe' } });
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  const notice = (await emails('taken@ejemplo.pe')).at(-1)!;
  expect(notice.subject).toMatch(/^Ya tienes una cuenta/);
  expect(notice.key).toBe('');
  await newcomer('free@ejemplo.pe');
  expect(said(await browser().call(confirmNewEmail, { body: { key } }))).toEqual([409, 'email_taken']);
  expect(await emailOf(at)).toBe('asks@ejemplo.pe');
});

test('accounts may enter the same new email address three times a day', async () => {
  const statuses: number[] = [];
  for (const name of ['uno', 'dos', 'tres', 'cuatro']) {
    const at = await newcomer(`${name}.pide@ejemplo.pe`);
    statuses.push((await at.call(requestEmailChange, { body: { email: 'ajena@ejemplo.pe' } })).statusCode);
  }
  expect(statuses).toEqual([202, 202, 202, 429]);
});

test('changing the email address requires a fresh proof', async () => {
  const at = await newcomer('late@ejemplo.pe');
  await site.pool.query(`update account_session set proved_at = proved_at - interval '11 minutes'`);
  const refused = await at.call(requestEmailChange, { body: { email: 'later@ejemplo.pe' } });
  expect([...said(refused), JSON.parse(refused.body).methods]).toEqual([403, 'step_up_needed', ['password']]);
  expect(said(await at.call(proveIdentity, { body: { password: 'not this one' } }))).toEqual([403, 'password_wrong']);
  expect((await at.call(proveIdentity, { body: { password: PASSWORD } })).statusCode).toBe(200);
  expect((await at.call(requestEmailChange, { body: { email: 'later@ejemplo.pe' } })).statusCode).toBe(202);
});
