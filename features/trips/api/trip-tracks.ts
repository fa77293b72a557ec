import { barriersOn } from '#features/closures/api/public.ts';
import { routesThrough } from '#features/places/api/public.ts';
import { dayEnds } from '#features/trips/contract/nights.ts';
import type { Anchor, TripDocument } from '#features/trips/contract/trip.ts';
import type { Platform } from '#server/platform.ts';
import type { DayTrack } from './trip-export.rules.ts';
import { knownCourses } from './trip-tracks.rules.ts';

type Station = Parameters<typeof routesThrough>[2][number];

/** Finds the ways as the map of the trip draws them: around the roads that are closed on the day. */
export async function readTracks({ db, region }: Platform, { wish, days }: TripDocument): Promise<DayTrack[]> {
  const current = await region.current();
  const tracks: DayTrack[] = [];
  for (const [index, { date, stops }] of days.entries()) {
    const visited = stops.flatMap(({ place, plan }): Station[] => {
      if (plan) return [{ lon: plan.lon, lat: plan.lat }];
      return place === null ? [] : [place];
    });
    const { start, end } = dayEnds({ ...wish, days: days.length }, index);
    const stations = visited.length > 0 ? [...stationOf(start), ...visited, ...stationOf(end)] : [];
    if (stations.length < 2) tracks.push([]);
    else tracks.push(knownCourses(await routesThrough(db, current, stations, await barriersOn(db, current.id, date))));
  }
  return tracks;
}

/** The traveller did not give the centre of the region, so the track does not lead there. */
function stationOf(anchor: Anchor | undefined): Station[] {
  if (!anchor) return [];
  return ['place' in anchor ? anchor.place : { lon: anchor.lon, lat: anchor.lat }];
}
