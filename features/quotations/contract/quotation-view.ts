import { type Static, Type } from 'typebox';
import { ORDER_STATES } from '#features/checkout/contract/order-states.ts';
import { OperatorCard } from '#features/operators/contract/operator.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { CancelledLine } from './cancelled-line.ts';
import { LineMeeting } from './line-meeting.ts';
import { SentVersion } from './offer.ts';
import { QuotationContact, QuotationSource, QuotationWish } from './quotation.ts';
import { OFFER_ACTIONS, OfferStateSchema, QUOTATION_ACTORS, QuotationStateSchema } from './quotation-states.ts';
import { QuotationTerms } from './terms.ts';

/** Money is in minor units. Instants are in UTC. */

export const OfferView = Type.Object({
  id: Id,
  state: OfferStateSchema,
  operator: OperatorCard,
  askedAt: Instant,
  answerDueAt: Instant,
  endsAt: Instant,
  viewedAt: orNull(Instant),
  /** Minutes from the request to the first answer. */
  answeredMinutes: orNull(Type.Integer()),
  current: orNull(SentVersion),
  validUntil: orNull(Instant),
  optionUntil: orNull(Instant),
  chosen: orNull(Type.Array(Id)),
  reason: orNull(
    Type.Object({ code: Type.String(), text: orNull(Type.String()), by: Type.Enum([...QUOTATION_ACTORS]) }),
  ),
  unread: Type.Integer(),
  can: Type.Array(Type.Enum([...OFFER_ACTIONS])),
});
export type OfferView = Static<typeof OfferView>;

export const QuotedOrderView = Type.Object({
  id: Id,
  reference: Type.String(),
  state: Type.Enum([...ORDER_STATES]),
  holdUntil: orNull(Instant),
  total: Type.Integer(),
  paid: Type.Integer(),
  deposit: Type.Integer(),
  next: orNull(Type.Object({ amount: Type.Integer(), dueAt: Instant })),
  currency: Type.String(),
  cancelled: Type.Array(CancelledLine),
  meetings: Type.Array(LineMeeting),
  secret: Type.String(),
});
export type QuotedOrderView = Static<typeof QuotedOrderView>;

export const QuotationEventView = Type.Object({
  at: Instant,
  action: Type.String(),
  actor: Type.Enum([...QUOTATION_ACTORS]),
  /** Name of the operator. Null if the event concerns the whole request. */
  operator: orNull(Type.String()),
  note: orNull(Type.Record(Type.String(), Type.Unknown())),
});
export type QuotationEventView = Static<typeof QuotationEventView>;

export const QuotationView = Type.Object({
  id: Id,
  reference: Type.String(),
  state: QuotationStateSchema,
  source: QuotationSource,
  /** Trip from which the request was sent. The id alone gives no access to the trip. */
  trip: orNull(Type.String()),
  wish: QuotationWish,
  contact: orNull(QuotationContact),
  areas: Type.Array(Type.String()),
  createdAt: Instant,
  /** The accepted offer comes first. */
  offers: Type.Array(OfferView),
  order: orNull(QuotedOrderView),
  history: Type.Array(QuotationEventView),
  files: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  can: Type.Object({ withdraw: Type.Boolean(), reassign: Type.Boolean() }),
});
export type QuotationView = Static<typeof QuotationView>;

export const QuotationCard = Type.Object({
  id: Id,
  reference: Type.String(),
  state: QuotationStateSchema,
  title: Type.String(),
  begins: orNull(Day),
  people: Type.Integer(),
  createdAt: Instant,
  asked: Type.Integer(),
  answered: Type.Integer(),
  unread: Type.Integer(),
  /** Total of the accepted offer, or else the lowest total of the valid offers. */
  from: orNull(Type.Object({ total: Type.Integer(), currency: Type.String() })),
  dueAt: orNull(Instant),
});
export type QuotationCard = Static<typeof QuotationCard>;
export const AccountQuotations = Type.Object({ items: Type.Array(QuotationCard), next: orNull(Type.String()) });

export const FindQuotationBody = Type.Object({
  reference: Type.String({ minLength: 4, maxLength: 40 }),
  pin: Type.String({ minLength: 4, maxLength: 20 }),
});

export const UnreadBody = Type.Object({
  items: Type.Array(Type.Object({ id: Id, secret: Type.String({ maxLength: 100 }) }), { maxItems: 40 }),
});
export const UnreadCounts = Type.Object({ items: Type.Array(Type.Object({ id: Id, unread: Type.Integer() })) });
export type UnreadCounts = Static<typeof UnreadCounts>;

export const AskChangesBody = Type.Object({ text: Type.String({ minLength: 3, maxLength: 2000, pattern: '\\S' }) });

export const REJECT_REASONS = ['price', 'dates', 'content', 'other_offer', 'not_travelling', 'other'] as const;
export const REJECT_REASON_NAMES: Record<(typeof REJECT_REASONS)[number], string> = {
  price: 'Es más de lo que puedo pagar',
  dates: 'Las fechas no me sirven',
  content: 'No es lo que busco',
  other_offer: 'Elegí otra oferta',
  not_travelling: 'Ya no viajo',
  other: 'Otro motivo',
};
export const RejectBody = Type.Object({
  code: Type.Enum([...REJECT_REASONS]),
  text: Type.Optional(Type.String({ maxLength: 600 })),
});

export const ReassignBody = Type.Object({
  /** By default, the rotation selects operators that do not have the request yet. */
  operators: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true })),
});

export const PriceBody = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  chosen: orNull(Type.Array(Id, { maxItems: 60, uniqueItems: true })),
});
export const PriceView = Type.Object({
  total: Type.Integer(),
  supplement: Type.Integer(),
  perPerson: Type.Integer(),
  currency: Type.String(),
  lines: Type.Array(Type.Object({ id: Id, total: Type.Integer(), supplement: Type.Integer() })),
  refusals: Type.Array(Type.Object({ code: Type.String(), lineId: orNull(Type.String()), message: Type.String() })),
});

export const QuotationWindow = Type.Object({
  terms: QuotationTerms,
  rotation: Type.String(),
});
