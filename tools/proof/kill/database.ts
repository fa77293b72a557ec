import { setTimeout as sleep } from 'node:timers/promises';
import { onStage, type Stage, type StageOptions } from '../stage.ts';
import type { Outcome } from './outcome.ts';
import { beginTraffic, judge, median, untilHealthy } from './traffic.ts';

const CONNECTIONS = 6;
const WELL_WITHIN = 5_000;

export async function killDatabase(
  kills: number,
  { until, ...options }: StageOptions & { until?: (failed: number) => boolean } = {},
): Promise<Outcome> {
  return onStage(options, async (stage) => {
    const traffic = await beginTraffic(stage, CONNECTIONS);
    const pids = stage.sites.map((site) => site.pid());
    const [away, well]: [number[], number[]] = [[], []];
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(500 + Math.random() * 1_500);
      const [postmaster, before] = [await stage.databasePid(), await startedAt(stage)];
      process.kill(postmaster!, kill % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
      const begun = Date.now();
      // Processes of a killed PostgreSQL may still answer for a moment. The database is back when its start time has
      // changed.
      while (['', before].includes(await startedAt(stage))) await sleep(20);
      away.push(Date.now() - begun);
      const healthy = await Promise.all(stage.sites.map((site) => untilHealthy(site)));
      well.push(Math.max(...healthy));
      if (until?.(traffic.visits.filter(({ end }) => end !== 'confirmed').length)) break;
    }
    await traffic.stop();
    const faults = await judge(stage, traffic);
    if (stage.sites.some((site, index) => site.pid() !== pids[index])) faults.push('a server did not survive');
    const latest = Math.max(...well);
    if (latest > WELL_WITHIN) faults.push(`a server was well only ${latest} ms after the database`);
    return {
      faults,
      kills: away.length,
      checkouts: traffic.visits.length,
      cancelled: traffic.cancelled.size,
      figures: { 'away ms': median(away), 'well after ms': median(well), 'at most': latest },
    };
  });
}

function startedAt({ pool }: Stage): Promise<string> {
  return pool.query('select pg_postmaster_start_time()::text as at').then(
    ({ rows }) => rows[0].at,
    () => '',
  );
}
