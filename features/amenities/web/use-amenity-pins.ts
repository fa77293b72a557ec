import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MapPin } from '#features/maps/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { type AmenityKind, type ListedAmenity, MOST_AMENITIES } from '../contract/amenity.ts';
import { listAmenities } from '../contract/routes.ts';
import { amenityTitle } from './amenity-words.ts';

const NONE: { pins: MapPin[]; spots: ReadonlyMap<string, ListedAmenity> } = { pins: [], spots: new Map() };

export function useAmenityPins(kinds: readonly AmenityKind[]): typeof NONE {
  const api = useApi();
  const kind = kinds.join(',');
  const { data } = useQuery({
    queryKey: ['amenities', 'pins', kind],
    enabled: kind !== '',
    staleTime: 3_600_000,
    queryFn: ({ signal }) => api.call(listAmenities, { query: { kind, limit: MOST_AMENITIES }, signal, quiet: true }),
  });
  return useMemo(() => {
    if (!data || kind === '') return NONE;
    return {
      spots: new Map(data.items.map((item) => [item.id, item])),
      pins: data.items.map((item) => ({
        id: item.id,
        name: amenityTitle(item),
        lon: item.lon,
        lat: item.lat,
        category: item.kind,
        rank: 'amenity' as const,
      })),
    };
  }, [data, kind]);
}
