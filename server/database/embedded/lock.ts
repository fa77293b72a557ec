import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStamp } from './processes.ts';

/**
 * Removes the lock file of a dead process.
 * @throws if a living process holds the lock longer than `patience` milliseconds.
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

/** Identifies this process in lock files. A later process with the same number has a different text. */
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
    return; // Another process removed the stale lock first.
  }
  // A new owner may have taken the lock before the file moved. The moved file is then put back.
  const moved = await readFile(aside, 'utf8').catch(() => '');
  if (moved !== seen) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}
