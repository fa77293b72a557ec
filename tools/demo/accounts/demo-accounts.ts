import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Secret } from 'otpauth';
import { hashPassword } from '#features/accounts/api/passwords/hash-password.ts';
import { seedContext } from '#features/accounts/api/second-factor/check-code.ts';
import { newSeed, totpOf } from '#features/accounts/api/second-factor/totp.rules.ts';
import type { OperatorRole, StaffRole } from '#features/accounts/contract/actor.ts';
import { sealWith } from '#server/auth/seal.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { dropDemoAccounts, findDemoAccounts, insertDemoAccount } from './demo-accounts.store.ts';

const DEMO_PEOPLE: { email: string; name: string; staff: StaffRole | null; operator?: OperatorRole }[] = [
  { email: 'viajera@vereda.example', name: 'Rosa Viajera', staff: null },
  { email: 'administracion@vereda.example', name: 'Ana Administra', staff: 'admin' },
  { email: 'moderacion@vereda.example', name: 'Mateo Modera', staff: 'moderator' },
  { email: 'redaccion@vereda.example', name: 'Elena Edita', staff: 'editor' },
  { email: 'operadora@vereda.example', name: 'Olga Operadora', staff: null, operator: 'owner' },
  { email: 'ventas@vereda.example', name: 'Víctor Vende', staff: null, operator: 'sales' },
  { email: 'guia@vereda.example', name: 'Nadia Guía', staff: null, operator: 'guide' },
];
const DEMO_EMAILS = DEMO_PEOPLE.map(({ email }) => email);

export interface DemoAccount {
  email: string;
  name: string;
  staff: StaffRole | null;
  operator?: OperatorRole;
  password: string;
  /** Base32 secret of the authenticator app. */
  secret?: string;
}

export async function prepareDemoAccounts(platform: Pick<Platform, 'config' | 'db'>): Promise<void> {
  const { config, db } = platform;
  const present = await findDemoAccounts(db, config.REGION, DEMO_EMAILS);
  if (present.length > 0 && !(await readDemoAccounts(config))) {
    await dropDemoAccounts(db, config.REGION, DEMO_EMAILS);
    return prepareDemoAccounts(platform);
  }
  const missing = (await keepDemoAccounts(config)).filter(({ email }) => !present.includes(email));
  if (missing.length === 0) return;
  const seal = sealWith((await openSiteKey(config))('second factors'));
  for (const { secret, password, ...person } of missing) {
    const passwordHash = await hashPassword(password);
    await inTransaction(db, async (trx) => {
      const sealed =
        secret &&
        ((id: string) => seal.close(Secret.fromBase32(secret).bytes, seedContext({ region_id: config.REGION, id })));
      await insertDemoAccount(trx, config.REGION, { ...person, passwordHash }, sealed || undefined);
    });
  }
}

export async function readDemoAccounts(
  config: Pick<Config, 'DATA_DIR' | 'REGION'>,
): Promise<DemoAccount[] | undefined> {
  const text = await readFile(fileOf(config), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  return text === undefined ? undefined : (JSON.parse(text) as DemoAccount[]);
}

export function presentCode({ secret }: DemoAccount): string | undefined {
  return secret === undefined ? undefined : totpOf(Secret.fromBase32(secret).bytes).generate();
}

export function removeDemoAccounts({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<string[]> {
  return dropDemoAccounts(db, config.REGION, DEMO_EMAILS);
}

export function demoOperatorPeople(): { email: string; role: OperatorRole }[] {
  return DEMO_PEOPLE.flatMap(({ email, operator }) => (operator ? [{ email, role: operator }] : []));
}

export function demoTraveller(): { email: string; name: string } {
  const { email, name } = DEMO_PEOPLE.find(({ staff, operator }) => staff === null && operator === undefined)!;
  return { email, name };
}

async function keepDemoAccounts(config: Pick<Config, 'DATA_DIR' | 'REGION'>): Promise<DemoAccount[]> {
  const known = await readDemoAccounts(config);
  const newer = DEMO_PEOPLE.filter(({ email }) => !known?.some((person) => person.email === email));
  if (known && newer.length === 0) return known;
  const made = [...(known ?? []), ...newer.map(withSecrets)];
  const path = fileOf(config);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(config.DATA_DIR, { recursive: true });
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  if (known) await rename(draft, path);
  else {
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(draft);
  }
  await chmod(path, 0o600);
  return (await readDemoAccounts(config))!;
}

function withSecrets(person: (typeof DEMO_PEOPLE)[number]): DemoAccount {
  return {
    ...person,
    password: randomBytes(12).toString('base64url'),
    ...(person.staff === 'admin' ? { secret: new Secret({ buffer: Uint8Array.from(newSeed()).buffer }).base32 } : {}),
  };
}

function fileOf({ DATA_DIR, REGION }: Pick<Config, 'DATA_DIR' | 'REGION'>): string {
  return join(DATA_DIR, `demo-accounts-${REGION}.json`);
}
