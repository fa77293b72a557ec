import type { LucideIcon } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AMENITY_KINDS, type AmenityKind } from '#features/amenities/contract/amenity.ts';
import type { Category } from '#features/places/contract/place.ts';
import { amenityIcons } from './amenity-icons.ts';
import { dayColour, type MapColours } from './map-colours.ts';
import { categoryIcons, PIN_FAMILIES, PIN_OUTLINE, pinFamilies } from './pin-look.ts';

const RATIO = 3;

export const sprite = {
  icon: (category: Category | AmenityKind) => `pin-${category}`,
  dot: (family: string) => `dot-${family}`,
  day: (day: number) => `day-${((day - 1) % 3) + 1}`,
  cluster: 'cluster',
} as const;

export async function putSprites(map: MapLibreMap, colours: MapColours): Promise<void> {
  putWaves(map, colours);
  const drawings: [string, string, number, number][] = (Object.keys(categoryIcons) as Category[]).map((category) => [
    sprite.icon(category),
    pinSvg(colours.pins[pinFamilies[category]], colours.frame, iconMarkup(categoryIcons[category], colours.onPin)),
    36,
    42,
  ]);
  for (const family of PIN_FAMILIES)
    drawings.push([sprite.dot(family), dotSvg(colours.pins[family], colours.frame), 19, 19]);
  for (const day of [1, 2, 3]) drawings.push([sprite.day(day), pinSvg(dayColour(colours, day), colours.frame), 36, 42]);
  drawings.push([sprite.cluster, dotSvg(colours.frame, colours.cluster, 2.4), 33, 33]);
  await Promise.all(drawings.map(([name, svg, width, height]) => put(map, name, svg, width, height)));
}

export async function putAmenitySprites(map: MapLibreMap, colours: MapColours): Promise<void> {
  await Promise.all(
    AMENITY_KINDS.map((kind) => {
      const svg = pinSvg(colours.pins.service, colours.frame, iconMarkup(amenityIcons[kind], colours.onPin));
      return put(map, sprite.icon(kind), svg, 36, 42);
    }),
  );
}

function pinSvg(fill: string, edge: string, inner = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 30 35"><path d="${PIN_OUTLINE}" transform="translate(0 1)" fill="#1a0d06" opacity=".22"/><path d="${PIN_OUTLINE}" fill="${fill}" stroke="${edge}" stroke-width="2.4" paint-order="stroke" stroke-linejoin="miter"/><g transform="translate(6 6) scale(.583)">${inner}</g></svg>`;
}

function dotSvg(fill: string, edge: string, width = 4): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2.5 -2.5 31 31"><path d="M11 0h4v3h4v4h4v4h3v4h-3v4h-4v4h-4v3h-4v-3H7v-4H3v-4H0v-4h3V7h4V3h4z" fill="${fill}" stroke="${edge}" stroke-width="${width}" paint-order="stroke"/></svg>`;
}

function iconMarkup(icon: LucideIcon, colour: string): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(createElement(icon, { size: 24, strokeWidth: 2.3, color: colour })));
  const markup = host.innerHTML;
  root.unmount();
  return markup;
}

async function put(map: MapLibreMap, name: string, svg: string, width: number, height: number): Promise<void> {
  const picture = new Image(width * RATIO, height * RATIO);
  picture.src = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const brush = brushOf(width * RATIO, height * RATIO);
  brush.drawImage(picture, 0, 0, width * RATIO, height * RATIO);
  putImage(map, name, brush.getImageData(0, 0, width * RATIO, height * RATIO));
}

function putWaves(map: MapLibreMap, colours: MapColours): void {
  const ratio = 2;
  const brush = brushOf(46 * ratio, 26 * ratio);
  brush.scale(ratio, ratio);
  brush.strokeStyle = colours.seaInk;
  brush.globalAlpha = 0.5;
  brush.stroke(new Path2D('M2 9q5-6 10 0t10 0M25 22q5-6 10 0t10 0'));
  putImage(map, 'waves', brush.getImageData(0, 0, 46 * ratio, 26 * ratio), ratio);
}

function putImage(map: MapLibreMap, name: string, image: ImageData, pixelRatio = RATIO): void {
  if (map.hasImage(name)) map.updateImage(name, image);
  else map.addImage(name, image, { pixelRatio });
}

function brushOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('canvas 2d is missing');
  return brush;
}
