import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Wish } from '#features/trips/contract/trip.ts';
import type { Minute, TimeWindow } from '#planner/model.ts';
import type { PlaceHours } from './place-windows.rules.ts';

interface Span {
  from: Minute;
  to: Minute;
}

type Kind = Pick<PlanningPlace, 'category' | 'kindLabel'>;

/** Times of day that suit a kind of place, in minutes after midnight. These times are our estimates. */
const SUITS: Record<string, Span> = {
  // Villages have no street lamps, and in June the sun sets at 17:50.
  Pueblo: { from: 450, to: 1065 },
  Mercado: { from: 390, to: 870 },
  'Terminal pesquero': { from: 300, to: 600 },
};

/**
 * Minutes after midnight. Birds are seen early. If a wetland opens before `dawn` and the day begins before `rise`, the
 * visit ends by `to`.
 */
const BIRDS = { kind: 'Humedal', dawn: 345, rise: 450, to: 570 };

/** Hours of strong sun at places without shade, in minutes after midnight. These hours are our estimates. */
const NOON: Record<string, Span> = {
  Plaza: { from: 690, to: 930 },
  'Centro histórico': { from: 690, to: 930 },
  Muralla: { from: 690, to: 930 },
  Salineras: { from: 690, to: 840 },
};

const OPEN_GROUND = new Set<Kind['category']>([
  'beach',
  'archaeological_site',
  'nature',
  'square',
  'town',
  'viewpoint',
]);
const CHILDREN_NOON: Span = { from: 720, to: 840 };
const OLD_NOON: Span = { from: 690, to: 900 };

export function suitingTimes(
  wish: Pick<Wish, 'party' | 'needs' | 'earliest'>,
  kind: Kind,
  windows: TimeWindow[],
): TimeWindow[] {
  const suits = SUITS[kind.kindLabel];
  const opensAtDawn = windows.some(({ open }) => open > 0 && open <= BIRDS.dawn);
  if (kind.kindLabel === BIRDS.kind && opensAtDawn && wish.earliest < BIRDS.rise)
    return windows.flatMap((window) => before(window, BIRDS.to));
  const within = suits ? windows.flatMap((window) => clip(window, suits)) : windows;
  return noonsFor(wish, kind).reduce((left, noon) => left.flatMap((window) => without(window, noon)), within);
}

function noonsFor({ party, needs }: Pick<Wish, 'party' | 'needs'>, kind: Kind): Span[] {
  const noon = NOON[kind.kindLabel];
  const noons = noon ? [noon] : [];
  if (!OPEN_GROUND.has(kind.category)) return noons;
  if (party.children > 0 || needs.includes('children')) noons.push(CHILDREN_NOON);
  if (party.seniors > 0 || needs.includes('shade') || needs.includes('low_effort')) noons.push(OLD_NOON);
  return noons;
}

/** Minutes after midnight. A fair is best in the morning, which is our estimate. */
const FAIR_MORNING = 720;
/** Minutes before an assumed closing time. This margin is our estimate. */
const GUESS_MARGIN = 30;

/**
 * A fair is visited in its morning. A visit does not use an assumed closing time to the last minute.
 * @param visit minutes
 */
export function inGoodTime(window: TimeWindow, hours: PlaceHours, visit: Minute): TimeWindow[] {
  if (hours.isRare) return before(window, FAIR_MORNING);
  const close = window.close - GUESS_MARGIN;
  return hours.class === 'assumed' && close - window.open >= visit ? before(window, close) : [window];
}

export function before(window: TimeWindow, to: Minute): TimeWindow[] {
  return clip(window, { from: 0, to });
}

function clip(window: TimeWindow, { from, to }: Span): TimeWindow[] {
  const open = Math.max(window.open, from);
  const close = Math.min(window.close, to);
  return open < close ? [{ ...window, open, close }] : [];
}

function without(window: TimeWindow, { from, to }: Span): TimeWindow[] {
  if (window.close <= from || window.open >= to) return [window];
  return [
    ...(window.open < from ? [{ open: window.open, close: from, ...keepEntry(window, from) }] : []),
    ...(window.close > to ? [{ ...window, open: to }] : []),
  ];
}

function keepEntry({ lastEntry }: TimeWindow, close: Minute): Pick<TimeWindow, 'lastEntry'> {
  return lastEntry === undefined ? {} : { lastEntry: Math.min(lastEntry, close) };
}

/**
 * @param clock such as "08:30"
 * @returns minutes after midnight
 */
export function minuteOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours! * 60 + minutes!;
}
