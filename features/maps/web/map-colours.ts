import { PIN_FAMILIES, type PinFamily } from './pin-look.ts';

const ROLES = {
  land: '--map-land',
  town: '--map-town',
  sea: '--map-sea',
  seaInk: '--map-sea-ink',
  river: '--map-river',
  road: '--map-road',
  roadEdge: '--map-road-edge',
  ink: '--map-ink',
  area: '--map-area',
  ice: '--map-ice',
  frame: '--frame',
  pageInk: '--ink',
  ground: '--ground',
  onPin: '--on-day',
  cluster: '--line-strong',
  day1: '--day-1',
  day2: '--day-2',
  day3: '--day-3',
} as const;

export type MapColours = Record<keyof typeof ROLES, string> & { pins: Record<PinFamily, string> };

/** Converts CSS colours to `rgb(…)`, because MapLibre does not support `var`, `color-mix` or `oklch`. */
export function readColours(element: HTMLElement): MapColours {
  const probe = element.appendChild(document.createElement('i'));
  probe.hidden = true;
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (property: string): string => {
    probe.style.color = `var(${property}, #888)`;
    const value = getComputedStyle(probe).color;
    if (!brush || value.startsWith('rgb')) return value;
    brush.fillStyle = value;
    brush.fillRect(0, 0, 1, 1);
    const [r, g, b] = brush.getImageData(0, 0, 1, 1).data;
    return `rgb(${r}, ${g}, ${b})`;
  };
  const colours = Object.fromEntries(Object.entries(ROLES).map(([role, property]) => [role, read(property)]));
  const pins = Object.fromEntries(PIN_FAMILIES.map((family) => [family, read(`--pin-${family}`)]));
  probe.remove();
  return { ...colours, pins } as MapColours;
}

export const dayColour = (colours: MapColours, day: number): string =>
  [colours.day1, colours.day2, colours.day3][(day - 1) % 3] ?? colours.day1;
