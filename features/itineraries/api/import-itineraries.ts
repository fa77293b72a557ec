import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { ItineraryDay } from '#features/itineraries/contract/itinerary.ts';
import { type ImportedPlace, legTable, placesByKey } from '#features/places/api/public.ts';
import { windowsOn } from '#planner/hours/evaluate.ts';
import { type HolidayTable, holidayTable } from '#planner/hours/holidays.ts';
import { parseHours } from '#planner/hours/parse.ts';
import type { LegTable, TimeWindow } from '#planner/model.ts';
import { USUAL_MEALS } from '#planner/usual-meals.ts';
import { chooseScene } from '#posters/choose-scene.ts';
import type { Region } from '#regions/read-region.ts';
import type { Tables } from '#server/database/tables.ts';
import { readArt } from '#server/region/read-art.ts';
import { type ImportedItinerary, writeItineraries } from './import.store.ts';
import { type ItineraryFile, readItineraryFile, WEEKDAYS } from './itinerary-file.ts';
import { type PlannedVisit, type Schedule, scheduleDay } from './schedule.rules.ts';

const mealWindow = (meal: string): TimeWindow | null => USUAL_MEALS.find((rule) => rule.meal === meal)?.window ?? null;

export interface OpenedItinerary {
  slug: string;
  file: ItineraryFile;
  places: Map<string, ImportedPlace>;
  /** Keyed by the source key of the place. The last node is the region's central point. */
  nodes: Map<string, number>;
  legs: LegTable;
}

/**
 * Stores the times of the first weekday.
 * @throws Error if a file is broken, names an unknown place, or is impossible on a weekday
 */
export async function importItineraries(db: Kysely<Tables>, region: Region): Promise<number> {
  const holidays = holidayTable(region.country.holidays);
  const art = await readArt(region.folder);
  const rows: ImportedItinerary[] = [];
  for (const opened of await openItineraries(db, region)) {
    const { slug, file, places } = opened;
    const [first] = file.weekdays
      .map((name) => WEEKDAYS.indexOf(name))
      .map((weekday) => timesOn(opened, firstDate(weekday), holidays));
    if (!first || 'problem' in first) throw new Error(`itineraries/${slug}.json: ${first?.problem}`);
    const visited = file.days.flatMap((day) => day.stops.flatMap(({ place }) => (place ? [places.get(place)!] : [])));
    const flagship = [...visited].sort((a, b) => b.interest - a.interest)[0]!;
    rows.push({
      id: idFrom(region.id, slug),
      slug,
      status: file.featured ? 'featured' : 'published',
      title: file.title,
      summary: file.summary,
      reason: file.reason,
      body: file.body,
      author: file.author,
      written: file.written,
      interests: file.interests,
      weekdays: file.weekdays.map((name) => WEEKDAYS.indexOf(name)).sort(),
      days: file.days.map((day, d) => dayWithTimes(day, first.days[d]!, opened, region)),
      places: [...new Set(visited.map(({ id }) => id))],
      poster: {
        scene: file.poster?.scene ?? chooseScene(art, { category: flagship.category, seed: slug }),
        seed: slug,
      },
      rank: file.rank,
    });
  }
  return writeItineraries(db, region.id, rows);
}

export async function openItineraries(db: Kysely<Tables>, region: Region): Promise<OpenedItinerary[]> {
  const folder = join(region.folder, 'itineraries');
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = readItineraryFile(await readFile(join(folder, name), 'utf8'), `itineraries/${name}`);
      const keys = [...new Set(file.days.flatMap(keysOf))];
      const places = await placesByKey(db, region.id, keys);
      const missing = keys.filter((key) => !places.has(key));
      if (missing.length > 0) throw new Error(`itineraries/${name}: no place has the key ${missing.join(', ')}`);
      const ids = keys.map((key) => places.get(key)!.id);
      const legs = await legTable(db, region, ids, [region.settings.centre]);
      return {
        slug: name.slice(0, -'.json'.length),
        file,
        places,
        nodes: new Map(keys.map((key, i) => [key, i])),
        legs,
      };
    }),
  );
}

/**
 * @param day first day of the itinerary, in days since 1970-01-01
 * @returns the times of all days, or the reason why the itinerary cannot begin on `day`
 */
export function timesOn(
  { file, places, nodes, legs }: OpenedItinerary,
  day: number,
  holidays: HolidayTable,
): { days: Schedule[] } | { problem: string } {
  const centre = nodes.size;
  const days: Schedule[] = [];
  for (const [d, { leave, start, end, stops }] of file.days.entries()) {
    const visits = stops.map(({ place: key, meal, minutes, text }): PlannedVisit => {
      const place = key ? places.get(key)! : null;
      return {
        node: key ? nodes.get(key)! : null,
        minutes,
        windows: place ? windowsOf(place, day + d, holidays) : null,
        meal: meal ? mealWindow(meal) : null,
        name: place?.name ?? text,
      };
    });
    const times = scheduleDay(
      {
        start: start ? nodes.get(start)! : centre,
        end: end ? nodes.get(end)! : centre,
        leave: minutesOf(leave),
        visits,
      },
      legs,
    );
    if ('problem' in times) return { problem: `día ${d + 1}: ${times.problem}` };
    days.push(times);
  }
  return { days };
}

/** Only published hours and open spaces count as open. */
function windowsOf({ hours_class, hours_rule }: ImportedPlace, day: number, holidays: HolidayTable): TimeWindow[] {
  if (hours_class !== 'known' && hours_class !== 'open_space') return [];
  if (hours_rule === null) return [{ open: 0, close: 1440 }];
  const parsed = parseHours(hours_rule);
  return parsed.ok ? windowsOn(parsed.rules, day, holidays) : [];
}

function keysOf({ start, end, stops }: ItineraryFile['days'][number]): string[] {
  return [start, end, ...stops.map(({ place }) => place)].filter((key): key is string => key !== undefined);
}

function dayWithTimes(
  { title, text, leave, start, end, stops }: ItineraryFile['days'][number],
  times: Schedule,
  { places }: OpenedItinerary,
  { settings: { centre } }: Region,
): ItineraryDay {
  const endOf = (key: string | undefined): ItineraryDay['start'] =>
    key ? { place: places.get(key)!.id } : { name: centre.name, lon: centre.lon, lat: centre.lat };
  return {
    title,
    text,
    start: endOf(start),
    end: endOf(end),
    leave: minutesOf(leave),
    back: times.back,
    stops: stops.map((stop, i) => ({
      place: stop.place ? places.get(stop.place)!.id : null,
      ...(stop.meal && { meal: stop.meal }),
      begin: times.begins[i]!,
      minutes: stop.minutes,
      text: stop.text,
    })),
    legs: times.legs,
  };
}

/** Returns days since 1970-01-01. Weekday 0 is Monday, and day 4 (1970-01-05) was a Monday. */
function firstDate(weekday: number): number {
  return 4 + 7 * 2900 + weekday;
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** Every installation derives the same id from the slug. */
function idFrom(region: string, slug: string): string {
  const bytes = createHash('sha256').update(`itinerary ${region} ${slug}`).digest().subarray(0, 16);
  // In a UUID of version 8 (RFC 9562), the application chooses the content.
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
