import { createHash } from 'node:crypto';
import { barriersOf, closedPlaces, closuresBetween, noticesBetween } from '#features/closures/api/public.ts';
import type { PublicClosure } from '#features/closures/contract/closure.ts';
import type { PlaceNotice } from '#features/closures/contract/place-notice.ts';
import { legTable, type PlanningPlace, placesByKey, planningPlaces } from '#features/places/api/public.ts';
import { dayEnds } from '#features/trips/contract/nights.ts';
import type { PlanAnchor, RequestedStop } from '#features/trips/contract/planning.ts';
import { PLANNING_ERRORS } from '#features/trips/contract/planning-errors.ts';
import { type Anchor, INTERESTS, type Wish } from '#features/trips/contract/trip.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { holidayTable } from '#planner/hours/holidays.ts';
import type { LegTable, Problem } from '#planner/model.ts';
import type { Barrier } from '#planner/roads/barriers.ts';
import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { FindLocalTrip, TripShape } from './local-trip.ts';
import { someLegs } from './planning-context.view.ts';
import { closedByFeasts, feastRules } from './season.rules.ts';
import { chooseCandidates, problemOf, type WishInput } from './wish-to-problem.rules.ts';

const CONSIDERED = 600;

export interface Assembled {
  problem: Problem;
  /** In the same order as `problem.places`. */
  places: PlanningPlace[];
  anchors: PlanAnchor[];
  considered: number;
  /** Announced closures on the days of the trip. `problem` already takes these closures into account. */
  closures: PublicClosure[];
  /** Notices of places on the days of the trip. */
  notices: PlaceNotice[];
  /** Factor by which traffic in town lengthens drives. Undefined if the region has no road graph. */
  townTraffic?: number;
  holidays: { date: string; name: string }[];
}

export async function assembleProblem(
  db: Database,
  region: Region,
  wish: Wish,
  asked: RequestedStop[],
  findLocalTrip: FindLocalTrip,
): Promise<Assembled> {
  const { fixed, points } = apart(asked);
  const ids = [...wish.must, ...fixed.flatMap(({ place }) => (points.has(place) ? [] : place)), ...anchorPlaces(wish)];
  const firstDay = dayFromIso(wish.startDate);
  const lastDate = isoFromDay(firstDay + wish.days - 1);
  const { planning } = region.settings;
  const feastKeys = closedByFeasts(planning, wish, firstDay);
  const [places, closures, notices, feasts, local] = await Promise.all([
    planningPlaces(db, region.id, { limit: CONSIDERED, ids }),
    closuresBetween(db, region.id, wish.startDate, lastDate),
    noticesBetween(db, region.id, { from: wish.startDate, to: lastDate }),
    idsPerDay(db, region.id, feastKeys),
    findLocalTrip(db, region.id, shapeOf(wish, region)),
  ]);
  const { anchors, ends } = anchorsOf(wish, places, region);
  const holidays = holidayTable([...region.country.holidays, ...feastRules(planning)]);
  const input: WishInput = {
    wish,
    places,
    fixed,
    points,
    closed: closedPlaces(closures),
    holidays,
    feasts,
    local,
    settings: region.settings,
    anchors,
    ends,
  };
  const draft = chooseCandidates(input);
  const legs = await legsWith(db, region, {
    places,
    chosen: draft.places.filter(({ id }) => !points.has(id)),
    points: draft.places.filter(({ id }) => points.has(id)),
    anchors,
    barriers: barriersOf(closures),
  });
  return {
    problem: problemOf(input, draft, legs),
    places: draft.places,
    anchors,
    considered: places.length,
    closures,
    notices,
    holidays: Array.from({ length: wish.days }, (_, d) => firstDay + d).flatMap((day) => {
      const name = holidays(day);
      return name === null ? [] : [{ date: isoFromDay(day), name }];
    }),
    ...(region.settings.roads?.kind === 'road_graph' && { townTraffic: region.settings.travel.town_traffic }),
  };
}

function shapeOf(wish: Wish, { settings }: Region): TripShape {
  const interests = INTERESTS.filter((interest) => (wish.interests[interest] ?? 0) > 0);
  return { days: wish.days, interests, start: dayEnds(wish, 0).start ?? settings.centre, must: wish.must };
}

async function idsPerDay(
  db: Database,
  region: string,
  keys: ReadonlyMap<number, string[]>,
): Promise<Map<number, Set<string>>> {
  if (keys.size === 0) return new Map();
  const places = await placesByKey(db, region, [...keys.values()].flat());
  return new Map([...keys].map(([d, own]) => [d, new Set(own.flatMap((key) => places.get(key)?.id ?? []))]));
}

