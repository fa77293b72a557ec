import type { ReactNode } from 'react';
import type { Category } from '#features/places/contract/place.ts';

/** lon, lat in degrees. */
export type LonLat = readonly [lon: number, lat: number];

/** west, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/**
 * A place on the map. With the rank `icon`, the pin shows the icon of its category. With the rank `dot`, the pin is small, and dots close together
 * become one cluster with a count.
 */
export interface MapPin {
  id: string;
  name: string;
  lon: number;
  lat: number;
  category: Category;
  rank: 'icon' | 'dot';
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

/** A way between two stops, in the colour of its day. With `schematic`, `line` is a straight line, because the course of the way is unknown. */
export interface MapLeg {
  id: string;
  day: number;
  means: 'drive' | 'walk' | 'train' | 'boat';
  line: readonly LonLat[];
  schematic?: boolean;
  quiet?: boolean;
}

/** An element of the page on a point of the map. People can drag it if `onDrop` is given. */
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
  /** True when the person moved the map, false when the program did. */
  byPerson: boolean;
}

/** Pixels at the map's edges that a sheet or card covers. The map brings points into the part that is not covered. */
export interface MapPadding {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

/** The part of the map to show: a box, or a centre with a zoom. A new object moves the map; the same object does not. */
export type MapFit = { box: Box; maxZoom?: number } | { center: LonLat; zoom: number };

/** The smallest box around the points; null if there are no points. */
export function boxAround(points: readonly LonLat[]): Box | null {
  if (points.length === 0) return null;
  const lons = points.map(([lon]) => lon);
  const lats = points.map(([, lat]) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
