import { useQueries, useQuery } from '@tanstack/react-query';
import type { Api } from '#web/http/api.ts';
import { useApi } from '#web/http/use-api.ts';
import { type DrawnWay, MOST_STATIONS, type WaysAnswer, waysRoute } from '../contract/ways.ts';
import type { LonLat } from './map-types.ts';

/** A place by id, or a point. */
export type Station = string | LonLat;

/** The courses between stations, in their order; null until they are known, and for a way that does not exist. */
export function useWays(stations: readonly Station[]): WaysAnswer['ways'] | null {
  return useQuery(asking(useApi(), stations)).data?.ways ?? null;
}

/**
 * The courses of several walks through the region (the days of a trip), asked for day by day. The answer finds the course between two stations
 * that follow each other somewhere in them; null while it is unknown. A walk of more stations than one request may name is asked for in pieces.
 */
export function useCourses(walks: readonly (readonly Station[])[]): (from: Station, to: Station) => DrawnWay | null {
  const api = useApi();
  const whole = walks.flatMap(inPieces);
  const answers = useQueries({ queries: whole.map((stations) => asking(api, stations)) });
  const known = new Map<string, DrawnWay | null>();
  for (const [index, stations] of whole.entries()) {
    for (const [at, way] of (answers[index]?.data?.ways ?? []).entries())
      known.set(through(stations.slice(at, at + 2)), way);
  }
  return (from, to) => known.get(through([from, to])) ?? null;
}

/** Pieces that one request may name; each begins where the one before it ends, so that no way between two is lost. */
export function inPieces(stations: readonly Station[]): (readonly Station[])[] {
  const step = MOST_STATIONS - 1;
  const count = Math.max(1, Math.ceil((stations.length - 1) / step));
  return Array.from({ length: count }, (_, piece) => stations.slice(piece * step, (piece + 1) * step + 1));
}

const through = (stations: readonly Station[]) =>
  stations
    .map((station) => (typeof station === 'string' ? station : station.map((degrees) => degrees.toFixed(5)).join(',')))
    .join(';');

function asking(api: Api, stations: readonly Station[]) {
  const query = { through: through(stations) };
  return {
    queryKey: ['maps', 'ways', query.through],
    enabled: stations.length > 1,
    staleTime: 3_600_000,
    queryFn: ({ signal }: { signal: AbortSignal }) => api.get<WaysAnswer>(waysRoute, { query, signal, quiet: true }),
  };
}
