import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import * as routes from '../features/accounts/contract/entry-routes.ts';
import type { Session } from '../features/accounts/contract/session.ts';
import { type DemoAccount, readDemoAccounts } from '../tools/demo/accounts/demo-accounts.ts';
import { SAVING } from './data-saver.ts';
import { alive } from './page-steps.ts';

const PORT = Number(process.env.E2E_PORT ?? 3217);
export const INBOUND_MAIL_PORT = PORT + 3;
export const DATA_DIR = process.env.E2E_DATA_DIR ?? `${import.meta.dirname}/../node_modules/.cache/e2e`;

export interface Site {
  address: string;
  region: string;
}
const TRUJILLO: Site = { address: `http://localhost:${PORT}`, region: 'trujillo' };
/** Tests of the second region use this site. The demo's payment provider listens on `PORT + 1`. */
export const CUSCO: Site = { address: `http://localhost:${PORT + 2}`, region: 'cusco' };

export type DemoName = 'viajera' | 'administracion' | 'moderacion' | 'redaccion' | 'operadora' | 'ventas' | 'guia';

export async function demoPerson(name: DemoName, { region }: Site = TRUJILLO): Promise<DemoAccount> {
  const people = (await readDemoAccounts({ DATA_DIR, REGION: region })) ?? [];
  return people.find(({ email }) => email === `${name}@vereda.example`)!;
}

const PERIOD_MS = 30_000;
const steps = new Map<string, number>();

/**
 * A code is accepted only once. If the present code was used, returns the code of the next 30 seconds, which the server
 * also accepts.
 */
export function unusedCode({ email, secret }: Pick<DemoAccount, 'email' | 'secret'>): string {
  const step = Math.max(Math.floor(Date.now() / PERIOD_MS), (steps.get(email) ?? 0) + 1);
  steps.set(email, step);
  return new TOTP({ secret: Secret.fromBase32(secret!) }).generate({ timestamp: step * PERIOD_MS });
}

export async function enter(page: Page, name: DemoName, path: string): Promise<void> {
  const person = await demoPerson(name);
  const main = page.getByRole('main');
  await page.goto(path);
  await alive(page);
  await main.getByLabel('Correo').fill(person.email);
  await main.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();
  if (person.secret) {
    await main.getByLabel(/código/i).fill(unusedCode(person));
    await main.getByRole('button', { name: 'Entrar', exact: true }).click();
  }
  await page.waitForURL((url) => url.pathname === path);
}

const GOOD_FOR_MS = 7 * 60_000;
type Kept = { session: Session; state: Awaited<ReturnType<BrowserContext['storageState']>>; until: number };
const kept = new Map<string, Promise<Kept>>();

async function signIn(browser: Browser, name: DemoName, site: Site): Promise<Kept> {
  const person = await demoPerson(name, site);
  const context = await browser.newContext({ baseURL: site.address });
  const { email, password } = person;
  const data = { email, password, ...(person.secret && { code: unusedCode(person) }) };
  const answer = await context.request.post(routes.signIn.path, { data });
  if (!answer.ok()) throw new Error(`${email} was not let in: ${await answer.text()}`);
  const session = (await answer.json()) as Session;
  const { cookies } = await context.storageState();
  await context.close();
  const here = { person: session.person, expiresAt: session.expiresAt, keptAt: Date.now() };
  const localStorage = Object.entries({ token: session.token, session: here, preferences: SAVING });
  const origins = [
    {
      origin: site.address,
      localStorage: localStorage.map(([name, value]) => ({ name, value: JSON.stringify(value) })),
    },
  ];
  return { session, state: { cookies, origins }, until: Date.now() + GOOD_FOR_MS };
}

async function keptSignIn(browser: Browser, name: DemoName, site: Site): Promise<Kept> {
  const key = `${name} ${site.region}`;
  const known = await kept.get(key);
  if (known && known.until > Date.now()) return known;
  const fresh = signIn(browser, name, site);
  kept.set(key, fresh);
  return fresh;
}

export async function signedIn(browser: Browser, name: DemoName, site: Site = TRUJILLO): Promise<BrowserContext> {
  const { state } = await keptSignIn(browser, name, site);
  return browser.newContext({ baseURL: site.address, storageState: state });
}

export async function bearerOf(browser: Browser, name: DemoName): Promise<{ authorization: string }> {
  const { session } = await keptSignIn(browser, name, TRUJILLO);
  return { authorization: `Bearer ${session.token}` };
}
