import type { Minute, TimeWindow } from '#planner/model.ts';

/** Where things stand on a ribbon of time. Everything here is pure arithmetic in minutes and pixels, so that it can be tested without a screen. */

export interface Span {
  from: Minute;
  to: Minute;
}

const HALF_HOUR = 30;
const SHORTEST_FRAME = 8 * 60;

/** The hours a set of days is drawn over, on half hours. All days of a trip share one frame, so that nine o'clock is the same line on each. */
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

/** Whole hours strictly inside the frame; every second one when they would stand closer than 34 px. */
export function hourTicks(frame: Span, length: number): Minute[] {
  const hours = (frame.to - frame.from) / 60;
  const step = length / hours < 34 ? 120 : 60;
  const ticks: Minute[] = [];
  for (let at = Math.ceil((frame.from + 1) / step) * step; at < frame.to; at += step) ticks.push(at);
  return ticks;
}

/** The stretches of the frame that no window covers: what the ribbon hatches while a stop is in hand. */
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

/** Minutes from midnight under a pointer `offset` px from the ribbon's beginning. Not snapped. */
export function minuteAt(offset: number, length: number, frame: Span): Minute {
  return frame.from + (offset / length) * (frame.to - frame.from);
}

export function offsetOf(minute: Minute, length: number, frame: Span): number {
  return ((minute - frame.from) / (frame.to - frame.from)) * length;
}

export interface Label {
  left: number;
  width: number;
  row: number;
}

export interface Labelled {
  /** Px from the ribbon's beginning to the stop's edge, and the stop's own width. */
  left: number;
  width: number;
  name: string;
}

const LABEL_GAP = 10;
const NARROWEST_LABEL = 58;
const WIDEST_LABEL = 190;
export const LABEL_ROWS = 3;

/**
 * Places the names under a ribbon. A name keeps to its stop's left edge and to the highest row that is free; it takes the room up to the next
 * stop when its three lines fit there, and otherwise as much as they need, so that the next name moves down a row. Short stops in a row thus
 * alternate instead of squeezing each other; only when every row is taken is a name cut by its neighbour.
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

/** Two lines, and a little for uneven words. */
function wantedWidth(name: string): number {
  return Math.min(textWidth(name) * 0.62 + 8, WIDEST_LABEL);
}

function longestWord(name: string): number {
  return Math.max(...name.split(/\s+/).map(textWidth));
}

/** Width of a name in the ribbon's 13 px text, near enough to choose a row by and the same on server and browser. */
export function textWidth(name: string): number {
  let width = 0;
  for (const letter of name) {
    if (/[ilíI1.,;:'’|!()[\]]/.test(letter)) width += 3.7;
    else if (/[mwMW]/.test(letter)) width += 11.2;
    else if (/[A-ZÁÉÍÓÚÑ0-9]/.test(letter)) width += 8.8;
    else if (letter === ' ') width += 3.7;
    else width += 7.3;
  }
  return width;
}

/** Icon, gap and padding beside the words of a closing hour. */
const CLOSING_FRAME = 40;

/**
 * On which side of its line, `at` px along the ribbon, the words of a closing hour stand: after it where they fit, before it otherwise, and
 * where they fit nowhere on the wider side. `room` is what they may take there.
 */
export function closingSide(at: number, words: string, length: number): { before: boolean; room: number } {
  const after = length - at;
  const before = after < textWidth(words) + CLOSING_FRAME && at > after;
  return { before, room: before ? at : after };
}

/** How much of a leg's label fits: icon, number and unit; icon and number; or the number alone. */
export type HopSize = 'full' | 'short' | 'bare';

const FULL_HOP = 62;
const SHORT_HOP = 38;

/** `centres` are px along the ribbon, in order. Each label takes the largest size that leaves its nearest neighbour free. */
export function hopSizes(centres: readonly number[]): HopSize[] {
  return centres.map((centre, index) => {
    const before = centre - (centres[index - 1] ?? Number.NEGATIVE_INFINITY);
    const after = (centres[index + 1] ?? Number.POSITIVE_INFINITY) - centre;
    const room = Math.min(before, after);
    return room >= FULL_HOP ? 'full' : room >= SHORT_HOP ? 'short' : 'bare';
  });
}

/** How little room a stop of so many minutes has for its name where the ribbon runs down: one line in all, or one for the name; null: enough. */
export function briefness(minutes: Minute): 'very' | 'yes' | null {
  return minutes < 22 ? 'very' : minutes < 36 ? 'yes' : null;
}

/** Minutes, at 100 px an hour, from the middle of a stop to the middle of a leg's label that its words leave free. */
const CLEAR = { very: 11, yes: 16 };

/** Where the label of a leg stands beside a ribbon that runs down: at the middle of the way, or clear of the names of short stops. */
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
