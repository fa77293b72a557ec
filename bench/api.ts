import { createServer as createBareServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { accountRows } from '#features/accounts/api/public.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import { organisation } from '#features/organisation/api/area.ts';
import { places } from '#features/places/api/area.ts';
import { listPlaces, showPlace } from '#features/places/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import type { App } from '#server/platform.ts';
import { withSite } from './with-site.ts';

/** The real server must answer at least this share of the bare server's requests per second. */
const GOAL = 0.3;
const CASES = {
  list: pathOf(listPlaces),
  search: pathOf(listPlaces, { query: { q: 'huaca' } }),
  detail: pathOf(showPlace, { params: { idOrSlug: 'huaca-de-la-luna' } }),
};

interface Statement {
  text: string;
  values: unknown[];
}

/**
 * `npm run bench -- api [--seconds 5] [--rounds 3]`: compares the real server with a bare `node:http` server that runs
 * the same SQL. Only the ratio can be compared between machines.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '3' } },
  });
  const site = {
    database: 'bench_api',
    areas: [organisation(accountRows), places(operatorRows)],
    most: 10,
    prepared: true,
  };
  await withSite(site, async ({ config, pool, app }) => {
    const headers = { authorization: `Bearer ${config.APP_TOKEN}` };
    const real = await app.listen({ host: '127.0.0.1', port: 0 });
    const results: Record<string, object> = {};
    // The first request of a path may fill a cache, so the statements of the second request count.
    const recorded: Record<string, Statement[]> = {};
    for (const path of [...Object.values(CASES), ...Object.values(CASES)])
      recorded[path] = await statementsOf(app, path, headers);
    for (const [name, path] of Object.entries(CASES)) {
      const statements = recorded[path]!;
      const bare = await serveStatements(pool, statements);
      const rounds: { ours: autocannon.Result; theirs: autocannon.Result }[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1) {
        const fire = (url: string) =>
          autocannon({ url, headers, connections: 16, duration: Number(values.seconds), workers: 1 });
        rounds.push({ ours: await fire(real + path), theirs: await fire(bare.address) });
      }
      await bare.close();
      const median = (pick: (round: (typeof rounds)[number]) => number) =>
        rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
      const failed = rounds.reduce(
        (sum, { ours, theirs }) => sum + ours.non2xx + ours.errors + theirs.non2xx + theirs.errors,
        0,
      );
      if (failed > 0) throw new Error(`${name}: ${failed} requests failed.`);
      results[name] = {
        'requests/s': Math.round(median(({ ours }) => ours.requests.average)),
        'p99 ms': median(({ ours }) => ours.latency.p99),
        'bare requests/s': Math.round(median(({ theirs }) => theirs.requests.average)),
        'bare p99 ms': median(({ theirs }) => theirs.latency.p99),
        statements: statements.length,
        'ratio %': Math.round(100 * median(({ ours, theirs }) => ours.requests.average / theirs.requests.average)),
      };
    }
    await app.close();
    console.table(results);
    const ratio = (results.list as Record<string, number>)['ratio %']!;
    if (ratio < GOAL * 100) {
      console.error(`The list reaches ${ratio} % of the same SQL alone; the goal is ${GOAL * 100} %.`);
      process.exitCode = 1;
    }
  });
}

async function statementsOf(app: App, path: string, headers: Record<string, string>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [text, values] = args;
    if (typeof text === 'string') seen.push({ text, values: (values as unknown[] | undefined) ?? [] });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    const answer = await app.inject({ url: path, headers });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  } finally {
    pg.Client.prototype.query = query;
  }
  return seen;
}

async function serveStatements(
  pool: pg.Pool,
  statements: Statement[],
): Promise<{ address: string; close(): Promise<void> }> {
  const server = createBareServer((_request, response) => {
    Promise.all(statements.map(({ text, values }) => pool.query(text, values))).then(
      (results) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(results.map(({ rows }) => rows)));
      },
      (error: Error) => {
        response.statusCode = 500;
        response.end(error.message);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
