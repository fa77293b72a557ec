import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { type WaysAnswer, waysRoute } from '../contract/ways.ts';
import type { LonLat } from './map-types.ts';

/** The courses between stations (ids of places, or points), in their order; null until they are known, and for a way that does not exist. */
export function useWays(stations: readonly (string | LonLat)[]): WaysAnswer['ways'] | null {
  const api = useApi();
  const through = stations
    .map((station) => (typeof station === 'string' ? station : station.map((degrees) => degrees.toFixed(5)).join(',')))
    .join(';');
  const { data } = useQuery({
    queryKey: ['maps', 'ways', through],
    enabled: stations.length > 1,
    staleTime: 3_600_000,
    queryFn: ({ signal }) => api.get<WaysAnswer>(waysRoute, { query: { through }, signal, quiet: true }),
  });
  return data?.ways ?? null;
}
