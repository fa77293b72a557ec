import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel, visit } from '#tools/proof/buyer.ts';
import type { Stage } from '#tools/proof/stage.ts';

const CAPACITY = 1_000_000;
const DEPARTURES = 12;
const EMAILS_WITHIN = 30_000;

export interface Buyers {
  buy(until: { ms?: number; count?: number }): Promise<number>;
  awaitEmails(): Promise<number>;
}

export async function openBuyers(stage: Stage, connections: number): Promise<Buyers> {
  const departures = await Promise.all(
    Array.from({ length: DEPARTURES }, () => stage.selling.departure({ capacity: CAPACITY })),
  );
  const site = () => stage.sites[0]!.url;
  const { adult: unitId } = stage.selling;
  return {
    async buy({ ms = Number.POSITIVE_INFINITY, count = Number.POSITIVE_INFINITY }) {
      const until = performance.now() + ms;
      let begun = 0;
      await inParallel(Array.from({ length: connections }), connections, async () => {
        while (performance.now() < until && begun < count) {
          begun += 1;
          const departureIds = [departures[begun % DEPARTURES]!];
          const seen = await visit({ site, departureIds, unitId, places: 2 });
          if (seen.end !== 'confirmed') throw new Error(`A checkout ended ${JSON.stringify(seen)}.`);
        }
      });
      return begun;
    },
    awaitEmails: () => awaitEmails(stage),
  };
}

async function awaitEmails({ pool }: Stage): Promise<number> {
  const latest = performance.now() + EMAILS_WITHIN;
  for (;;) {
    const { rows } = await pool.query<{ due: boolean }>(
      'select exists (select from graphile_worker.jobs where attempts < max_attempts and run_at <= now()) as due',
    );
    if (!rows[0]!.due) return 0;
    if (performance.now() > latest) throw new Error('The jobs of the checkouts are still running.');
    await sleep(10);
  }
}
