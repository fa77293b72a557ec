import { execFileSync, spawnSync } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type Account = { uid?: number; gid?: number };

/** A cluster created by root belongs to `nobody`, because PostgreSQL refuses to run as root. */
export async function chooseAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const existing = await stat(cluster).catch(() => undefined);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new Error(
      'PostgreSQL refuses to run as root and this machine has no account "nobody": start as another user.',
    );
  }
}

export function canEnter(account: Account, folder: string): boolean {
  if (account.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

export async function give(account: Account, path: string): Promise<void> {
  if (account.uid === undefined || account.gid === undefined) return;
  await chown(path, account.uid, account.gid);
  for (const entry of await readdir(path, { withFileTypes: true }).catch(() => [])) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await give(account, child);
    else if (entry.isFile()) await chown(child, account.uid, account.gid);
  }
}
