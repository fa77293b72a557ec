import type { Span } from '../rules.ts';
import type { Word } from './words.ts';

export type TimeWord = Extract<Word, { kind: 'time' }>;

export interface WrittenSpan {
  /** Undefined if only the end is written ("hasta las 5"). */
  open: TimeWord | undefined;
  close: TimeWord;
}

const HALF_DAY = 720;
/** Places rarely open between midnight and this minute, so that "de 3 a 6" means the afternoon. */
const EARLIEST = 300;
/** A day with so few hours may also be an evening: "de 7 a 11". */
const SHORT_DAY = 300;

/**
 * Chooses the half of the day that people leave out: "9 a 5" is 09:00–17:00, and "9 a 1 y 3 a 7" is 09:00–13:00 and
 * 15:00–19:00.
 * @param before the opening time that a span without one takes over
 * @returns null if a span has no opening time. `evening` is the second reading of a span that may also be an evening.
 */
export function clockSpans(
  written: readonly WrittenSpan[],
  before: number | null,
): { spans: Span[]; evening: Span[] | null } | null {
  const spans: Span[] = [];
  for (const { open, close } of written) {
    const from = open ? opening(open, close, spans.at(-1)?.close ?? 0) : before;
    if (from === null) return null;
    spans.push({ open: from, close: closing(close, from) });
  }
  const [only] = written;
  const [span] = spans;
  const isFree = (time: TimeWord | undefined) => time !== undefined && !time.isExact && time.half === null;
  const mayBeEvening =
    spans.length === 1 &&
    isFree(only?.open) &&
    isFree(only?.close) &&
    span!.open >= EARLIEST &&
    span!.open < HALF_DAY &&
    span!.close - span!.open <= SHORT_DAY;
  return {
    spans,
    evening: mayBeEvening ? [{ open: span!.open + HALF_DAY, close: span!.close + HALF_DAY }] : null,
  };
}

function opening(time: TimeWord, close: TimeWord, earliest: number): number {
  if (time.isExact) return time.minute % 1440;
  if (time.half) return time.minute + (time.half === 'pm' ? HALF_DAY : 0);
  const minute = time.minute;
  const isAfternoon = minute < EARLIEST || minute < earliest;
  // "5 a 8 pm" is one evening, and "9 a 5 pm" is a whole day.
  const sharesHalf = close.half === 'pm' && minute >= EARLIEST && minute < 420 && minute < close.minute;
  return minute < HALF_DAY && (isAfternoon || sharesHalf) ? minute + HALF_DAY : minute;
}

function closing(time: TimeWord, open: number): number {
  if (time.isExact || time.half) {
    const minute = time.isExact ? time.minute : time.minute + (time.half === 'pm' ? HALF_DAY : 0);
    return minute <= open ? minute + 1440 : minute;
  }
  let minute = time.minute;
  while (minute <= open) minute += HALF_DAY;
  return minute;
}
