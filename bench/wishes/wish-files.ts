import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Anchor, Wish } from '#features/trips/contract/trip.ts';
import type { Pace } from '#planner/model.ts';

/** The kinds are explained in bench/wishes/README.md. Clock times are "HH:MM", and `days` are counted from 1. */
export type Requirement = { why: string } & (
  | { kind: 'drivingPerDayAtMost'; minutes: number; median?: number }
  | { kind: 'drivingNoMoreThanItinerary'; slack?: number }
  | { kind: 'walkingPerDayAtMost'; minutes: number }
  | { kind: 'walksShortWays'; metres: number }
  | { kind: 'endsBy'; time: string; days?: number[] }
  | { kind: 'interestWithin'; interest: string; minutes: number }
  | { kind: 'visits'; places: string[]; atLeast: number; days?: number[] }
  | { kind: 'never'; places: string[] }
  | { kind: 'notOnDays'; places: string[]; days: number[] }
  | { kind: 'visitsOfInterest'; interest: string; atLeast: number }
  | { kind: 'interestEveryDay'; interest: string; exceptDays?: number[] }
  | { kind: 'everyDay'; places: string[]; exceptDays?: number[] }
  | { kind: 'sameDay'; places: string[] }
  | { kind: 'countedOnce'; places: string[] }
  | { kind: 'before'; places: string[]; than: string[] }
  | { kind: 'visitsAtMost'; places: string[]; atMost: number }
  | { kind: 'lastsUntil'; time: string; days?: number[] }
  | { kind: 'visitAtMost'; minutes: number; exceptPlaces?: string[] }
  | { kind: 'visitAtLeast'; places: string[]; minutes: number }
  | { kind: 'onlyBetween'; places: string[]; from: string; to: string }
  | { kind: 'notBetween'; places: string[]; from: string; to: string }
  | { kind: 'stopsPerDay'; atLeast?: number; atMost?: number; days?: number[] }
  | { kind: 'entriesAtMost'; amount: number }
  | { kind: 'lunchEveryDay'; from: string; to: string }
  | { kind: 'lunchDetourAtMost'; minutes: number }
  | { kind: 'lunchAt'; places: string[]; atLeast: number }
  | { kind: 'dinnerNearLodging'; metres: number; after: string }
);

export interface WishFile {
  name: string;
  title: string;
  region: string;
  itinerary?: string;
  wish: Wish;
  good: Requirement[];
}

type Interests = Record<string, Record<string, string[]>>;

export interface WishBook {
  wishes: WishFile[];
  /** Keys of the source records of the places that count for an interest, per region. */
  interests: Interests;
  inside: Record<string, string[][]>;
}

const FOLDER = join(import.meta.dirname);

/** `forty` are the wishes of this folder. The other sets are its subfolders. */
export const WISH_SETS = ['forty', 'without-interests', 'held-out'] as const;
export type WishSet = (typeof WISH_SETS)[number];

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(FOLDER, `${name}.json`), 'utf8')) as T;
}

/** Each wish has the general requirements, except those of a kind that its own list has. */
export async function readWishes(set: WishSet): Promise<WishBook> {
  const folder = set === 'forty' ? '' : set;
  const always = await readJson<Record<Pace | 'all' | 'children', Requirement[]>>('always');
  const { interests, inside } = await readJson<Omit<WishBook, 'wishes'>>('places-of-interest');
  const names = (await readdir(join(FOLDER, folder)))
    .filter((name) => /^[a-z]+-\d\d-.*\.json$/.test(name))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
  const wishes = await Promise.all(
    names.map(async (name) => {
      const file = await readJson<Omit<WishFile, 'name'>>(join(folder, name));
      const { pace, party } = file.wish;
      const general = [...always.all, ...always[pace], ...(party.children > 0 ? always.children : [])];
      const own = new Set(file.good.map(({ kind }) => kind));
      return { ...file, name, good: [...file.good, ...general.filter(({ kind }) => !own.has(kind))] };
    }),
  );
  return { wishes, interests, inside };
}

export function keysOf({ wish, good }: WishFile): string[] {
  const places = good.flatMap((one) => [
    ...('places' in one ? one.places : []),
    ...('than' in one ? one.than : []),
    ...('exceptPlaces' in one ? (one.exceptPlaces ?? []) : []),
  ]);
  return [...new Set([...wish.must, ...wish.avoid, ...places, ...[wish.start, wish.end].flatMap(keyOfAnchor)])];
}

/** @throws RangeError if no place has a key that the wish names */
export function wishWithIds(wish: Wish, idOf: (key: string) => string | undefined): Wish {
  const must = (key: string): string => {
    const id = idOf(key);
    if (id === undefined) throw new RangeError(`no place has the key ${key}`);
    return id;
  };
  const anchor = (at: Anchor): Anchor => ('place' in at ? { place: must(at.place) } : at);
  return {
    ...wish,
    must: wish.must.map(must),
    avoid: wish.avoid.map(must),
    ...(wish.start && { start: anchor(wish.start) }),
    ...(wish.end && { end: anchor(wish.end) }),
  };
}

function keyOfAnchor(anchor: Anchor | undefined): string[] {
  return anchor && 'place' in anchor ? [anchor.place] : [];
}
