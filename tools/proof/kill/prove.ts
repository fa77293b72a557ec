import { parseArgs } from 'node:util';
import { printVerdict } from '../verdict.ts';
import { withoutAnswers, withoutDurability, withoutRefundKey, withoutSweep } from './controls.ts';
import { killDatabase } from './database.ts';
import type { Outcome } from './outcome.ts';
import { POINTS } from './points.ts';
import { atPoints, atRandom } from './servers.ts';
import { count, type Kind, openTally, type Plan, sizeOf, stretchOf, sumUp } from './tally.ts';

const AT_A_TIME = 50;

/**
 * `npm run proof -- kill [--random 300] [--times 3] [--database 30] [--from 1] [--points 372]`: kills servers and their
 * database while buyers repeat their requests. `--from` and `--points` run one chunk of a long run.
 */
export async function prove(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      random: { type: 'string', default: '300' },
      times: { type: 'string', default: '3' },
      database: { type: 'string', default: '30' },
      from: { type: 'string', default: '1' },
      points: { type: 'string' },
    },
  });
  const times = Number(values.times);
  const plan: Plan = { random: Number(values.random), named: times * POINTS.length, database: Number(values.database) };
  const from = Number(values.from);
  const points = Math.min(Number(values.points ?? Number.POSITIVE_INFINITY), sizeOf(plan) + 1 - from);
  const stretch = stretchOf(plan, from, points);
  const tally = await openTally(plan, from);
  const named = POINTS.flatMap((point) => Array.from({ length: times }, () => point));

  const run = async (kind: Kind, says: string, work: (first: number, size: number) => Promise<Outcome>) => {
    const { first, count: all } = stretch[kind];
    for (let at = 0; at < all; at += AT_A_TIME) {
      const size = Math.min(AT_A_TIME, all - at);
      const outcome = await work(first + at, size);
      const { faults, kills, checkouts, cancelled, figures } = outcome;
      await count(tally, kind, size, outcome);
      printVerdict(`${says} ${first + at + 1}–${first + at + size} of ${plan[kind]}`, faults, {
        kills,
        checkouts,
        cancelled,
        ...figures,
      });
    }
  };
  await run('random', 'servers killed at random', (_, size) => atRandom(size));
  await run('named', 'a server killed at named moments', (at, size) => atPoints(named.slice(at, at + size)));
  await run('database', 'the database killed', (_, size) => killDatabase(size));
  const isWhole = sizeOf(tally.done) === sizeOf(plan);
  const seen = isWhole ? await controls() : true;
  console.log(
    `${tally.faults === 0 ? 'so far ' : 'BROKEN '} ${sumUp(tally)}${isWhole ? '' : `; next --from ${from + points}`}`,
  );
  return seen && tally.faults === 0;
}

async function controls(): Promise<boolean> {
  const seen = [await withoutRefundKey(), await withoutAnswers(), await withoutDurability(), await withoutSweep()];
  return seen.every(Boolean);
}
