import { legTable, type PlanningPlace, planningPlaces } from '#features/companies/api/public.ts';
import { type BoardAnchor, PlanningAnswer, PlanningBody } from '#features/trips/contract/planning.ts';
import { PLANNING_ERRORS } from '#features/trips/contract/planning-errors.ts';
import { planningRoutes } from '#features/trips/contract/planning-routes.ts';
import type { Anchor, Wish } from '#features/trips/contract/trip.ts';
import { holidayTable } from '#planner/hours/holidays.ts';
import type { LegTable } from '#planner/model.ts';
import type { Region } from '#regions/read-region.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import type { PlanResult, PlanTask } from '#server/workers/plan-worker.ts';
import { openPool, PoolBusy, type WorkerPool } from '#server/workers/worker-pool.ts';
import { boardView, someLegs } from './board.view.ts';
import { untilDisconnected } from './disconnect.ts';
import { chooseCandidates, problemOf, type WishInput } from './wish-to-problem.rules.ts';

/** Places of the region that are weighed for a wish. */
const CONSIDERED = 600;
const SHORTEST_DAY = 60;

/** `POST /api/planning/`: a wish in, up to three plans out, computed in a thread and checked there before they leave it. */
export function planTrip(app: App, { db, log }: Platform, region: Region): void {
  const holidays = holidayTable(region.country.holidays);
  const currency = region.settings.currency.code;
  const pool: WorkerPool<PlanTask, PlanResult> = openPool({
    worker: new URL('../../../../server/workers/plan-worker.ts', import.meta.url),
  });
  app.addHook('onClose', () => pool.close());

  app.post(
    planningRoutes.plan,
    {
      config: { rateLimit: { max: 60, timeWindow: 60_000 } },
      schema: {
        tags: ['Viajes'],
        summary: 'Arma un viaje día por día según horarios, caminos y gustos',
        body: PlanningBody,
        response: { 200: PlanningAnswer },
      },
    },
    async ({ body }, reply) => {
      const { wish, fixed = [], alternatives = false, seed = 1 } = body;
      if (wish.latest - wish.earliest < SHORTEST_DAY) throw problem(PLANNING_ERRORS, 'planning_day_too_short');
      const ids = [...wish.must, ...fixed.map((stop) => stop.place), ...anchorPlaces(wish)];
      const places = await planningPlaces(db, region.id, { limit: CONSIDERED, ids });
      const input: WishInput = { wish, places, fixed: firstOfEach(fixed), holidays, currency };
      const draft = chooseCandidates(input);
      const anchors = anchorsOf(wish, places, region);
      const legs = await legsWith(
        db,
        region,
        draft.candidates.map(({ id }) => id),
        anchors,
      );
      const planned = problemOf(input, draft, legs);

      const found = await pool
        .run({ problem: planned, seed, alternatives }, untilDisconnected(reply))
        .catch((error) => {
          if (error instanceof PoolBusy)
            throw problem(PLANNING_ERRORS, 'planning_busy', { headers: { 'retry-after': '3' } });
          throw error;
        });
      log.debug({ ms: found.milliseconds, candidates: draft.candidates.length }, 'planned');
      const view = boardView({ problem: planned, places: draft.places, anchors, plans: found.plans });
      return { ...view, seed, milliseconds: found.milliseconds, considered: places.length };
    },
  );
}

type Db = Platform['db'];

/** Ways between the places, then the anchors; an anchor that is a place is a node of its own at the same spot. */
async function legsWith(db: Db, region: Region, ids: string[], anchors: BoardAnchor[]): Promise<LegTable> {
  const anchorIds = anchors.flatMap(({ place }) => (place === null || ids.includes(place) ? [] : [place]));
  const all = [...ids, ...new Set(anchorIds)];
  const points = anchors.filter(({ place }) => place === null);
  const table = await legTable(db, region, all, points);
  let point = all.length;
  const anchorNodes = anchors.map(({ place }) => (place === null ? point++ : all.indexOf(place)));
  return someLegs(table, [...ids.keys(), ...anchorNodes]);
}

/** Start and, where it differs, end; the region's centre when the traveller names none. */
function anchorsOf(wish: Wish, places: PlanningPlace[], { settings }: Region): BoardAnchor[] {
  const { centre } = settings;
  const start = wish.start
    ? anchorOf(wish.start, places)
    : { name: centre.name, lon: centre.lon, lat: centre.lat, place: null };
  const end = wish.end ? anchorOf(wish.end, places) : start;
  return end.lon === start.lon && end.lat === start.lat ? [start] : [start, end];
}

function anchorOf(anchor: Anchor, places: PlanningPlace[]): BoardAnchor {
  if (!('place' in anchor)) return { name: anchor.name, lon: anchor.lon, lat: anchor.lat, place: null };
  const place = places.find(({ id }) => id === anchor.place);
  if (place === undefined) throw problem(PLANNING_ERRORS, 'planning_place_unknown');
  return { name: place.name, lon: place.lon, lat: place.lat, place: place.id };
}

function anchorPlaces({ start, end }: Wish): string[] {
  return [start, end].flatMap((anchor) => (anchor && 'place' in anchor ? [anchor.place] : []));
}

function firstOfEach<T extends { place: string }>(fixed: T[]): T[] {
  return fixed.filter((stop, index) => fixed.findIndex(({ place }) => place === stop.place) === index);
}
