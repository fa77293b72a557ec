import { parseDate } from '@internationalized/date';
import { type Static, Type } from 'typebox';
import { Day, Id, Instant, orNull, text } from '#features/schema.ts';
import { GROWN_UP_AT } from '#features/trips/contract/ages.ts';
import { Needs } from '#features/trips/contract/trip.ts';

/** A traveller's request. Unknown values are null. Money is in minor units of the region's currency, times are minutes after local midnight. */

export const MOST_REQUESTED_DAYS = 10;

export const RequestedDates = Type.Union([
  Type.Object({
    kind: Type.Literal('fixed'),
    date: Day,
    days: Type.Integer({ minimum: 1, maximum: MOST_REQUESTED_DAYS }),
  }),
  /** The trip takes this number of days, at any time between two dates, both included. */
  Type.Object({
    kind: Type.Literal('flexible'),
    from: Day,
    until: Day,
    days: Type.Integer({ minimum: 1, maximum: MOST_REQUESTED_DAYS }),
  }),
  Type.Object({ kind: Type.Literal('unknown') }),
]);
export type RequestedDates = Static<typeof RequestedDates>;

/** A party has at least one person of eighteen or older: `hasGrownUp`. */
export const RequestedParty = Type.Object({
  adults: Type.Integer({ minimum: 0, maximum: 60 }),
  /** People of sixty or older; they are not counted among the adults. */
  seniors: Type.Integer({ minimum: 0, maximum: 60 }),
  /** The age of each child in years. */
  childAges: Type.Array(Type.Integer({ minimum: 0, maximum: GROWN_UP_AT - 1 }), { maxItems: 20 }),
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

/** A stop that the traveller wants on a day, as in the trip that they planned. */
export const RequestedStop = Type.Object({
  /** Id of a place (a company on the wire); null without a place of the region. */
  place: orNull(text(60)),
  title: text(120, 1),
  /** Null for any time. */
  begin: orNull(Type.Integer({ minimum: 0, maximum: 2880 })),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
});
export type RequestedStop = Static<typeof RequestedStop>;

export const QuotationWish = Type.Object({
  when: RequestedDates,
  party: RequestedParty,
  /** The traveller's budget, for the party or for each person; null when not stated. */
  budget: orNull(Type.Object({ amount: Type.Integer({ minimum: 1 }), per: Type.Enum(['group', 'person']) })),
  lodging: orNull(Type.Enum([...LODGING_CLASSES])),
  needs: Needs,
  /** ISO 639-1; empty for any language. */
  languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { maxItems: 8, uniqueItems: true }),
  /** Municipalities; when empty, the municipalities of the described days count. */
  areas: Type.Array(text(80, 1), { maxItems: 12, uniqueItems: true }),
  days: Type.Array(Type.Object({ stops: Type.Array(RequestedStop, { maxItems: 20 }) }), {
    maxItems: MOST_REQUESTED_DAYS,
  }),
  wishes: text(2000),
});
export type QuotationWish = Static<typeof QuotationWish>;

/** The plan, trip, itinerary or text that the request began with. */
export const QuotationSource = Type.Object({
  kind: Type.Enum(['plan', 'trip', 'itinerary', 'text']),
  /** Slug of a plan or an itinerary; null for private sources. */
  slug: orNull(text(160)),
  title: text(120, 1),
});
export type QuotationSource = Static<typeof QuotationSource>;

export const QuotationContact = Type.Object({
  name: text(120, 2),
  email: Type.String({ format: 'email', maxLength: 254 }),
  phone: text(40),
});
export type QuotationContact = Static<typeof QuotationContact>;

/** The traveller's acceptance: the version, the lines and the expected total. */
export const AcceptBody = Type.Object({
  /** Made by the browser. A repeated acceptance with the same id is one acceptance. */
  uuid: Id,
  /** The version that the traveller read. */
  version: Type.Integer({ minimum: 1 }),
  /** Ids of lines; null for all. */
  chosen: orNull(Type.Array(Id, { maxItems: 60, uniqueItems: true })),
  /** Total that the screen showed, in minor units. When the real total differs, the answer is an error and nothing is held. */
  expectedTotal: Type.Integer({ minimum: 0 }),
});
export type AcceptBody = Static<typeof AcceptBody>;

/** The order that an acceptance became, with its secret. */
export const AcceptedOffer = Type.Object({
  orderId: Id,
  /** Reference of the order. */
  reference: Type.String(),
  total: Type.Integer(),
  /** The part of the total that is due at once, which is the deposit. */
  deposit: Type.Integer(),
  currency: Type.String(),
  /** The places are held until then. */
  holdUntil: Instant,
  secret: Type.String(),
});
export type AcceptedOffer = Static<typeof AcceptedOffer>;

export const AskBody = Type.Object({
  /** Made by the browser. A repeated request with the same id is one request. */
  uuid: Id,
  source: QuotationSource,
  wish: QuotationWish,
  contact: QuotationContact,
  /** The planned trip that the request began with. The accepted days return to it. */
  trip: Type.Optional(Type.String({ maxLength: 100 })),
  /** Operators to ask. When absent, the rotation chooses among the suitable ones. */
  operators: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true })),
  /** The legal texts that the form showed and the person accepted. */
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

/** A stored request with its secret. The browser keeps the secret, and a repeated request gets it again. */
export const CreatedQuotation = Type.Object({
  id: Id,
  reference: Type.String(),
  secret: Type.String(),
  /** The asked operators, by name. */
  operators: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), fictional: Type.Boolean() })),
  answerDueAt: Instant,
});
export type CreatedQuotation = Static<typeof CreatedQuotation>;

/** Number of people who travel. */
export function peopleOf({ adults, seniors, childAges }: RequestedParty): number {
  return adults + seniors + childAges.length;
}

/** Whether someone of eighteen or older travels, so that children do not travel alone. */
export function hasGrownUp({ adults, seniors }: Pick<RequestedParty, 'adults' | 'seniors'>): boolean {
  return adults + seniors > 0;
}

/** Number of requested days; null when unknown and no day is described. */
export function requestedDays({ when, days }: Pick<QuotationWish, 'when' | 'days'>): number | null {
  if (when.kind !== 'unknown') return when.days;
  return days.length > 0 ? days.length : null;
}

/** First and last local day of a wish; null when unknown. */
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
