import type { OfferLine } from './offer.ts';
import { change, changed, type OfferChange, same, type Value, type What } from './offer-change.ts';
import { lineTotal } from './offer-price.ts';
import { countWords } from './unit-words.ts';

export function lineDifference(before: OfferLine, after: OfferLine): OfferChange[] {
  const read: [What, (line: OfferLine) => Value][] = [
    ['line', lineTotal],
    ['line_title', ({ title }) => title],
    ['line_units', ({ units }) => countWords(units)],
    ['line_when', whenText],
    ['line_note', ({ note }) => note],
    ['line_required', ({ required }) => (required ? 'va siempre' : 'opcional')],
  ];
  const said = read.flatMap(([what, of]) => changed(what, after.title, of(before), of(after)));
  const changes = same(before.needs, after.needs)
    ? said
    : [...said, change('line_needs', 'changed', after.title, null, null)];
  return changes.map((one) => ({ ...one, lineId: after.id }));
}

/** Example: "día 1, 09:00, 1 h 30 min" or "día 1, 3 días seguidos, 09:00, 8 h". */
const whenText = ({ day, days, begin, minutes }: OfferLine) =>
  [`día ${day + 1}`, days > 1 && `${days} días seguidos`, clockText(begin), lengthText(minutes)]
    .filter(Boolean)
    .join(', ');

/** Example: "45 min", "2 h" or "1 h 30 min". */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** @returns minutes after midnight as "09:05". After 1440 minutes, the clock starts again at "00:00". */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
