import type { Hours } from '../../contract/place.ts';

export interface WeekDrawing {
  from: number;
  to: number;
  marks: number[];
  /** Seven days from Monday. Hours after midnight are greater than 24. */
  days: { spans: { open: number; close: number }[]; text: string }[];
}

const hoursOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
};

const clock = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const inDay = hours === 24 && minutes === 0 ? 24 : hours % 24;
  return `${String(inDay).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
};

export function drawWeek(week: Hours['week']): WeekDrawing {
  const spans = week.flat().map(([open, close]) => [hoursOf(open), hoursOf(close)] as const);
  const first = Math.min(9, ...spans.map(([open]) => open));
  const last = Math.max(17, ...spans.map(([, close]) => close));
  const from = Math.max(0, Math.floor(first) - 1);
  const to = Math.max(from + 12, Math.min(30, Math.ceil(last) + 1));
  const step = to - from > 18 ? 4 : to - from > 12 ? 3 : 2;
  const marks: number[] = [];
  for (let hour = Math.ceil((from + 0.5) / step) * step; hour < to; hour += step) marks.push(hour);
  return {
    from,
    to,
    marks,
    days: Array.from({ length: 7 }, (_, day) => {
      const own = week[day] ?? [];
      return {
        spans: own.map(([open, close]) => ({ open: hoursOf(open), close: hoursOf(close) })),
        text: own
          .map(([open, close]) => (open === '00:00' && close === '24:00' ? '24 h' : `${clock(open)}–${clock(close)}`))
          .join(', '),
      };
    }),
  };
}

/** `day` is 0 on Monday. `hour` is the hour of the day. */
export function regionNow(timeZone: string, instant: Date): { day: number; hour: number; text: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((it) => it.type === type)?.value ?? '';
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday'));
  return { day, hour: Number(part('hour')) + Number(part('minute')) / 60, text: `${part('hour')}:${part('minute')}` };
}
