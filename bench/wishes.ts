import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accountRows } from '#features/accounts/api/public.ts';
import { importItineraries } from '#features/itineraries/api/public.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import { organisation } from '#features/organisation/api/area.ts';
import { places } from '#features/places/api/area.ts';
import { INTERESTS } from '#features/trips/contract/trip.ts';
import { planWithAlternatives } from '#planner/alternatives.ts';
import { randomProblem } from '#planner/proof/synthetic.ts';
import { readRegion } from '#regions/read-region.ts';
import { percentile } from './percentile.ts';
import { lunchDetours, medianOf, minutesByDay } from './wishes/judge.ts';
import { openWishes, type PlannedWish, planWish } from './wishes/plan-wish.ts';
import { readWishes, WISH_SETS, type WishSet } from './wishes/wish-files.ts';
import { withSite } from './with-site.ts';

const baselineOf = (set: WishSet) => join(import.meta.dirname, 'wishes', set === 'forty' ? '' : set, 'baseline.json');
/** The goal is this number of wishes whose plan meets every requirement. */
const GOAL_WHOLE: Record<WishSet, number> = { forty: 36, 'without-interests': 7, 'held-out': 10 };
const GOAL_MS = 400;

interface AgainstItinerary {
  itinerary: string;
  'minutes of the itinerary': number;
  'minutes of the plan': number;
  'drives no more': boolean;
  'list met': string;
}

interface Result {
  met: number;
  of: number;
  driving: number[];
  lunches: number[];
  interestDays: [number, number];
  known: [number, number];
  calmDrivesMore: boolean;
  violations: number;
  milliseconds: number;
}

interface Measured {
  /** One map per seed. */
  results: Map<string, Result>[];
  itineraries: Record<string, AgainstItinerary>;
}

/**
 * `npm run bench -- wishes [--set forty] [--seeds 3] [--only trujillo-00] [--plans] [--save]`: plans the wishes of
 * bench/wishes/ and judges each plan by the wish's list. `--plans` prints the plans, and `--save` stores the figures of
 * the first seed as the new baseline.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      set: { type: 'string' },
      seeds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      plans: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
    },
  });
  // An invented trip compiles the engine before the first measurement, like in the site's worker.
  planWithAlternatives(randomProblem(1), { seed: 1, alternatives: false });
  const seeds = Array.from({ length: Number(values.seeds) }, (_, s) => s + 1);
  for (const set of WISH_SETS) {
    if (values.set !== undefined && values.set !== set) continue;
    const { results, itineraries } = await measure(set, seeds, values);
    const [first] = results;
    if (first === undefined || first.size === 0) continue;
    const before = JSON.parse(await readFile(baselineOf(set), 'utf8').catch(() => '{}')) as Record<string, Result>;
    const baseline = new Map(
      [...first.keys()].flatMap((name) => (before[name] ? [[name, before[name]] as const] : [])),
    );
    const bySeed = Object.fromEntries(results.map((one, s) => [`seed ${s + 1}`, figuresOf(one)]));
    console.log(set);
    console.table({ ...(baseline.size > 0 && { baseline: figuresOf(baseline) }), ...bySeed });
    if (Object.keys(itineraries).length > 0) console.table(itineraries);
    if (values.save) await writeFile(baselineOf(set), `${JSON.stringify(Object.fromEntries(first), null, 2)}\n`);
    if (values.only !== '') continue;
    const { whole, violations, 'p99 ms': slowest } = figuresOf(first);
    if (whole < GOAL_WHOLE[set] || violations > 0 || slowest > GOAL_MS) {
      console.error(
        `At least ${GOAL_WHOLE[set]} lists must be met whole, with no violation, and p99 within ${GOAL_MS} ms.`,
      );
      process.exitCode = 1;
    }
  }
}

async function measure(set: WishSet, seeds: number[], values: { only: string; plans: boolean }): Promise<Measured> {
  const book = await readWishes(set);
  const results = seeds.map(() => new Map<string, Result>());
  const itineraries: Record<string, AgainstItinerary> = {};
  for (const id of ['trujillo', 'cusco']) {
    const chosen = book.wishes.filter(({ region, name }) => region === id && name.includes(values.only));
    if (chosen.length === 0) continue;
    const site = {
      database: 'bench_wishes',
      areas: [organisation(accountRows), places(operatorRows)],
      most: 4,
      prepared: true,
      region: id,
    };
    await withSite(site, async ({ db }) => {
      const region = await readRegion(id);
      await importItineraries(db, region);
      const context = await openWishes(db, region, book);
      for (const file of chosen) {
        for (const [s, planned] of (await planWish(context, file, seeds)).entries()) {
          results[s]!.set(file.name, resultOf(planned));
          printWish(planned, seeds[s]!, s === 0 && values.plans);
          const against = s === 0 && againstItinerary(planned);
          if (against) itineraries[file.name.replace(/^(\w+-\d+).*/, '$1')] = against;
        }
      }
    });
  }
  return { results, itineraries };
}

