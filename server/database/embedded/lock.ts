import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStamp } from './processes.ts';

/**
 * Runs `work` while no other process has the lock.
 * @throws if a living process holds the lock for `patience` milliseconds.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, patience = 120_000): Promise<T> {
  const ticket = `${file}.${process.pid}-${randomUUID()}`;
  await writeFile(ticket, ownTicket(), { mode: 0o600 });
  try {
    const deadline = Date.now() + patience;
    while (!(await taken(ticket, file))) {
      await breakIfStale(file);
      if (Date.now() > deadline)
        throw new Error(`Another process has held ${file} for too long; see who it is inside.`);
      await sleep(25);
    }
    try {
      return await work();
    } finally {
      await rm(file, { force: true });
    }
  } finally {
    await rm(ticket, { force: true });
  }
}

/** Identifies this process in lock files. The stamp distinguishes it from a later process with the same process id. */
export function ownTicket(): string {
  return JSON.stringify({ pid: process.pid, stamp: processStamp(process.pid) });
}

export function isAlive(ticket: string): boolean {
  try {
    const { pid, stamp } = JSON.parse(ticket) as { pid: number; stamp: string };
    return processStamp(pid) === stamp;
  } catch {
    return false;
  }
}

async function taken(ticket: string, file: string): Promise<boolean> {
  try {
    await link(ticket, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function breakIfStale(file: string): Promise<void> {
  const seen = await readFile(file, 'utf8').catch(() => undefined);
  if (seen === undefined || isAlive(seen)) return;
  const aside = `${file}.stale-${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  // If another process took the lock meanwhile, the moved file is that process's lock and is put back.
  const moved = await readFile(aside, 'utf8').catch(() => '');
  if (moved !== seen) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}
