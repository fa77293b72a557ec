import { Secret, TOTP } from 'otpauth';
import { signIn } from '#features/accounts/contract/entry-routes.ts';
import type { Session } from '#features/accounts/contract/session.ts';
import { type DemoAccount, readDemoAccounts } from '../demo/accounts/demo-accounts.ts';
import { callerOf } from './call.ts';

const NAMES = ['viajera', 'administracion', 'moderacion', 'redaccion', 'operadora', 'ventas', 'guia'] as const;
export type DemoName = (typeof NAMES)[number];
export type Sessions = Record<DemoName, Session>;

/** @param now the server's clock, in milliseconds since 1970 */
export async function signInEverybody(address: string, dataDir: string, now: number): Promise<Sessions> {
  const people = (await readDemoAccounts({ DATA_DIR: dataDir, REGION: 'trujillo' })) ?? [];
  const call = callerOf(address, {});
  const sessions = await Promise.all(
    NAMES.map(async (name) => {
      const { email, password, secret } = people.find((person) => person.email === `${name}@vereda.example`)!;
      return [name, await call(signIn, { body: { email, password, ...codeOf(secret, now) } })];
    }),
  );
  return Object.fromEntries(sessions);
}

function codeOf(secret: DemoAccount['secret'], timestamp: number): { code?: string } {
  return secret ? { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp }) } : {};
}
