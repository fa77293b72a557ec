import type { Minute, TimeWindow } from '#planner/model.ts';

export interface Span {
  from: Minute;
  to: Minute;
}

const HALF_HOUR = 30;
const SHORTEST_FRAME = 8 * 60;

/** The frame is rounded to half hours. All days share one frame, so that an hour has the same position on all days. */
export function frameAround(days: readonly Span[], shown: Span): Span {
  let from = shown.from;
  let to = shown.to;
  for (const day of days) {
    from = Math.min(from, day.from);
    to = Math.max(to, day.to);
  }
  from = Math.floor(from / HALF_HOUR) * HALF_HOUR;
  to = Math.ceil(to / HALF_HOUR) * HALF_HOUR;
  return { from, to: Math.max(to, from + SHORTEST_FRAME) };
}

export function hourTicks(frame: Span, length: number): Minute[] {
  const hours = (frame.to - frame.from) / 60;
  const step = length / hours < 34 ? 120 : 60;
  const ticks: Minute[] = [];
  for (let at = Math.ceil((frame.from + 1) / step) * step; at < frame.to; at += step) ticks.push(at);
  return ticks;
}

export function shutSpans(windows: readonly TimeWindow[], frame: Span): Span[] {
  const shut: Span[] = [];
  let at = frame.from;
  for (const window of windows.toSorted((one, other) => one.open - other.open)) {
    if (window.open > at) shut.push({ from: at, to: Math.min(window.open, frame.to) });
    at = Math.max(at, window.close);
    if (at >= frame.to) break;
  }
  if (at < frame.to) shut.push({ from: at, to: frame.to });
  return shut.filter((span) => span.to > span.from);
}

/**
 * `offset` is in pixels from the start of the ribbon.
 * @returns minutes after midnight, not rounded
 */
export function minuteAt(offset: number, length: number, frame: Span): Minute {
  return frame.from + (offset / length) * (frame.to - frame.from);
}

export function offsetOf(minute: Minute, length: number, frame: Span): number {
  return ((minute - frame.from) / (frame.to - frame.from)) * length;
}

/** `track` is the place of a stop beside the stops that it crosses, and `tracks` is the number of places. */
export interface Track {
  track: number;
  tracks: number;
}

const MOST_TRACKS = 3;

/** Stops that cross each other lie side by side. `spans` are sorted by their begin. */
export function tracksOf(spans: readonly Span[]): Track[] {
  const tracks: Track[] = [];
  let group: Track[] = [];
  let ends: Minute[] = [];
  for (const { from, to } of spans) {
    if (ends.every((end) => end <= from)) {
      group = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= from);
    const first = ends.indexOf(Math.min(...ends));
    const at = free >= 0 ? free : ends.length < MOST_TRACKS ? ends.length : first;
    ends[at] = Math.max(to, ends[at] ?? to);
    const own = { track: at, tracks: 1 };
    tracks.push(own);
    group.push(own);
    for (const one of group) one.tracks = ends.length;
  }
  return tracks;
}

export interface Label {
  left: number;
  width: number;
  row: number;
}

export interface Labelled {
  /** Pixels. `left` is the distance from the start of the ribbon. */
  left: number;
  width: number;
  name: string;
}

const LABEL_GAP = 10;
const NARROWEST_LABEL = 58;
const WIDEST_LABEL = 190;
export const LABEL_ROWS = 3;

/**
 * A name begins at the left edge of its stop, in the highest free row. If no row is free, the previous name of a row is
 * cut off.
 */
