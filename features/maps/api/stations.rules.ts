import { MOST_STATIONS } from '#features/maps/contract/ways.ts';
import { isUuid } from '#server/database/uuid.ts';

export type Station = string | { lon: number; lat: number };

const POINT = /^(-?\d{1,3}(?:\.\d{1,9})?),(-?\d{1,2}(?:\.\d{1,9})?)$/;

/**
 * Semicolons separate stations.
 * @returns null if a station is invalid or the number of stations is wrong
 */
export function readStations(text: string): Station[] | null {
  const stations = text.split(';').map((part): Station | null => {
    if (isUuid(part)) return part.toLowerCase();
    const [, lon, lat] = POINT.exec(part) ?? [];
    return lon && lat && Math.abs(+lon) <= 180 && Math.abs(+lat) <= 90 ? { lon: +lon, lat: +lat } : null;
  });
  if (stations.length < 2 || stations.length > MOST_STATIONS) return null;
  return stations.every((station) => station !== null) ? stations : null;
}
