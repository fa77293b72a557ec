import { readFile } from 'node:fs/promises';
import type { Stage } from '#tools/proof/stage.ts';

/** Milliseconds per clock tick in /proc on Linux. */
const TICK_MS = 10;

/** CPU time in milliseconds, or 0 without /proc. `outside` is the time of this process. */
interface Cpu {
  server: number;
  postgres: number;
  outside: number;
}

export interface Turn {
  count: number;
  ms: number;
  cpu: Cpu;
}

/** @param work returns its number of results */
export async function measured(stage: Stage, work: () => Promise<number>): Promise<Turn> {
  const before = await cpuSoFar(stage);
  const began = performance.now();
  const count = await work();
  const ms = performance.now() - began;
  const after = await cpuSoFar(stage);
  return { count, ms, cpu: combine(after, before, (one, other) => one - other) };
}

export function total(turns: readonly Turn[]): Turn {
  return turns.reduce((sum, { count, ms, cpu }) => ({
    count: sum.count + count,
    ms: sum.ms + ms,
    cpu: combine(sum.cpu, cpu, (one, other) => one + other),
  }));
}

function combine(one: Cpu, other: Cpu, how: (one: number, other: number) => number): Cpu {
  return {
    server: how(one.server, other.server),
    postgres: how(one.postgres, other.postgres),
    outside: how(one.outside, other.outside),
  };
}

async function cpuSoFar(stage: Stage): Promise<Cpu> {
  const { user, system } = process.cpuUsage();
  return {
    server: (await timesOf(stage.sites[0]!.pid()!)).own,
    postgres: await postgresSoFar(stage),
    outside: (user + system) / 1000,
  };
}

async function postgresSoFar(stage: Stage): Promise<number> {
  const postmaster = await stage.databasePid();
  if (!postmaster) return 0;
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '');
  const living = await Promise.all(
    children
      .trim()
      .split(/\s+/)
      .map((pid) => timesOf(Number(pid))),
  );
  return living.reduce((sum, { own }) => sum + own, (await timesOf(postmaster)).ended);
}

async function timesOf(pid: number): Promise<{ own: number; ended: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map((ticks) => Number(ticks) * TICK_MS);
  return { own: (user ?? 0) + (system ?? 0), ended: (childrenUser ?? 0) + (childrenSystem ?? 0) };
}
