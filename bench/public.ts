import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { listPlans } from '#features/operators/contract/plan-routes.ts';
import { listPlaces, showPlace } from '#features/places/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { startSite } from './start-site.ts';

const CONNECTIONS = 32;
const IDLE = '/healthz';
const CASES = {
  list: pathOf(listPlaces),
  detail: pathOf(showPlace, { params: { idOrSlug: 'huaca-de-la-luna' } }),
  plans: pathOf(listPlans),
  'home page': '/',
  'place page': '/lugares/huaca-de-la-luna',
};

interface Round {
  ours: autocannon.Result;
  idle: autocannon.Result;
}

/**
 * `npm run bench -- public [--seconds 4] [--rounds 5] [--anew]`: public answers and pages as browsers ask for them,
 * in turns with `/healthz`. `--anew` keeps no answers.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '5' },
      anew: { type: 'boolean', default: false },
    },
  });
  const site = await startSite({ ...(values.anew && { KEPT_ANSWERS_MB: '0' }) });
  try {
    const fire = (path: string) =>
      autocannon({
        url: site.url + path,
        headers: { authorization: 'Bearer vereda-demo', 'accept-encoding': 'gzip, deflate, br' },
        connections: CONNECTIONS,
        duration: Number(values.seconds),
        workers: 1,
      });
    const results: Record<string, object> = {};
    for (const [name, path] of Object.entries(CASES)) {
      await fetch(site.url + path);
      const rounds: Round[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1)
        rounds.push({ ours: await fire(path), idle: await fire(IDLE) });
      results[name] = summary(rounds);
    }
    console.table(results);
  } finally {
    await site.stop();
  }
}

function summary(rounds: readonly Round[]) {
  const failed = rounds.reduce((sum, { ours }) => sum + ours.non2xx + ours.errors, 0);
  if (failed > 0) throw new Error(`${failed} requests failed.`);
  const median = (pick: (round: Round) => number) =>
    rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
  return {
    'requests/s': Math.round(median(({ ours }) => ours.requests.average)),
    '/healthz requests/s': Math.round(median(({ idle }) => idle.requests.average)),
    'share %': Math.round(100 * median(({ ours, idle }) => ours.requests.average / idle.requests.average)),
    'p99 ms': median(({ ours }) => ours.latency.p99),
    'p99 / that of /healthz': Number(median(({ ours, idle }) => ours.latency.p99 / idle.latency.p99).toFixed(1)),
  };
}
