import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

export type DeriveKey = (purpose: string) => Buffer;

type Settings = Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>;

const opened = new WeakMap<Settings, Promise<DeriveKey>>();

/** Derives keys from the setting SECRET_KEY. A demo without this setting stores a random secret in DATA_DIR. */
export function openSiteKey(config: Settings): Promise<DeriveKey> {
  const known = opened.get(config);
  if (known) return known;
  const opening = derivedKeys(config);
  opened.set(config, opening);
  opening.catch(() => opened.delete(config));
  return opening;
}

async function derivedKeys(config: Settings): Promise<DeriveKey> {
  const secret = config.SECRET_KEY ?? (await demoSecret(config.DATA_DIR));
  const keys = new Map<string, Buffer>();
  return (purpose) => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', `vereda ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
}

/** Of two starting processes, only one can create the hard link, so both read the same secret. */
async function demoSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret-key');
  const known = await readFile(path, 'utf8').catch(absent);
  if (known) return known.trim();
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  await chmod(path, 0o600);
  return (await readFile(path, 'utf8')).trim();
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