function resultOf({ file, judged, plans, unmet, violations, milliseconds }: PlannedWish): Result {
  const { plan } = judged;
  const wanted = INTERESTS.filter((name) => file.wish.interests[name] === 3).map((name) => judged.countsFor(name));
  const served = plan.days.flatMap(({ stops }) =>
    wanted.map((ids) => stops.some(({ place }) => place !== null && ids.has(place))),
  );
  const { known, open_space, assumed } = plan.stopsByClass;
  const calm = plans.find(({ flavour }) => flavour === 'calm')?.plan;
  const driven = (one: typeof plan) => minutesByDay(one, 'drive').reduce((sum, minutes) => sum + minutes, 0);
  return {
    met: file.good.length - unmet.length,
    of: file.good.length,
    driving: minutesByDay(plan, 'drive'),
    lunches: lunchDetours(judged),
    interestDays: [served.filter(Boolean).length, served.length],
    known: [known, known + open_space + assumed],
    calmDrivesMore: calm !== undefined && driven(calm) > driven(plan),
    violations,
    milliseconds: Math.round(milliseconds),
  };
}

function againstItinerary({ file, judged, unmet }: PlannedWish): AgainstItinerary | null {
  if (file.itinerary === undefined || judged.itineraryDriving === null) return null;
  const driven = minutesByDay(judged.plan, 'drive').reduce((sum, minutes) => sum + minutes, 0);
  return {
    itinerary: file.itinerary,
    'minutes of the itinerary': judged.itineraryDriving,
    'minutes of the plan': driven,
    'drives no more': driven <= judged.itineraryDriving,
    'list met': `${file.good.length - unmet.length} of ${file.good.length}`,
  };
}

function figuresOf(results: ReadonlyMap<string, Result>) {
  const all = [...results.values()];
  const forty = [...results].filter(([name]) => !name.includes('-00-')).map(([, result]) => result);
  const share = (pairs: [number, number][]) => {
    const [part, whole] = pairs.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
    return `${Math.round((100 * part) / Math.max(1, whole))} %`;
  };
  const driving = all.flatMap((one) => one.driving);
  const lunches = all.flatMap((one) => one.lunches);
  return {
    whole: forty.filter(({ met, of }) => met === of).length,
    wishes: forty.length,
    requirements: share(all.map(({ met, of }) => [met, of])),
    'driving a day, median': medianOf(driving),
    'driving a day, most': Math.max(...driving),
    'way to lunch, median': medianOf(lunches),
    'way to lunch, most': Math.max(0, ...lunches),
    'interest days': share(all.map(({ interestDays }) => interestDays)),
    'known hours': share(all.map(({ known }) => known)),
    'calm drives more': all.filter(({ calmDrivesMore }) => calmDrivesMore).length,
    violations: all.reduce((sum, one) => sum + one.violations, 0),
    'p99 ms': percentile(
      all.map(({ milliseconds }) => milliseconds),
      0.99,
    ),
  };
}

/** Later seeds are printed only if they miss a requirement. */
function printWish({ file, judged, unmet, milliseconds }: PlannedWish, seed: number, withPlan: boolean): void {
  if (seed > 1 && unmet.length === 0) return;
  const driving = minutesByDay(judged.plan, 'drive').join(' ');
  console.log(
    `${unmet.length === 0 ? 'whole' : `-${unmet.length}   `} ${file.name}${seed > 1 ? `, seed ${seed}` : ''}: ${driving} min driving, ${Math.round(milliseconds)} ms`,
  );
  for (const { why, ...requirement } of unmet)
    console.log(`        ${JSON.stringify(requirement).slice(0, 200)} ${why}`);
  if (!withPlan) return;
  const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  for (const [d, day] of judged.plan.days.entries()) {
    console.log(`   day ${d + 1} ${day.date}, back ${clock(day.back)}`);
    for (const [s, stop] of day.stops.entries()) {
      const leg = day.legs[s]!;
      console.log(
        `      ${clock(stop.begin)}–${clock(stop.end)} ${judged.nameOf(stop.place)} ${stop.meal ?? ''} ${stop.hoursClass ?? ''} [${leg.mode} ${leg.minutes} min ${leg.metres} m]`,
      );
    }
  }
}
