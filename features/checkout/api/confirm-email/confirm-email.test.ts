import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { call, requestOf } from '#tests/call.ts';
import { testSite } from '#tests/site.ts';
import { confirmBuyerEmail, requestEmailCode } from '../../contract/routes.ts';
import { sweep } from '../sweep.ts';
import { mailboxOf } from './hold-keys.ts';

const site = await testSite();
afterAll(site.close);
beforeEach(() => site.pool.query('delete from attempt_window'));

const ask = (email: string, browser: string, remoteAddress = '198.51.100.1') =>
  site.app.inject({ ...requestOf(requestEmailCode, { body: { email, browser } }), remoteAddress });
const confirm = async (email: string, browser: string, code: string) => {
  const answer = await call(site.app, confirmBuyerEmail, { body: { email, browser, code } });
  return [answer.statusCode, answer.problem().code ?? 'confirmed'];
};

async function mails(to: string): Promise<string[]> {
  await site.runJobs();
  const { rows } = await site.pool.query(
    'select subject from demo_mail where recipient = $1 order by sent_at desc, id desc',
    [to],
  );
  return rows.map(({ subject }) => subject);
}
const codeIn = (subject: string | undefined) => /^(\d{6}) es tu código/.exec(subject ?? '')?.[1] ?? 'none';
const minuteLater = () =>
  site.pool.query(
    `update attempt_window set hits = array(select hit - interval '61 seconds' from unnest(hits) as hit)`,
  );

test('an emailed code works once and only in the browser that requested the code', async () => {
  const [email, browser] = ['ana@ejemplo.pe', randomUUID()];
  const { againIn, ...asked } = (await ask('Ana@Ejemplo.pe', browser)).json();
  expect(asked).toEqual({ minutes: 10, sent: true });
  // On a slow machine, some seconds of the minute may have passed.
  expect(againIn).toBeGreaterThan(30);
  expect(againIn).toBeLessThanOrEqual(60);
  const code = codeIn((await mails(email))[0]);
  expect(await confirm(email, randomUUID(), code)).toEqual([410, 'email_code_over']);
  expect(await confirm(email, browser, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual([200, 'confirmed']);
  expect(await confirm(email, browser, code)).toEqual([410, 'email_code_over']);
});

test('the database contains only a hash of a code, and deletes the hash after the code expires', async () => {
  const [email, browser] = ['clear@ejemplo.pe', randomUUID()];
  await ask(email, browser);
  const { rows: jobs } = await site.pool.query('select payload::text from graphile_worker._private_jobs');
  const code = codeIn((await mails(email))[0]);
  const { rows: kept } = await site.pool.query('select * from email_code where email = $1', [email]);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify([jobs, kept])).not.toContain(code);
  await site.pool.query(`update email_code set valid_until = clock_timestamp() - interval '1 second'`);
  expect(await confirm(email, browser, code)).toEqual([410, 'email_code_over']);
  await sweep(site.platform);
  expect((await site.pool.query('select 1 from email_code')).rows).toEqual([]);
});

test('a code stops working after five wrong attempts', async () => {
  const [email, browser] = ['wrong@ejemplo.pe', randomUUID()];
  await ask(email, browser);
  const code = codeIn((await mails(email))[0]);
  const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const tries = await Promise.all(Array.from({ length: 9 }, () => confirm(email, browser, other)));
  expect(tries.filter(([, code]) => code === 'email_code_wrong')).toHaveLength(5);
  expect(await confirm(email, browser, code)).toEqual([410, 'email_code_over']);
  await minuteLater();
  await ask(email, browser);
  const [next] = await mails(email);
  expect(codeIn(next)).not.toBe(code);
  expect(await confirm(email, browser, codeIn(next))).toEqual([200, 'confirmed']);
});

test('a mailbox gets at most one code a minute and five an hour', async () => {
  const [email, browser] = ['again@ejemplo.pe', randomUUID()];
  await ask(email, browser);
  const again = await ask(email, browser);
  expect(again.json()).toMatchObject({ sent: false, minutes: 10 });
  expect(again.json().againIn).toBeGreaterThan(50);
  expect((await ask('again+2@ejemplo.pe', randomUUID())).json().sent).toBe(false);
  for (let more = 0; more < 4; more += 1) {
    await minuteLater();
    expect((await ask(email, browser)).json().sent).toBe(true);
  }
  await minuteLater();
  const tooMany = await ask(email, browser, '198.51.100.7');
  expect([tooMany.statusCode, tooMany.json().code]).toEqual([429, 'too_many_tries']);
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(3000);
  const came = await mails(email);
  expect(came).toHaveLength(5);
  expect(new Set(came).size).toBe(1);
});

test('one network may ask for thirty codes an hour', async () => {
  const asked = [];
  for (let n = 0; n < 31; n += 1) asked.push((await ask(`${n}@ejemplo.pe`, randomUUID(), '203.0.113.5')).statusCode);
  expect(asked).toEqual([...Array(30).fill(202), 429]);
});

test('a pass is accepted only from its browser and only for half an hour', async () => {
  const { openHoldKeys } = await import('./hold-keys.ts');
  const keys = await openHoldKeys(site.platform.config);
  const [browser, ip] = [randomUUID(), '198.51.100.1'];
  const { pass } = keys.passFor(browser, 'ana@ejemplo.pe');
  const holderOf = (emailPass: string, of = browser) =>
    keys.ownerOf({ ip, server: {}, actor: { kind: 'visitor' } } as never, { browser: of, emailPass }).holder;
  expect(holderOf(pass)).toEqual(expect.any(Buffer));
  expect(holderOf(pass)).toEqual(holderOf(keys.passFor(browser, 'ANA+x@ejemplo.pe').pass));
  const [holder, , mac] = pass.split('.');
  const later = (Date.now() + 86_400_000).toString(36);
  expect([holderOf(pass, randomUUID()), holderOf(`${holder}.${later}.${mac}`), holderOf('x')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(mailboxOf('+51@ejemplo.pe')).toBe('+51@ejemplo.pe');
});
