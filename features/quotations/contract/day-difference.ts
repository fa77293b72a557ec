import type { ProgramDay, ProgramStop } from '#features/operators/contract/plan-content.ts';
import { clockText, lengthText } from './line-difference.ts';
import { change, changed, type OfferChange } from './offer-change.ts';

export function dayDifference(before: readonly ProgramDay[], after: readonly ProgramDay[]): OfferChange[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, day) => {
    const [old, now] = [before[day], after[day]];
    const number = String(day + 1);
    if (!old) return [change('day', 'added', number, null, dayText(now!))];
    if (!now) return [change('day', 'removed', number, dayText(old), null)];
    return [...changed('day_title', number, old.title, now.title), ...stopChanges(number, old.stops, now.stops)];
  }).flat();
}

function stopChanges(day: string, before: readonly ProgramStop[], after: readonly ProgramStop[]): OfferChange[] {
  const left = [...before];
  const changes = after.flatMap((stop): OfferChange[] => {
    const at = left.findIndex((old) => (stop.place ?? stop.title) === (old.place ?? old.title));
    if (at < 0) return [change('stop', 'added', day, null, stopText(stop))];
    const [old] = left.splice(at, 1);
    return changed('stop', day, stopText(old!, stop), stopText(stop, old!));
  });
  return [...changes, ...left.map((stop) => change('stop', 'removed', day, stopText(stop), null))];
}

/** Example: "09:00 Huaca de la Luna". The text also shows fields that differ from `other`. */
function stopText({ begin, title, minutes, note, included }: ProgramStop, other?: ProgramStop): string {
  const more = other && [
    minutes !== other.minutes && lengthText(minutes),
    note !== other.note && note,
    included !== other.included && (included ? 'incluida' : 'no incluida'),
  ];
  return [`${clockText(begin)} ${title}`, ...(more || []).filter(Boolean)].join(', ');
}

/** Example: "Moche: 09:00 Huaca de la Luna; 11:30 Almuerzo". */
function dayText({ title, stops }: ProgramDay): string {
  return [title, stops.map((stop) => stopText(stop)).join('; ')].filter(Boolean).join(': ');
}
