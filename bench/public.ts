import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { listPlans } from '#features/operators/contract/plan-routes.ts';
import { listPlaces, showPlace } from '#features/places/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { startPlainServer } from './start-plain-server.ts';
import { startSite } from './start-site.ts';

const CONNECTIONS = 32;
const IDLE = '/healthz';
const ANSWERS = {
  list: pathOf(listPlaces),
  detail: pathOf(showPlace, { params: { idOrSlug: 'huaca-de-la-luna' } }),
  search: pathOf(listPlaces, { query: { q: 'huaca', facets: true } }),
  plans: pathOf(listPlans),
};
const PAGES = {
  'home page': '/',
  'place page': '/lugares/huaca-de-la-luna',
};

interface Round {
  ours: autocannon.Result;
  other: autocannon.Result;
}

/**
 * `npm run bench -- public [--seconds 4] [--rounds 5] [--anew]`: public answers and pages as browsers ask for them,
 * in turns with `/healthz`. `--anew` keeps no answers, compresses none, and compares with a
 * server that does nothing else.
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
  if (values.anew) return anew(Number(values.seconds), Number(values.rounds));
  const site = await startSite();
  try {
    const results: Record<string, object> = {};
    for (const [name, path] of Object.entries({ ...ANSWERS, ...PAGES })) {
      const rounds = await turns(
        Number(values.rounds),
        Number(values.seconds),
        site.url + path,
        site.url + IDLE,
        'gzip, deflate, br',
      );
      results[name] = summary(rounds, IDLE);
    }
    console.table(results);
  } finally {
    await site.stop();
  }
}

async function anew(seconds: number, rounds: number): Promise<void> {
  const site = await startSite({ KEPT_ANSWERS_MB: '0' });
  const limit = await startPlainServer(site.dataDir);
  try {
    const results: Record<string, object> = {};
    for (const [name, path] of Object.entries(ANSWERS))
      results[name] = summary(
        await turns(rounds, seconds, site.url + path, `${limit.url}/${name}`, 'identity'),
        'the limit',
      );
    console.table(results);
  } finally {
    await limit.stop();
    await site.stop();
  }
}

async function turns(count: number, duration: number, ours: string, other: string, encoding: string): Promise<Round[]> {
  const fire = (url: string) =>
    autocannon({
      url,
      headers: { authorization: 'Bearer vereda-demo', 'accept-encoding': encoding },
      connections: CONNECTIONS,
      duration,
      workers: 1,
    });
  await fetch(ours);
  const rounds: Round[] = [];
  for (let round = 0; round < count; round += 1) rounds.push({ ours: await fire(ours), other: await fire(other) });
  return rounds;
}

function summary(rounds: readonly Round[], name: string) {
  const failed = rounds.reduce(
    (sum, { ours, other }) => sum + ours.non2xx + ours.errors + other.non2xx + other.errors,
    0,
  );
  if (failed > 0) throw new Error(`${failed} requests failed.`);
  const median = (pick: (round: Round) => number) =>
    rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
  return {
    'requests/s': Math.round(median(({ ours }) => ours.requests.average)),
    [`requests/s of ${name}`]: Math.round(median(({ other }) => other.requests.average)),
    'share %': Math.round(100 * median(({ ours, other }) => ours.requests.average / other.requests.average)),
    'p99 ms': median(({ ours }) => ours.latency.p99),
    'p99 / that': Number(median(({ ours, other }) => ours.latency.p99 / other.latency.p99).toFixed(1)),
  };
}
