import { parseDate } from '@internationalized/date';
import { type Static, Type } from 'typebox';
import { Day, Id, Instant, orNull, text } from '#features/schema.ts';
import { GROWN_UP_AT } from '#features/trips/contract/ages.ts';
import { Needs } from '#features/trips/contract/trip.ts';

/** What a traveller asks for. What is unknown may stay unknown: null. Money in minor units of the region's currency, times as minutes after local midnight. */

export const MOST_REQUESTED_DAYS = 10;

export const RequestedDates = Type.Union([
  Type.Object({
    kind: Type.Literal('fixed'),
    date: Day,
    days: Type.Integer({ minimum: 1, maximum: MOST_REQUESTED_DAYS }),
  }),
  /** So many days somewhere between two dates, both included. */
  Type.Object({
    kind: Type.Literal('flexible'),
    from: Day,
    until: Day,
    days: Type.Integer({ minimum: 1, maximum: MOST_REQUESTED_DAYS }),
  }),
  Type.Object({ kind: Type.Literal('unknown') }),
]);
export type RequestedDates = Static<typeof RequestedDates>;

/** At least one of them is grown up: `hasGrownUp`. */
export const RequestedParty = Type.Object({
  adults: Type.Integer({ minimum: 0, maximum: 60 }),
  /** Sixty and older, counted apart from the adults. */
  seniors: Type.Integer({ minimum: 0, maximum: 60 }),
  /** One age in years each. */
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

/** One thing that the traveller wants to do on a day, as in the trip they planned. */
export const RequestedStop = Type.Object({
  /** A company's id; null: something without a place of the region. */
  place: orNull(text(60)),
  title: text(120, 1),
  /** Null: at any time. */
  begin: orNull(Type.Integer({ minimum: 0, maximum: 2880 })),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
});
export type RequestedStop = Static<typeof RequestedStop>;

export const QuotationWish = Type.Object({
  when: RequestedDates,
  party: RequestedParty,
  /** What they would spend, all together or each; null: they did not say. */
  budget: orNull(Type.Object({ amount: Type.Integer({ minimum: 1 }), per: Type.Enum(['group', 'person']) })),
  lodging: orNull(Type.Enum([...LODGING_CLASSES])),
  needs: Needs,
  /** ISO 639-1; empty: any. */
  languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { maxItems: 8, uniqueItems: true }),
  /** Municipalities; empty: wherever the days are. */
  areas: Type.Array(text(80, 1), { maxItems: 12, uniqueItems: true }),
  days: Type.Array(Type.Object({ stops: Type.Array(RequestedStop, { maxItems: 20 }) }), {
    maxItems: MOST_REQUESTED_DAYS,
  }),
  wishes: text(2000),
});
export type QuotationWish = Static<typeof QuotationWish>;

/** What the request began with. */
export const QuotationSource = Type.Object({
  kind: Type.Enum(['plan', 'trip', 'itinerary', 'text']),
  /** Of a plan or an itinerary; null of what is nobody else's to open. */
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

/** An offer as the traveller takes it: which version, which of its lines, for how much. */
export const AcceptBody = Type.Object({
  /** Made by the browser: sent again, it is the same acceptance. */
  uuid: Id,
  /** The version that was read. */
  version: Type.Integer({ minimum: 1 }),
  /** Ids of lines; null: all. */
  chosen: orNull(Type.Array(Id, { maxItems: 60, uniqueItems: true })),
  /** What the person saw, minor units; another total is told instead of held. */
  expectedTotal: Type.Integer({ minimum: 0 }),
});
export type AcceptBody = Static<typeof AcceptBody>;

/** What an acceptance became: an order to pay, with its secret. */
export const AcceptedOffer = Type.Object({
  orderId: Id,
  /** Of the order. */
  reference: Type.String(),
  total: Type.Integer(),
  /** Of it at once, which is the deposit. */
  deposit: Type.Integer(),
  currency: Type.String(),
  /** Its places are kept until then. */
  holdUntil: Instant,
  secret: Type.String(),
});
export type AcceptedOffer = Static<typeof AcceptedOffer>;

export const AskBody = Type.Object({
  /** Made by the browser: sent again, it is the same request. */
  uuid: Id,
  source: QuotationSource,
  wish: QuotationWish,
  contact: QuotationContact,
  /** The planned trip that it began with: what comes of it goes back there. */
  trip: Type.Optional(Type.String({ maxLength: 100 })),
  /** Whom to ask; absent: those whose turn it is among the suitable. */
  operators: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true })),
  /** The texts that the form showed and the person agreed to. */
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

/** A request as it was made, with its one secret: kept by the browser, shown again to whoever repeats the same request. */
export const CreatedQuotation = Type.Object({
  id: Id,
  reference: Type.String(),
  secret: Type.String(),
  /** Who is asked, by name. */
  operators: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), fictional: Type.Boolean() })),
  answerDueAt: Instant,
});
export type CreatedQuotation = Static<typeof CreatedQuotation>;

/** Everybody who travels. */
export function peopleOf({ adults, seniors, childAges }: RequestedParty): number {
  return adults + seniors + childAges.length;
}

/** Whether children, if there are any, do not travel by themselves: somebody is eighteen or older. */
export function hasGrownUp({ adults, seniors }: Pick<RequestedParty, 'adults' | 'seniors'>): boolean {
  return adults + seniors > 0;
}

/** How many days are asked for; null: not known, and no day was described. */
export function requestedDays({ when, days }: Pick<QuotationWish, 'when' | 'days'>): number | null {
  if (when.kind !== 'unknown') return when.days;
  return days.length > 0 ? days.length : null;
}

/** First and last local day that a wish is about; null: not known. */
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
