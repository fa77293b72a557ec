import type { PlaceName } from '#features/places/api/public.ts';
import type { Poster } from '#features/places/contract/place.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import type { Hour } from '#posters/ink/canvas.ts';
import { plainLine } from '#server/paper/plain-text.ts';

export interface TripPicture {
  scene: string;
  seed: string;
  hour: Hour | undefined;
  title: string;
  kicker: string;
}

/**
 * Ignores the posters of plans, because the browser sends them and only stored posters may be drawn.
 * @param own picture of the region, for a trip without places
 */
export function pictureOfTrip(
  { title, days }: TripDocument,
  places: ReadonlyMap<string, PlaceName>,
  { poster: own, product }: { poster: Poster; product: string },
): TripPicture {
  const stops = days.flatMap((day) => day.stops.filter(({ meal }) => meal === undefined));
  const [place] = stops.flatMap((stop) => (stop.place && places.get(stop.place)) || []);
  const { scene, seed, hour } = place?.poster ?? own;
  const count = `${days.length} ${days.length === 1 ? 'día' : 'días'}`;
  return {
    ...{ scene, seed },
    hour: hour as Hour | undefined,
    title: plainLine(title),
    kicker: `${count} · desde el ${days[0]!.date.split('-').reverse().join('/')} · ${product}`,
  };
}
