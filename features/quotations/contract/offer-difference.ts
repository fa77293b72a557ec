import { dayDifference } from './day-difference.ts';
import type { Inclusion } from './inclusion-kinds.ts';
import { lineDifference } from './line-difference.ts';
import type { OfferContent, PaymentPart } from './offer.ts';
import { change, changed, type OfferChange, same, type Value, type What } from './offer-change.ts';
import { lineTotal, priceOffer } from './offer-price.ts';

export function offerDifference(before: OfferContent, after: OfferContent): OfferChange[] {
  const single: [What, (content: OfferContent) => Value][] = [
    ['total', (content) => priceOffer(content, 1).total],
    ['minimum_total', ({ minimumTotal }) => minimumTotal],
    ['start_date', ({ startDate }) => startDate],
    ['title', ({ title }) => title],
    ['greeting', ({ greeting }) => greeting],
    ['meeting', ({ meeting }) => [meeting.name, meeting.note].filter(Boolean).join('. ')],
    ['lodging', ({ lodging }) => lodging],
    ['group_most', ({ groupMost }) => groupMost],
    ['conditions', ({ conditions }) => conditions],
    ['valid_days', ({ validDays }) => validDays],
    ['option_hours', ({ optionHours }) => optionHours],
  ];
  return [
    ...single.flatMap(([what, read]) => changed(what, '', read(before), read(after))),
    ...(same(before.policy, after.policy) ? [] : [change('policy', 'changed', '', null, null)]),
    ...changed('payments', '', paymentsText(before.payments), paymentsText(after.payments)),
    ...lineChanges(before.lines, after.lines),
    ...dayDifference(before.days, after.days),
    ...listChanges('includes', before.includes, after.includes),
    ...listChanges('excludes', before.excludes, after.excludes),
  ];
}

function lineChanges(before: OfferContent['lines'], after: OfferContent['lines']): OfferChange[] {
  const known = new Map(before.map((line) => [line.id, line]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((line): OfferChange[] => {
      const old = known.get(line.id);
      if (!old) return [{ ...change('line', 'added', line.title, null, lineTotal(line)), lineId: line.id }];
      return lineDifference(old, line);
    }),
    ...before
      .filter(({ id }) => !kept.has(id))
      .map((line) => ({ ...change('line', 'removed', line.title, lineTotal(line), null), lineId: line.id })),
  ];
}

function listChanges(
  what: 'includes' | 'excludes',
  before: readonly Inclusion[],
  after: readonly Inclusion[],
): OfferChange[] {
  const [old, now] = [before, after].map((list) => list.map(({ text }) => text)) as [string[], string[]];
  return [
    ...now.filter((one) => !old.includes(one)).map((one) => change(what, 'added', one, null, one)),
    ...old.filter((one) => !now.includes(one)).map((one) => change(what, 'removed', one, one, null)),
  ];
}

/** Example: "30 % al aceptar; 70 % 30 días antes". */
function paymentsText(payments: readonly PaymentPart[]): string {
  return payments
    .map(({ shareBps, daysBefore }) => {
      const when = daysBefore === null ? 'al aceptar' : daysBefore === 1 ? '1 día antes' : `${daysBefore} días antes`;
      return `${shareBps / 100} % ${when}`;
    })
    .join('; ');
}
