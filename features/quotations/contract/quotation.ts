import { parseDate } from '@internationalized/date';
import { type Static, Type } from 'typebox';
import { Day, Id, Instant, orNull, text } from '#features/schema.ts';
import { Telephone } from '#features/telephone.ts';
import { GROWN_UP_AT } from '#features/trips/contract/ages.ts';
import { Needs } from '#features/trips/contract/trip.ts';

/**
 * Unknown values are null. Money is in minor units of the region's currency. Times are minutes after local midnight.
 */

export const MOST_REQUESTED_DAYS = 14;
export const MOST_CHILDREN = 40;

export const RequestedDates = Type.Union([
  Type.Object({
    kind: Type.Literal('fixed'),
    date: Day,
    days: Type.Integer({ minimum: 1, maximum: MOST_REQUESTED_DAYS }),
  }),
  /** A trip of `days` days between two dates, both included. */
  Type.Object({
    kind: Type.Literal('flexible'),
    from: Day,
    until: Day,
    days: Type.Integer({ minimum: 1, maximum: MOST_REQUESTED_DAYS }),
  }),
  Type.Object({ kind: Type.Literal('unknown') }),
]);
export type RequestedDates = Static<typeof RequestedDates>;

/** `hasGrownUp` checks that a party contains an adult or a senior. */
export const RequestedParty = Type.Object({
  adults: Type.Integer({ minimum: 0, maximum: 60 }),
  /** People of sixty or older. `adults` does not count them. */
  seniors: Type.Integer({ minimum: 0, maximum: 60 }),
  childAges: Type.Array(Type.Integer({ minimum: 0, maximum: GROWN_UP_AT - 1 }), {
    maxItems: MOST_CHILDREN,
  }),
});
export type RequestedParty = Static<typeof RequestedParty>;

export const LODGING_CLASSES = ['none', 'simple', 'comfortable', 'premium'] as const;
export type LodgingClass = (typeof LODGING_CLASSES)[number];
export const LODGING_NAMES: Record<LodgingClass, string> = {
  none: 'Sin alojamiento',
  simple: 'Sencillo',
  comfortable: 'Cómodo',
  premium: 'Superior',
};

export const RequestedStop = Type.Object({
  /** Id of a place of the region (`company` in the API). Null for a stop on the way. */
  place: orNull(text(60)),
  title: text(120, 1),
  /** Minutes after local midnight. Null for any time. */
  begin: orNull(Type.Integer({ minimum: 0, maximum: 2880 })),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
});
export type RequestedStop = Static<typeof RequestedStop>;

export const QuotationWish = Type.Object({
  when: RequestedDates,
  party: RequestedParty,
  budget: orNull(Type.Object({ amount: Type.Integer({ minimum: 1 }), per: Type.Enum(['group', 'person']) })),
  lodging: orNull(Type.Enum([...LODGING_CLASSES])),
  needs: Needs,
  /** ISO 639-1 codes. An empty list allows any language. */
  languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { maxItems: 8, uniqueItems: true }),
  /** Municipalities. If empty, the municipalities of the stops are used. */
  areas: Type.Array(text(80, 1), { maxItems: 12, uniqueItems: true }),
  days: Type.Array(Type.Object({ stops: Type.Array(RequestedStop, { maxItems: 20 }) }), {
    maxItems: MOST_REQUESTED_DAYS,
  }),
  wishes: text(2000),
});
export type QuotationWish = Static<typeof QuotationWish>;

export const QuotationSource = Type.Object({
  kind: Type.Enum(['plan', 'trip', 'itinerary', 'text']),
  /** Slug of a plan or an itinerary. Null for trips and texts, which are private. */
  slug: orNull(text(160)),
  title: text(120, 1),
});
export type QuotationSource = Static<typeof QuotationSource>;

export const QuotationContact = Type.Object({
  name: text(120, 2),
  email: Type.String({ format: 'email', maxLength: 254 }),
  phone: Telephone(40),
});
export type QuotationContact = Static<typeof QuotationContact>;

export const AcceptBody = Type.Object({
  /** Id that the browser makes. A repeated acceptance with the same id returns the first result. */
  uuid: Id,
  version: Type.Integer({ minimum: 1 }),
  /** Ids of the accepted lines. Null means all lines. */
  chosen: orNull(Type.Array(Id, { maxItems: 60, uniqueItems: true })),
  /**
   * Total that the screen showed, in minor units. If the real total is different, the server refuses the acceptance.
   */
  expectedTotal: Type.Integer({ minimum: 0 }),
});
export type AcceptBody = Static<typeof AcceptBody>;

export const AcceptedOffer = Type.Object({
  orderId: Id,
  reference: Type.String(),
  total: Type.Integer(),
  deposit: Type.Integer(),
  currency: Type.String(),
  /** End of the hold of the seats. */
  holdUntil: Instant,
  secret: Type.String(),
});
export type AcceptedOffer = Static<typeof AcceptedOffer>;

export const AskBody = Type.Object({
  /** Id that the browser makes. A repeated request with the same id returns the first result. */
  uuid: Id,
  source: QuotationSource,
  wish: QuotationWish,
  contact: QuotationContact,
  /** Trip from which the request is sent. The accepted days can be added to the trip. */
  trip: Type.Optional(Type.String({ maxLength: 100 })),
  /** By default, the rotation selects suitable operators. */
  operators: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true })),
  accepted: Type.Array(
    Type.Object({
      kind: Type.Enum(['terms', 'privacy']),
      version: Type.Integer({ minimum: 1 }),
      hash: text(100),
    }),
    { maxItems: 4 },
  ),
});
export type AskBody = Static<typeof AskBody>;

export const CreatedQuotation = Type.Object({
  id: Id,
  reference: Type.String(),
  secret: Type.String(),
  operators: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), fictional: Type.Boolean() })),
  answerDueAt: Instant,
});
export type CreatedQuotation = Static<typeof CreatedQuotation>;

export function peopleOf({ adults, seniors, childAges }: RequestedParty): number {
  return adults + seniors + childAges.length;
}

export function hasGrownUp({ adults, seniors }: Pick<RequestedParty, 'adults' | 'seniors'>): boolean {
  return adults + seniors > 0;
}

export function requestedDays({ when, days }: Pick<QuotationWish, 'when' | 'days'>): number | null {
  if (when.kind !== 'unknown') return when.days;
  return days.length > 0 ? days.length : null;
}

export function daysOf({ when }: Pick<QuotationWish, 'when'>): { begins: string; ends: string } | null {
  if (when.kind === 'unknown') return null;
  if (when.kind === 'flexible') return { begins: when.from, ends: when.until };
  return {
    begins: when.date,
    ends: parseDate(when.date)
      .add({ days: when.days - 1 })
      .toString(),
  };
}
