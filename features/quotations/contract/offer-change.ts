import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

export const OfferChange = Type.Object({
  what: Type.Enum([
    'total',
    'start_date',
    'day',
    'day_title',
    'stop',
    'line',
    'line_title',
    'line_units',
    'line_when',
    'line_note',
    'line_required',
    'line_needs',
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
  /**
   * Title of the line, number of the day (from 1), or text of the list entry. Empty if the field describes the whole
   * offer.
   */
  name: Type.String(),
  lineId: orNull(Type.String()),
  /** Text, or money in minor units. `before` is null for an added value, and `after` is null for a removed value. */
  before: Type.Union([Type.String(), Type.Integer(), Type.Null()]),
  after: Type.Union([Type.String(), Type.Integer(), Type.Null()]),
});
export type OfferChange = Static<typeof OfferChange>;

export type What = OfferChange['what'];
export type Value = OfferChange['before'];

export function changed(what: What, name: string, before: Value, after: Value): OfferChange[] {
  if (before === after) return [];
  const [old, now] = [before === '' ? null : before, after === '' ? null : after];
  return [change(what, old === null ? 'added' : now === null ? 'removed' : 'changed', name, old, now)];
}

export function change(what: What, how: OfferChange['how'], name: string, before: Value, after: Value): OfferChange {
  return { what, how, name, lineId: null, before, after };
}

export function same(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other);
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
