import { calendarDay, dayFromIso, dayNumber, isoFromDay, weekday } from '#planner/hours/calendar.ts';
import { type Word, wordsOf } from '#planner/hours/written/words.ts';
import type { NoticeEffect } from './notice.ts';

/** The hours and days in the words of a notice. Days are local, both included. */
export interface ReadNotice {
  /** Null if the place opens as usual. */
  effect: NoticeEffect | null;
  /** "HH:MM", or null if the words name no hour. */
  at: string | null;
  startsOn: string;
  endsOn: string;
  /** Continues the word "por". Empty if the words give no reason. */
  reason: string;
}

type TimeWord = Extract<Word, { kind: 'time' }>;

const HALF_DAY = 720;
/** Places rarely open or close between midnight and this minute. */
const EARLIEST = 300;

const NOT_OPEN = /\bno\s+(?:abr|atend|habra atencion|hay atencion|se atiende)/;
const CLOSE = /\b(?:cerr(?:amos|aremos|ado|ada|ados|adas|are)|cierr(?:a|an|o))\b/;
const NOT_CLOSE = /\bno\s+(?:cerr|cierr)/;
const OPEN = /\b(?:abr(?:imos|iremos|o|ire|e|en)|aten(?:demos|deremos|diendo))\b/;
/** "Por favor" and "por la tarde" give no reason. */
const REASON = /\bpor\s+(?!favor|la\s+(?:manana|tarde|noche))([^.,;:!?\n]{3,120})/;

/** A part of the day without an hour, which the person then types. */
const SOONER = /\b(?:temprano|antes|(?:por|en|de) la (?:tarde|noche))\b/;
const LATER = /\b(?:por|en|de) la manana\b/;
const LATE = /\b(?:tarde|despues)\b/;

/** Keeps the length, so that positions in the result are positions in `text`. */
const plain = (text: string): string =>
  [...text.normalize('NFC')].map((sign) => sign.toLowerCase().normalize('NFD')[0]!).join('');

/**
 * Reads what people write, such as "hoy cerramos a las 4", "este sábado hay música" or "del 3 al 5 de diciembre no
 * abrimos por inventario".
 * @param today local day, `YYYY-MM-DD`
 */
export function readNotice(text: string, today: string): ReadNotice {
  const said = plain(text);
  const words = wordsOf(text.normalize('NFC'));
  const reason = REASON.exec(said);
  return {
    ...daysOf(said, words, dayFromIso(today)),
    ...effectOf(said, words),
    reason: reason
      ? text
          .normalize('NFC')
          .slice(reason.index)
          .replace(/^por\s+/i, '')
          .slice(0, reason[1]!.length)
          .trim()
      : '',
  };
}

function effectOf(said: string, words: readonly Word[]): Pick<ReadNotice, 'effect' | 'at'> {
  const usual = { effect: null, at: null };
  if (NOT_CLOSE.test(said)) return usual;
  const close = NOT_OPEN.exec(said) ?? CLOSE.exec(said);
  const open = close ? null : OPEN.exec(said);
  const verb = close ?? open;
  if (!verb) return usual;
  const times = hoursIn(words).filter(({ from }) => from > verb.index);
  const [time] = times;
  // Two hours are a span such as "from 10 to 4", which the person chooses in the form.
  if (times.length > 1) return usual;
  const rest = said.slice(verb.index);
  if (close && !time && LATER.test(rest)) return { effect: 'late', at: null };
  if (close && !time && SOONER.test(rest)) return { effect: 'early', at: null };
  if (close) return time ? { effect: 'early', at: clockText(time, 'early') } : { effect: 'closed', at: null };
  if (!time) return LATE.test(rest) ? { effect: 'late', at: null } : usual;
  const before = words[words.indexOf(time) - 1]?.kind;
  const effect = before === 'until' ? 'early' : 'late';
  return { effect, at: clockText(time, effect) };
}

/** Times of day. The first number of "del 3 al 5 de diciembre" is a day. */
function hoursIn(words: readonly Word[]): TimeWord[] {
  return words.filter(
    (word, i): word is TimeWord =>
      word.kind === 'time' && !(words[i + 1]?.kind === 'to' && words[i + 2]?.kind === 'date'),
  );
}

/** People say "at 4" for 16:00 when they close, and for the afternoon when they open. */
function clockText({ minute, half, isExact }: TimeWord, effect: 'early' | 'late'): string {
  const isAfternoon = !isExact && minute < HALF_DAY && (half ? half === 'pm' : effect === 'early' || minute < EARLIEST);
  const time = (minute + (isAfternoon ? HALF_DAY : 0)) % 1440;
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
}

function daysOf(said: string, words: readonly Word[], today: number): Pick<ReadNotice, 'startsOn' | 'endsOn'> {
  const span = (from: number, to: number) => ({ startsOn: isoFromDay(from), endsOn: isoFromDay(to) });
  const dates = words.flatMap((word, i) => (word.kind === 'date' ? [{ day: next(word, today), i }] : []));
  const [first, last = first] = dates;
  if (first && last) {
    const start = words[first.i - 2];
    const isRange = words[first.i - 1]?.kind === 'to' && start?.kind === 'time' && start.minute % 60 === 0;
    const { year, month } = calendarDay(first.day);
    const from = isRange ? dayNumber({ year, month, day: start.minute / 60 }) : first.day;
    if (words[first.i - 1]?.kind === 'until') return span(today, first.day);
    return from <= last.day ? span(from, last.day) : span(first.day, first.day);
  }
  const group = words.find((word) => word.kind === 'days' && word.isGroup);
  if (group?.kind === 'days' && group.weekdays === WEEKEND) {
    const sunday = today + ((6 - weekday(today) + 7) % 7);
    return span(Math.max(today, sunday - 1), sunday);
  }
  const named = words.flatMap((word, i) =>
    word.kind === 'days' && !word.isGroup
      ? [{ day: today + ((dayIn(word.weekdays) - weekday(today) + 7) % 7), i }]
      : [],
  );
  const [one, other = one] = named;
  if (one && other) {
    const isUntil = words[one.i - 1]?.kind === 'until';
    return isUntil ? span(today, one.day) : span(one.day, other.day < one.day ? other.day + 7 : other.day);
  }
  if (/\bpasado\s+manana\b/.test(said)) return span(today + 2, today + 2);
  if (/(?<!\b(?:de|por|en)\s+la\s+)\bmanana\b/.test(said)) return span(today + 1, today + 1);
  return span(today, today);
}

/** Saturday and Sunday, as bits from Monday. */
const WEEKEND = 0b1100000;
const dayIn = (weekdays: number): number => Math.log2(weekdays);

/** The next time that the date comes, today included. */
function next({ month, day }: { month: number; day: number }, today: number): number {
  const { year } = calendarDay(today);
  const here = dayNumber({ year, month, day });
  return here >= today ? here : dayNumber({ year: year + 1, month, day });
}