/**
 * The nodes of the table are the chosen places, the points of fixed stops and the anchors, in this order. An anchor is
 * a point where a day starts or ends.
 */
async function legsWith(
  db: Database,
  region: Region,
  { places, chosen, points, anchors, barriers }: WaysRequest,
): Promise<LegTable> {
  const further = [...points, ...anchors.filter(({ place }) => place === null)];
  // If no road is closed, the cached table of all places is used. If a road is closed, a smaller table is computed for
  // this wish.
  const among =
    barriers.length > 0 ? [...new Set([...chosen, ...places.filter(({ id }) => isAnchor(anchors, id))])] : places;
  const table =
    barriers.length > 0
      ? await legTable(
          db,
          region,
          among.map(({ id }) => id),
          further,
          barriers,
        )
      : await waysAmong(db, region, places, further);
  const nodeOf = new Map(among.map(({ id }, node) => [id, node]));
  let point = among.length;
  const pointNodes = points.map(() => point++);
  const anchorNodes = anchors.map(({ place }) => (place === null ? point++ : nodeOf.get(place)!));
  return someLegs(table, [...chosen.map(({ id }) => nodeOf.get(id)!), ...pointNodes, ...anchorNodes]);
}

interface WaysRequest {
  places: PlanningPlace[];
  chosen: PlanningPlace[];
  points: PlanningPlace[];
  anchors: PlanAnchor[];
  barriers: Barrier[];
}

type Spot = Pick<PlanAnchor, 'lon' | 'lat'>;

const isAnchor = (anchors: PlanAnchor[], id: string) => anchors.some(({ place }) => place === id);

/** A new start point needs a search over all roads, so the latest tables are cached. */
const MOST_TABLES = 8;
const tables = new Map<string, Promise<LegTable>>();

function waysAmong(db: Database, region: Region, places: PlanningPlace[], points: Spot[]): Promise<LegTable> {
  const ends = points.map(({ lon, lat }) => [lon, lat]);
  const nodes = places.map(({ id, lon, lat }) => [id, lon, lat]);
  const key = createHash('sha256')
    .update(JSON.stringify([region.id, ends, nodes]))
    .digest('base64');
  const table =
    tables.get(key) ??
    legTable(
      db,
      region,
      places.map(({ id }) => id),
      points,
    );
  // The cache removes its first entry first, so this entry moves to the end.
  tables.delete(key);
  tables.set(key, table);
  table.catch(() => tables.delete(key));
  const [oldest] = tables.keys();
  if (tables.size > MOST_TABLES) tables.delete(oldest!);
  return table;
}

function anchorsOf(
  wish: Wish,
  places: PlanningPlace[],
  { settings }: Region,
): { anchors: PlanAnchor[]; ends: WishInput['ends'] } {
  const { name, lon, lat } = settings.centre;
  const centre: PlanAnchor = { name, lon, lat, place: null };
  const anchors: PlanAnchor[] = [];
  const indexOf = (at: Anchor | undefined): number => {
    const anchor = at ? anchorOf(at, places) : centre;
    const known = anchors.findIndex((other) => other.lon === anchor.lon && other.lat === anchor.lat);
    return known >= 0 ? known : anchors.push(anchor) - 1;
  };
  const ends = Array.from({ length: wish.days }, (_, day) => {
    const { start, end } = dayEnds(wish, day);
    return { start: indexOf(start), end: indexOf(end) };
  });
  return { anchors, ends };
}

function anchorOf(anchor: Anchor, places: PlanningPlace[]): PlanAnchor {
  if (!('place' in anchor)) return { name: anchor.name, lon: anchor.lon, lat: anchor.lat, place: null };
  const place = places.find(({ id }) => id === anchor.place);
  if (place === undefined) throw problem(PLANNING_ERRORS, 'planning_place_unknown');
  return { name: place.name, lon: place.lon, lat: place.lat, place: place.id };
}

function anchorPlaces({ start, end, nights = [] }: Wish): string[] {
  return [start, end, ...nights.map(({ at }) => at)].flatMap((anchor) =>
    anchor && 'place' in anchor ? [anchor.place] : [],
  );
}

/**
 * `fixed` contains only the first stop at each place. `points` contains the positions of stops outside of the region's
 * places.
 */
function apart(asked: RequestedStop[]): Pick<WishInput, 'fixed' | 'points'> {
  const first = asked.filter((stop, index) => asked.findIndex(({ place }) => place === stop.place) === index);
  return {
    fixed: first.map(({ point: _, ...stop }) => stop),
    points: new Map(first.flatMap(({ place, point }) => (point ? [[place, point] as const] : []))),
  };
}