export function placeLabels(stops: readonly Labelled[], length: number): Label[] {
  const taken = Array.from({ length: LABEL_ROWS }, () => Number.NEGATIVE_INFINITY);
  const last: (Label | null)[] = taken.map(() => null);
  const labels = stops.map((stop, index) => {
    const next = stops[index + 1];
    const room = (next ? next.left : length) - stop.left - LABEL_GAP;
    const text = textWidth(stop.name);
    const least = Math.max(NARROWEST_LABEL, text * 0.42, Math.min(longestWord(stop.name) * 1.06, 112));
    const wanted = wantedWidth(stop.name);
    const width = Math.min(Math.max(least, Math.min(room, Math.max(wanted, stop.width))), WIDEST_LABEL);
    const left = Math.max(0, Math.min(stop.left, length - width));
    let row = taken.findIndex((edge) => edge + LABEL_GAP <= left);
    if (row < 0) {
      row = taken.indexOf(Math.min(...taken));
      const squeezed = last[row];
      if (squeezed) squeezed.width = Math.max(24, left - LABEL_GAP - squeezed.left);
    }
    const label = { left, width, row };
    taken[row] = left + width;
    last[row] = label;
    return label;
  });
  for (const [index, label] of labels.entries()) {
    const next = labels.slice(index + 1).find(({ row }) => row === label.row);
    const room = (next ? next.left - LABEL_GAP : length) - label.left;
    label.width = Math.max(label.width, Math.min(room, wantedWidth(stops[index]!.name)));
  }
  return labels;
}

/** Pixels that a name needs in two lines. A reserve is added, because the lines may have unequal lengths. */
function wantedWidth(name: string): number {
  return Math.min(textWidth(name) * 0.62 + 8, WIDEST_LABEL);
}

function longestWord(name: string): number {
  return Math.max(...name.split(/\s+/).map(textWidth));
}

/** Estimates pixels of text at 13 px, so that server and browser compute the same value. */
export function textWidth(name: string): number {
  let width = 0;
  for (const character of name) {
    if (/[ilíI1.,;:'’|!()[\]]/.test(character)) width += 3.7;
    else if (/[mwMW]/.test(character)) width += 11.2;
    else if (/[A-ZÁÉÍÓÚÑ0-9]/.test(character)) width += 8.8;
    else if (character === ' ') width += 3.7;
    else width += 7.3;
  }
  return width;
}

/** Pixels for icon, gap and padding beside the words. */
const CLOSING_FRAME = 40;

/**
 * The words of a closing hour stand after its line if they fit there, otherwise on the wider side of the line.
 * @param at position of the line in pixels along the ribbon
 * @returns `room` is the available space in pixels
 */
export function closingSide(at: number, words: string, length: number): { before: boolean; room: number } {
  const after = length - at;
  const before = after < textWidth(words) + CLOSING_FRAME && at > after;
  return { before, room: before ? at : after };
}

/** `full` shows icon, number and unit, `short` shows icon and number, and `bare` shows the number. */
export type HopSize = 'full' | 'short' | 'bare';

const FULL_HOP = 62;
const SHORT_HOP = 38;

/**
 * Returns for each leg the largest label that overlaps no neighbouring label.
 * @param centres sorted positions in pixels along the ribbon
 */
export function hopSizes(centres: readonly number[]): HopSize[] {
  return centres.map((centre, index) => {
    const before = centre - (centres[index - 1] ?? Number.NEGATIVE_INFINITY);
    const after = (centres[index + 1] ?? Number.POSITIVE_INFINITY) - centre;
    const room = Math.min(before, after);
    return room >= FULL_HOP ? 'full' : room >= SHORT_HOP ? 'short' : 'bare';
  });
}

/**
 * Says how short the text of a short stop must be on a vertical ribbon. `very` puts name and time in one line. `yes`
 * gives the name one line.
 */
export function briefness(minutes: Minute): 'very' | 'yes' | null {
  return minutes < 22 ? 'very' : minutes < 36 ? 'yes' : null;
}

/**
 * Smallest distance in minutes between the middle of a short stop and the middle of a leg's label. One hour is 100 px
 * long.
 */
const CLEAR = { very: 11, yes: 16 };

export function hopBeside(way: Span, before: Span | null, after: Span | null): Minute {
  const clearOf = (stop: Span) => {
    const brief = briefness(stop.to - stop.from);
    return brief ? CLEAR[brief] : 0;
  };
  const least = before ? (before.from + before.to) / 2 + clearOf(before) : Number.NEGATIVE_INFINITY;
  const most = after ? (after.from + after.to) / 2 - clearOf(after) : Number.POSITIVE_INFINITY;
  if (least > most) return (least + most) / 2;
  return Math.min(Math.max((way.from + way.to) / 2, least), most);
}
