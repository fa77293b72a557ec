import type { LightMyRequestResponse } from 'fastify';
import { accounts } from '#features/accounts/api/area.ts';
import type { AcceptedPolicy } from '#features/accounts/contract/account.ts';
import { confirmAccount, signUp } from '#features/accounts/contract/entry-routes.ts';
import { policies } from '#features/policies/api/area.ts';
import { listPolicies } from '#features/policies/contract/routes.ts';
import { prepareAreas } from '#server/create-server.ts';
import type { Area } from '#server/platform.ts';
import { type TestBrowser, testBrowser } from './browser.ts';
import { type TestSite, testSite } from './site.ts';

export const PASSWORD = 'tres gatos en la plaza';
const APP_TOKEN = 'the-app-token';

export interface TestEmail {
  subject: string;
  text: string;
  key: string;
}

export interface AccountSite extends TestSite {
  areas: Area[];
  accepted: AcceptedPolicy[];
  browser(from?: { ip?: string; userAgent?: string }): TestBrowser;
  emails(to: string): Promise<TestEmail[]>;
  lastEmail(to: string): Promise<TestEmail>;
  signUp(email: string, password?: string, at?: TestBrowser): Promise<TestBrowser>;
  newcomer(email: string, at?: TestBrowser): Promise<TestBrowser>;
}

/** @param others names of the product's areas, or areas that the test defines */
export async function accountSite(...others: (Area | string)[]): Promise<AccountSite> {
  const site = await testSite({
    areas: [policies, accounts, ...others],
    settings: { APP_TOKEN, PUBLIC_URL: 'http://localhost:3000' },
  });
  await site.pool.query(`insert into region (id) values ('trujillo') on conflict do nothing`);
  await prepareAreas(site.platform, site.areas);
  const browser: AccountSite['browser'] = (from) => testBrowser(site.app, APP_TOKEN, from);
  const { items } = (await browser().call(listPolicies)).json();
  const accepted = items
    .filter(({ kind }) => kind === 'terms' || kind === 'privacy')
    .map(({ kind, version, hash }) => ({ kind, version, hash }));

  const all: AccountSite = {
    ...site,
    accepted,
    browser,
    async emails(to) {
      await site.runJobs();
      const { rows } = await site.pool.query<{ subject: string; text: string }>(
        'select subject, body_text as text from demo_mail where recipient = $1 order by sent_at, id',
        [to],
      );
      return rows.map((row) => ({ ...row, key: /#([\w-]{43})\b/.exec(row.text)?.[1] ?? '' }));
    },
    async lastEmail(to) {
      const last = (await all.emails(to)).at(-1);
      if (!last) throw new Error(`No letter to ${to}.`);
      return last;
    },
    async signUp(email, password = PASSWORD, at = browser()) {
      const payload = { name: 'Rosa Díaz', email, password, policies: accepted };
      const answer = await at.call(signUp, { body: payload });
      if (answer.statusCode !== 202) throw new Error(answer.body);
      return at;
    },
    async newcomer(email, at = browser()) {
      await all.signUp(email, PASSWORD, at);
      const { key } = await all.lastEmail(email);
      const answer = at.enter(await at.call(confirmAccount, { body: { key } }));
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return at;
    },
  };
  return all;
}

export function said(answer: Pick<LightMyRequestResponse, 'statusCode' | 'body'>): [number, string | undefined] {
  return [answer.statusCode, answer.body ? JSON.parse(answer.body).code : undefined];
}
