import { type Static, Type } from 'typebox';
import type { ProgramDay } from '#features/operators/contract/plan-content.ts';
import type { OfferContent, OfferLine } from './offer.ts';
import { lineTotal, priceOffer } from './offer-price.ts';

/** One thing that is different between two versions of an offer. */
export const OfferChange = Type.Object({
  what: Type.Enum([
    'total',
    'start_date',
    'day',
    'line',
    'includes',
    'excludes',
    'title',
    'greeting',
    'meeting',
    'conditions',
    'policy',
    'payments',
    'minimum_total',
    'group_most',
    'lodging',
    'valid_days',
    'option_hours',
  ]),
  how: Type.Enum(['added', 'removed', 'changed']),
  /** The line's title, or its id where that is asked; the day's number from 1; the thing itself of a list; empty for what there is once. */
  name: Type.String(),
  lineId: Type.Union([Type.String(), Type.Null()]),
  /** As text, or minor units where it is about money; null: there was, or is, none. */
  before: Type.Union([Type.String(), Type.Integer(), Type.Null()]),
  after: Type.Union([Type.String(), Type.Integer(), Type.Null()]),
});
export type OfferChange = Static<typeof OfferChange>;

type What = OfferChange['what'];
type Value = OfferChange['before'];

/** Everything that is different from one version to the next, money first: what both sides read when an offer was changed. */
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
    ...(same(before.payments, after.payments) ? [] : [change('payments', 'changed', '', null, null)]),
    ...lineChanges(before.lines, after.lines),
    ...dayChanges(before.days, after.days),
    ...listChanges('includes', before.includes, after.includes),
    ...listChanges('excludes', before.excludes, after.excludes),
  ];
}

function lineChanges(before: readonly OfferLine[], after: readonly OfferLine[]): OfferChange[] {
  const known = new Map(before.map((line) => [line.id, line]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((line): OfferChange[] => {
      const old = known.get(line.id);
      if (!old) return [{ ...change('line', 'added', line.title, null, lineTotal(line)), lineId: line.id }];
      if (same(old, line)) return [];
      return [{ ...change('line', 'changed', line.title, lineTotal(old), lineTotal(line)), lineId: line.id }];
    }),
    ...before
      .filter(({ id }) => !kept.has(id))
      .map((line) => ({ ...change('line', 'removed', line.title, lineTotal(line), null), lineId: line.id })),
  ];
}

function dayChanges(before: readonly ProgramDay[], after: readonly ProgramDay[]): OfferChange[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, day) => {
    const [old, now] = [before[day], after[day]];
    if (old && now && same(old, now)) return [];
    const how = !old ? 'added' : !now ? 'removed' : 'changed';
    return [change('day', how, String(day + 1), old ? dayText(old) : null, now ? dayText(now) : null)];
  }).flat();
}

function listChanges(
  what: 'includes' | 'excludes',
  before: readonly string[],
  after: readonly string[],
): OfferChange[] {
  return [
    ...after.filter((one) => !before.includes(one)).map((one) => change(what, 'added', one, null, one)),
    ...before.filter((one) => !after.includes(one)).map((one) => change(what, 'removed', one, one, null)),
  ];
}

function changed(what: What, name: string, before: Value, after: Value): OfferChange[] {
  if (before === after) return [];
  const [old, now] = [before === '' ? null : before, after === '' ? null : after];
  return [change(what, old === null ? 'added' : now === null ? 'removed' : 'changed', name, old, now)];
}

function change(what: What, how: OfferChange['how'], name: string, before: Value, after: Value): OfferChange {
  return { what, how, name, lineId: null, before, after };
}

/** "Moche: 09:00 Huaca de la Luna; 11:30 Almuerzo". */
function dayText({ title, stops }: ProgramDay): string {
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return [title, stops.map((stop) => `${clock(stop.begin)} ${stop.title}`).join('; ')].filter(Boolean).join(': ');
}

/** Whether two plain values say the same, whatever the order of their members. */
function same(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other);
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
