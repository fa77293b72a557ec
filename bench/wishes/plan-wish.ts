import { findLocalTrip, openItineraries } from '#features/itineraries/api/public.ts';
import { placesByKey } from '#features/places/api/public.ts';
import { assembleProblem } from '#features/trips/api/public.ts';
import { type Flavoured, planWithAlternatives } from '#planner/alternatives.ts';
import { check } from '#planner/check.ts';
import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import { type JudgedPlan, unmet } from './judge.ts';
import { keysOf, type Requirement, type WishBook, type WishFile, wishWithIds } from './wish-files.ts';

export interface PlannedWish {
  file: WishFile;
  judged: JudgedPlan;
  plans: Flavoured[];
  unmet: Requirement[];
  violations: number;
  milliseconds: number;
}

export interface WishContext {
  db: Database;
  region: Region;
  book: WishBook;
  ids: ReadonlyMap<string, string>;
  itineraryDriving: ReadonlyMap<string, number>;
}

/** The region's places and itineraries must be imported. */
export async function openWishes(db: Database, region: Region, book: WishBook): Promise<WishContext> {
  const interests = Object.values(book.interests[region.id] ?? {}).flat();
  const wishes = book.wishes.filter((file) => file.region === region.id);
  const keys = [...new Set([...wishes.flatMap(keysOf), ...interests, ...(book.inside[region.id] ?? []).flat()])];
  const places = await placesByKey(db, region.id, keys);
  const itineraries = await openItineraries(db, region);
  return {
    db,
    region,
    book,
    ids: new Map([...places].map(([key, { id }]) => [key, id])),
    itineraryDriving: new Map(itineraries.map((opened) => [opened.slug, drivingOf(opened)])),
  };
}

/** Returns a plan for each seed. Only the first has alternatives. */
export async function planWish(context: WishContext, file: WishFile, seeds: number[]): Promise<PlannedWish[]> {
  const { db, region, book, ids, itineraryDriving } = context;
  const idOf = (key: string) => ids.get(key);
  const wish = wishWithIds(file.wish, idOf);
  const { problem, places, anchors } = await assembleProblem(db, region, wish, [], findLocalTrip);
  const rows = book.inside[region.id] ?? [];
  return seeds.map((seed, s) => {
    const begun = performance.now();
    const [first] = planWithAlternatives(problem, { seed, alternatives: false });
    const milliseconds = performance.now() - begun;
    const plans = s === 0 ? planWithAlternatives(problem, { seed, alternatives: true }) : [first!];
    const judged: JudgedPlan = {
      problem,
      plan: first!.plan,
      positions: [...places, ...anchors],
      idOf,
      nameOf: (id) => places.find((place) => place.id === id)?.name ?? '—',
      countsFor: (interest) => new Set((book.interests[region.id]?.[interest] ?? []).flatMap((key) => idOf(key) ?? [])),
      unitOf: (id) => rows.find((row) => row.some((key) => idOf(key) === id))?.[0] ?? id,
      itineraryDriving: file.itinerary === undefined ? null : (itineraryDriving.get(file.itinerary) ?? null),
    };
    return {
      file,
      judged,
      plans,
      unmet: unmet(file.good, judged),
      violations: plans.reduce((sum, { plan }) => sum + check(problem, plan).length, 0),
      milliseconds,
    };
  });
}

type Opened = Awaited<ReturnType<typeof openItineraries>>[number];

function drivingOf({ file, nodes, legs }: Opened): number {
  let minutes = 0;
  for (const { start, end, stops } of file.days) {
    const centre = nodes.size;
    const path = [start, ...stops.flatMap(({ place }) => place ?? []), end].map((key) =>
      key === undefined ? centre : nodes.get(key)!,
    );
    for (const [k, to] of path.entries()) {
      const cell = path[k - 1]! * legs.size + to;
      if (k > 0 && path[k - 1] !== to && legs.modes[legs.mode[cell]!] === 'drive') minutes += legs.minutes[cell]!;
    }
  }
  return minutes;
}
