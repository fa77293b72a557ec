import { contrast } from '#features/organisation/contract/contrast.ts';
import { mix } from '#posters/ink/colour.ts';

/** The three colours of a region, as `#rrggbb`. */
export interface RegionColours {
  accent: string;
  link: string;
  warm: string;
}

const WHITE = '#ffffff';
const BLACK = '#000000';
const TEXT = 4.6;
const MARK = 3.1;

/** Mixes `colour` with black or white until it can be read on all backgrounds. Returns the last mixture at worst. */
function readable(colour: string, backgrounds: readonly string[], least: number, towards: string): string {
  for (let t = 0; t < 1; t += 0.04) {
    const mixed = mix(colour, towards, t);
    if (backgrounds.every((background) => contrast(mixed, background) >= least)) return mixed;
  }
  return towards;
}

const onColour = (background: string): string =>
  contrast('#fffaf2', background) >= contrast('#1a1410', background) ? '#fffaf2' : '#1a1410';

/** Returns all colours of a look for light and dark mode. Every pair of text and background has enough contrast. */
export function regionPalette({ accent, link, warm }: RegionColours): Record<string, string> {
  return { ...lightColours(accent, link, warm), ...darkColours(accent, link, warm) };
}

function lightColours(accentColour: string, linkColour: string, warmColour: string): Record<string, string> {
  const sand = mix(warmColour, '#e8d8b8', 0.6);
  const paper = mix(WHITE, sand, 0.25);
  const raised = mix(WHITE, sand, 0.1);
  const papers = [paper, raised, WHITE];
  const ink = mix(mix(accentColour, warmColour, 0.5), '#17120f', 0.85);
  const accent = readable(accentColour, papers, TEXT, BLACK);
  const sunken = mix(WHITE, sand, 0.42);
  const stone = mix('#d8d5ce', sand, 0.15);
  const land = mix('#f6f1e6', sand, 0.2);
  const sea = mix('#b6d6d4', linkColour, 0.06);
  const foot = mix(accentColour, '#171110', 0.84);
  const day = (colour: string) => readable(colour, [paper, raised], TEXT, BLACK);
  return {
    'brand-shade': triple(ink),
    'brand-paper': paper,
    'brand-paper-raised': raised,
    'brand-paper-sunken': sunken,
    'brand-frame': WHITE,
    'brand-stone': stone,
    'brand-on-stone': ink,
    'brand-ink': ink,
    'brand-ink-soft': readable(mix(ink, paper, 0.25), [...papers, sunken], TEXT, BLACK),
    'brand-ink-faint': readable(mix(ink, paper, 0.36), [...papers, sunken], TEXT, BLACK),
    'brand-line': mix(paper, ink, 0.16),
    'brand-line-strong': readable(mix(paper, ink, 0.5), [paper], MARK, BLACK),
    'brand-accent': accent,
    'brand-accent-soft': mix(paper, accent, 0.14),
    'brand-on-accent': onColour(accent),
    'brand-link': readable(linkColour, papers, TEXT, BLACK),
    'brand-warm': readable(warmColour, papers, TEXT, BLACK),
    'brand-ochre': mix('#d9a03a', warmColour, 0.2),
    'brand-adobe': mix('#bf6a3c', warmColour, 0.5),
    'brand-pacific': mix('#3d8f8c', linkColour, 0.4),
    'brand-indigo': mix('#232a54', accentColour, 0.15),
    'brand-day-1': day(linkColour),
    'brand-day-2': day(warmColour),
    'brand-day-3': day(mix('#3f4888', accentColour, 0.15)),
    'brand-on-day': raised,
    'brand-map-land': land,
    'brand-map-town': mix(land, ink, 0.1),
    'brand-map-sea': sea,
    'brand-map-sea-ink': readable(mix('#2b6a6c', linkColour, 0.3), [sea], TEXT, BLACK),
    'brand-map-river': mix('#4f9a9c', linkColour, 0.15),
    'brand-map-road': raised,
    'brand-map-road-edge': mix(land, ink, 0.24),
    'brand-map-ink': readable(mix(ink, land, 0.15), [land], TEXT, BLACK),
    'brand-foot': foot,
    'brand-on-foot': readable('#ece2d0', [foot], TEXT, WHITE),
    'brand-foot-accent': readable(mix('#f0b75a', warmColour, 0.2), [foot], TEXT, WHITE),
  };
}

function darkColours(accentColour: string, linkColour: string, warmColour: string): Record<string, string> {
  const paper = mix('#14161f', accentColour, 0.06);
  const raised = mix('#1d202c', accentColour, 0.07);
  const frame = mix('#282c3a', accentColour, 0.08);
  const papers = [paper, raised, frame];
  const ink = '#f4ede0';
  const accent = readable(accentColour, papers, TEXT, WHITE);
  const day = (colour: string) => readable(colour, [paper, raised], TEXT, WHITE);
  const land = mix('#1f2430', accentColour, 0.06);
  const sea = mix('#12303e', linkColour, 0.08);
  return {
    'night-paper': paper,
    'night-paper-raised': raised,
    'night-paper-sunken': mix('#0d0e14', accentColour, 0.05),
    'night-frame': frame,
    'night-stone': mix('#282a33', accentColour, 0.05),
    'night-ink': ink,
    'night-ink-soft': readable(mix(ink, paper, 0.2), papers, TEXT, WHITE),
    'night-ink-faint': readable(mix(ink, paper, 0.32), papers, TEXT, WHITE),
    'night-line': mix(paper, ink, 0.18),
    'night-line-strong': readable(mix(paper, ink, 0.5), [paper], MARK, WHITE),
    'night-accent': accent,
    'night-accent-soft': mix(paper, accent, 0.2),
    'night-on-accent': onColour(accent),
    'night-link': readable(linkColour, papers, TEXT, WHITE),
    'night-warm': readable(warmColour, papers, TEXT, WHITE),
    'night-day-1': day(linkColour),
    'night-day-2': day(warmColour),
    'night-day-3': day(mix('#8a94d8', accentColour, 0.1)),
    'night-on-day': paper,
    'night-map-land': land,
    'night-map-town': mix(land, ink, 0.1),
    'night-map-sea': sea,
    'night-map-sea-ink': readable('#8ccfca', [sea], TEXT, WHITE),
    'night-map-river': mix('#3f8c92', linkColour, 0.15),
    'night-map-road': mix(land, ink, 0.26),
    'night-map-road-edge': mix(land, BLACK, 0.35),
    'night-foot': mix('#0c0d14', accentColour, 0.05),
  };
}

const triple = (colour: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ');
