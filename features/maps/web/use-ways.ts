import { useQueries, useQuery } from '@tanstack/react-query';
import type { Api } from '#web/http/api.ts';
import { useApi } from '#web/http/use-api.ts';
import { drawWays } from '../contract/routes.ts';
import { type DrawnWay, MOST_STATIONS, type WaysAnswer } from '../contract/ways.ts';
import type { LonLat } from './map-types.ts';

export type Station = string | LonLat;

/** Null until the ways are loaded. An entry is null if no way exists. */
export function useWays(stations: readonly Station[]): WaysAnswer['ways'] | null {
  return useQuery(asking(useApi(), { stations, date: null })).data?.ways ?? null;
}

export interface Walk {
  stations: readonly Station[];
  /** `YYYY-MM-DD`. The ways avoid roads that are closed on this day. Null ignores closures. */
  date: string | null;
}

/**
 * @param news a text that changes when closures change, which loads the ways again
 * @returns a function whose result is null until the way is loaded, or if no way exists
 */
export function useCourses(
  walks: readonly Walk[],
  news = '',
): (from: Station, to: Station, date: string | null) => DrawnWay | null {
  const api = useApi();
  const whole = walks.flatMap(({ stations, date }) => inPieces(stations).map((piece) => ({ stations: piece, date })));
  const answers = useQueries({ queries: whole.map((walk) => asking(api, walk, news)) });
  const known = new Map<string, DrawnWay | null>();
  for (const [index, { stations, date }] of whole.entries()) {
    for (const [at, way] of (answers[index]?.data?.ways ?? []).entries())
      known.set(keyOf(stations.slice(at, at + 2), date), way);
  }
  return (from, to, date) => known.get(keyOf([from, to], date)) ?? null;
}

const keyOf = (stations: readonly Station[], date: string | null) => `${date} ${through(stations)}`;

/** Each piece begins with the last station of the previous piece, so that no way is lost. */
export function inPieces(stations: readonly Station[]): (readonly Station[])[] {
  const step = MOST_STATIONS - 1;
  const count = Math.max(1, Math.ceil((stations.length - 1) / step));
  return Array.from({ length: count }, (_, piece) => stations.slice(piece * step, (piece + 1) * step + 1));
}

const through = (stations: readonly Station[]) =>
  stations
    .map((station) => (typeof station === 'string' ? station : station.map((degrees) => degrees.toFixed(5)).join(',')))
    .join(';');

function asking(api: Api, { stations, date }: Walk, news = '') {
  const query = { through: through(stations), ...(date !== null && { date }) };
  return {
    queryKey: ['maps', 'ways', query.through, date, date !== null && news],
    enabled: stations.length > 1,
    staleTime: date === null ? 3_600_000 : 300_000,
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(drawWays, { query, signal, quiet: true }),
  };
}
