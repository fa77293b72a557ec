import type { ReactNode } from 'react';
import type { AmenityKind } from '#features/amenities/contract/amenity.ts';
import type { Category } from '#features/places/contract/place.ts';

/** Degrees. */
export type LonLat = readonly [lon: number, lat: number];

/** Degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/**
 * An `icon` shows the category. A `dot` is small, and dots near each other become one cluster. An `amenity` is a useful
 * place such as a pharmacy, shown as a dot or icon.
 */
export interface MapPin {
  id: string;
  name: string;
  lon: number;
  lat: number;
  category: Category | AmenityKind;
  rank: 'icon' | 'dot' | 'amenity';
}

/** A stop of a day, or the day's lodging (`label` "H"). Stops are never clustered. Days count from 1. */
export interface MapStop {
  id: string;
  name: string;
  lon: number;
  lat: number;
  day: number;
  label: string;
  quiet?: boolean;
}

export interface MapLeg {
  id: string;
  day: number;
  means: 'drive' | 'walk' | 'train' | 'boat';
  line: readonly LonLat[];
  schematic?: boolean;
  quiet?: boolean;
}

export interface MapGrip {
  id: string;
  point: LonLat;
  content: ReactNode;
  onMove?: (point: LonLat) => void;
  onDrop?: (point: LonLat) => void;
}

export interface MapView {
  center: LonLat;
  zoom: number;
  box: Box;
  byPerson: boolean;
}

/** Pixels of the map that a sheet or card covers. */
export interface MapPadding {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

export type MapFit = { box: Box; maxZoom?: number } | { center: LonLat; zoom: number };

export function boxAround(points: readonly LonLat[]): Box | null {
  if (points.length === 0) return null;
  const lons = points.map(([lon]) => lon);
  const lats = points.map(([, lat]) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
