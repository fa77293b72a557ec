import { parseArgs } from 'node:util';
import { accountRows } from '#features/accounts/api/public.ts';
import { barriersOn } from '#features/closures/api/public.ts';
import type { ClosureArea } from '#features/closures/contract/closure.ts';
import { findLocalTrip, importItineraries } from '#features/itineraries/api/public.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import { organisation } from '#features/organisation/api/area.ts';
import { places } from '#features/places/api/area.ts';
import { prepareBarredLegs } from '#features/places/api/public.ts';
import { trips } from '#features/trips/api/area.ts';
import { planTrip } from '#features/trips/contract/planning-routes.ts';
import type { Wish } from '#features/trips/contract/trip.ts';
import { call } from '#tests/call.ts';
import { percentile } from './percentile.ts';
import { withSite } from './with-site.ts';

const GOAL_MS = 300;
const GOAL_RATIO = 1.5;
const DAY = '2027-03-08';

/**
 * `npm run bench -- planning [--rounds 10] [--closures 3]`: compares the time of plans with closed roads and with open
 * roads.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '10' }, closures: { type: 'string', default: '3' } },
  });
  const site = {
    database: 'bench_planning',
    areas: [organisation(accountRows), places(operatorRows), trips({ findLocalTrip, notePlan: async () => undefined })],
    most: 4,
    prepared: true,
  };
  await withSite(site, async ({ config, db, pool, platform, app }) => {
    await importItineraries(db, await platform.region.current());
    const { centre } = (await platform.region.current()).settings;
    const timePlan = async (wish: Wish): Promise<Taken> => {
      const begun = performance.now();
      const answer = await call(app, planTrip, { body: { wish } });
      const whole = performance.now() - begun;
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
      const { milliseconds } = answer.json();
      return { whole, engine: milliseconds };
    };
    const closeRoads = async (turn: number): Promise<void> => {
      await pool.query('delete from closure');
      for (const area of areasAround(centre, Number(values.closures), turn)) {
        await pool.query(
          `insert into closure (region_id, kind, state, name, area, severity, starts_on, time_zone, reason, source)
            values ($1, 'road', 'announced', 'Vía', $2, 'closed', $3, 'America/Lima', 'obras', 'Municipalidad')`,
          [config.REGION, JSON.stringify(area), DAY],
        );
      }
    };
    const wishes = wishesAround(centre);
    const rounds = Number(values.rounds);

    await pool.query('delete from closure');
    for (const wish of wishes) await timePlan(wish);
    const [open, closed, first, prepared]: [Taken[], Taken[], Taken[], Taken[]] = [[], [], [], []];
    for (let round = 0; round < rounds; round += 1) {
      await closeRoads(round + rounds);
      const region = await platform.region.current();
      await prepareBarredLegs(db, region, await barriersOn(db, region.id, DAY));
      prepared.push(await timePlan(wishes[round % wishes.length]!));
      await closeRoads(round);
      first.push(await timePlan(wishes[round % wishes.length]!));
      for (const wish of wishes) await timePlan(wish);
      for (const wish of wishes) {
        await pool.query(`update closure set starts_on = '2028-01-01'`);
        open.push(await timePlan(wish));
        await pool.query('update closure set starts_on = $1', [DAY]);
        closed.push(await timePlan(wish));
      }
    }
    await app.close();

    const median = (times: Taken[]) =>
      percentile(
        times.map(({ whole }) => whole),
        0.5,
      );
    console.table(
      Object.fromEntries(
        Object.entries({ open, closed, 'first after the job': prepared, 'first of all': first }).map(
          ([name, times]) => [
            name,
            {
              plans: times.length,
              'p50 ms': round(median(times)),
              'p95 ms': round(
                percentile(
                  times.map(({ whole }) => whole),
                  0.95,
                ),
              ),
              'engine p50 ms': percentile(
                times.map(({ engine }) => engine),
                0.5,
              ),
              'to open': round(median(times) / median(open)),
            },
          ],
        ),
      ),
    );
    const ratio = median(closed) / median(open);
    if (ratio > GOAL_RATIO || median(closed) > GOAL_MS) {
      console.error(`A plan around closed roads may take ${GOAL_RATIO} times one without, and ${GOAL_MS} ms.`);
      process.exitCode = 1;
    }
  });
}

interface Taken {
  /** Milliseconds. `engine` is the time of the planner within the request. */
  whole: number;
  engine: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

interface Point {
  lon: number;
  lat: number;
}

function areasAround({ lon, lat }: Point, count: number, turn: number): ClosureArea[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn * 2.4 + i * 2;
    const away = 0.004 + i * 0.012;
    return {
      shape: 'circle',
      lon: lon + Math.cos(angle) * away,
      lat: lat + Math.sin(angle) * away,
      metres: [350, 120, 900][i % 3]!,
    };
  });
}

const TASTES: Wish['interests'][] = [{ archaeology: 3 }, { beach: 3, food: 2 }, { museums: 2, nature: 3 }, {}];

function wishesAround({ lon, lat }: Point): Wish[] {
  return Array.from({ length: 12 }, (_, i) => ({
    startDate: DAY,
    days: 1 + (i % 4),
    earliest: 540,
    latest: 1200,
    pace: (['calm', 'balanced', 'full'] as const)[i % 3]!,
    interests: TASTES[i % TASTES.length]!,
    party: { adults: 2, children: 0, seniors: 0 },
    must: [],
    avoid: [],
    needs: [],
    knownHoursOnly: false,
    ...(i % 3 === 1 && { start: { name: 'Hotel', lon: lon + 0.003 * i, lat: lat - 0.002 * i } }),
  }));
}
