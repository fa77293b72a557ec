import { type Static, Type } from 'typebox';
import { ProgramStop } from '#features/operators/contract/plan-content.ts';
import { closed, Day, Id, Instant, orNull, text } from '#features/schema.ts';
import { CancelledLine } from './cancelled-line.ts';
import { OfferContent, type OfferDraft, OfferFacts, OfferFinding, OfferLine, SentVersion } from './offer.ts';
import { OfferChange } from './offer-change.ts';
import { QuotationContact, QuotationSource, QuotationWish } from './quotation.ts';
import { OFFER_ACTIONS, OfferStateSchema, QUOTATION_ACTORS, QuotationStateSchema } from './quotation-states.ts';

/** The operator's view of its requests, and the bodies of its answers. Money is in minor units, times are instants. */

/** Parts of the inbox: requests that wait for the operator, that wait for the traveller, accepted ones, and ended ones. */
export const INBOX_BOXES = ['open', 'answered', 'accepted', 'over'] as const;
export type InboxBox = (typeof INBOX_BOXES)[number];
export const STATES_OF_BOX = {
  open: ['requested', 'viewed', 'changes_requested'],
  answered: ['answered', 'waiting'],
  accepted: ['accepted'],
  over: ['not_chosen', 'declined', 'expired', 'withdrawn'],
} as const satisfies Record<InboxBox, readonly Static<typeof OfferStateSchema>[]>;

export const InboxQuery = Type.Object(
  {
    box: Type.Optional(Type.Enum([...INBOX_BOXES])),
    q: Type.Optional(Type.String({ minLength: 2, maxLength: 60, description: 'Referencia, nombre o título' })),
    unread: Type.Optional(Type.Boolean({ description: 'Solo aquellas con mensajes de quien viaja sin leer' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ maxLength: 200, description: 'El `next` de la página anterior' })),
  },
  closed,
);
export type InboxQuery = Static<typeof InboxQuery>;

const Clocks = {
  askedAt: Instant,
  /** The answer is due by then, and is refused after `endsAt`. Both apply until the first answer. */
  answerDueAt: Instant,
  endsAt: Instant,
  viewedAt: orNull(Instant),
  firstAnsweredAt: orNull(Instant),
  /** End of the validity of the current version. */
  validUntil: orNull(Instant),
  /** Places on the operator's own departures are held until then; null when none are held. */
  optionUntil: orNull(Instant),
};

export const InboxRow = Type.Object({
  id: Id,
  reference: Type.String(),
  state: OfferStateSchema,
  title: Type.String(),
  /** Name of the traveller; null once they were erased. */
  name: orNull(Type.String()),
  people: Type.Integer(),
  begins: orNull(Day),
  ends: orNull(Day),
  areas: Type.Array(Type.String()),
  ...Clocks,
  version: Type.Integer(),
  hasDraft: Type.Boolean(),
  /** Total of the current version. After acceptance: total including later changes, without lines that were left out or refunded. */
  total: orNull(Type.Integer()),
  currency: orNull(Type.String()),
  /** Number of unread messages of the traveller. */
  unread: Type.Integer(),
});
export type InboxRow = Static<typeof InboxRow>;

export const Inbox = Type.Object({
  items: Type.Array(InboxRow),
  /** Only on the first page. */
  counts: orNull(
    Type.Object({
      open: Type.Integer(),
      answered: Type.Integer(),
      accepted: Type.Integer(),
      over: Type.Integer(),
      /** Number of open requests that are overdue. */
      late: Type.Integer(),
      /** Number of requests with unread messages of the traveller, in all parts. */
      unread: Type.Integer(),
    }),
  ),
  next: orNull(Type.String()),
});
export type Inbox = Static<typeof Inbox>;

export const QuotationEvent = Type.Object({
  at: Instant,
  action: Type.String(),
  from: orNull(Type.String()),
  /** Null when the event did not change the state of the offer. */
  to: orNull(Type.String()),
  actor: Type.Enum([...QUOTATION_ACTORS]),
  /** Details of this offer's own events. Events of other offers have none here. */
  note: orNull(Type.Record(Type.String(), Type.Unknown())),
});

/** The next step and who has to take it; null when there is none. */
export const Expected = Type.Object({
  what: Type.Enum(['answer', 'changes', 'decision', 'deposit', 'other_deposit']),
  of: Type.Enum(['operator', 'traveller']),
  until: orNull(Instant),
});
export type Expected = Static<typeof Expected>;

/** The payments of an accepted offer, in minor units; null without an order, or when its hold expired. */
export const OfferPayment = Type.Object({
  total: Type.Integer(),
  paid: Type.Integer(),
  /** The sum due at once; it is the total when nothing is left for later. */
  first: Type.Integer(),
  /** `true` when everything was cancelled. */
  isOff: Type.Boolean(),
  cancelled: Type.Array(CancelledLine),
});
export type OfferPayment = Static<typeof OfferPayment>;

export const OperatorOffer = Type.Object({
  id: Id,
  state: OfferStateSchema,
  request: Type.Object({
    reference: Type.String(),
    state: QuotationStateSchema,
    source: QuotationSource,
    wish: QuotationWish,
    people: Type.Integer(),
    name: orNull(Type.String()),
    /** The operator sees e-mail address and telephone only after its offer was accepted. */
    contact: orNull(QuotationContact),
    createdAt: Instant,
    /** Whether the traveller named the operators or the rotation chose them. */
    assigned: Type.Enum(['chosen', 'rotation']),
    /** Number of operators that were asked, including this one. */
    asked: Type.Integer(),
    /** Pictures that came with the request. */
    files: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  }),
  ...Clocks,
  currency: Type.String(),
  /** IANA time zone of the operator. */
  zone: Type.String(),
  version: Type.Integer(),
  draft: orNull(Type.Unsafe<OfferDraft>(Type.Unknown())),
  /** Version of the stored draft; the editor sends it back when it saves. */
  draftChangedAt: orNull(Instant),
  /** The draft to start with when nothing was written: the request's own days, or the operator's own plan. */
  start: Type.Unsafe<OfferDraft>(Type.Unknown()),
  versions: Type.Array(SentVersion),
  history: Type.Array(QuotationEvent),
  expected: orNull(Expected),
  payment: orNull(OfferPayment),
  can: Type.Array(Type.Enum([...OFFER_ACTIONS])),
  chosen: orNull(Type.Array(Id)),
  orderId: orNull(Id),
  reason: orNull(
    Type.Object({ code: Type.String(), text: orNull(Type.String()), by: Type.Enum([...QUOTATION_ACTORS]) }),
  ),
  unread: Type.Integer(),
});
export type OperatorOffer = Static<typeof OperatorOffer>;

/** An offer while it is written: fields have the right type, but may be too short, too few or missing. */
export const WrittenOffer = Type.Unsafe<OfferDraft>({ ...loosened(OfferContent), required: [] });

export const DraftBody = Type.Object(
  {
    draft: WrittenOffer,
    /** `draftChangedAt` of the draft that this one replaces; null for none. A newer draft is not overwritten. */
    over: orNull(Instant),
  },
  closed,
);
export const SavedDraft = Type.Object({ draftChangedAt: Instant });

export const OfferIssue = Type.Object({ path: Type.String(), code: Type.String(), message: Type.String() });
export const CheckBody = Type.Object({ draft: WrittenOffer }, closed);
export const CheckedOffer = Type.Object({
  /** The operator has to correct these or explain them to the traveller in writing. */
  findings: Type.Array(OfferFinding),
  /** Shown to the operator only. */
  remarks: Type.Array(OfferFinding),
  /** Fields that are missing or wrong before it can be sent. */
  issues: Type.Array(OfferIssue),
  /** Null while too little is written. */
  facts: orNull(OfferFacts),
  /** The earliest time at which sales of one of its own departures end, and with them the offer; null without departures. */
  closesAt: orNull(Instant),
});
export type CheckedOffer = Static<typeof CheckedOffer>;

export const PlanLineBody = Type.Object(
  {
    departureId: Id,
    /** First day of the offer; null for the departure's own day. */
    startDate: orNull(Day),
  },
  closed,
);
export const PlanLine = Type.Object({
  line: OfferLine,
  startDate: Day,
  currency: Type.String(),
  /** Free places; null for unlimited. */
  seatsLeft: orNull(Type.Integer()),
  /** The plan's own days, counted from the offer's first day. */
  program: Type.Array(Type.Object({ day: Type.Integer(), title: Type.String(), stops: Type.Array(ProgramStop) })),
  /** Reasons against selling it to this party, in Spanish. */
  refusals: Type.Array(Type.String()),
});
export type PlanLine = Static<typeof PlanLine>;

export const SendBody = Type.Object(
  {
    /** Version of the saved draft that is to be sent. */
    draftChangedAt: Instant,
    /** The reason for sending it despite findings; the traveller reads it. */
    override: orNull(text(1000, 10)),
    /** Total that the screen showed, in minor units. */
    expectedTotal: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type SendBody = Static<typeof SendBody>;

export const DECLINE_CODES = ['dates', 'full', 'area', 'kind', 'party', 'budget', 'other'] as const;
export type DeclineCode = (typeof DECLINE_CODES)[number];
export const DECLINE_NAMES: Record<DeclineCode, string> = {
  dates: 'No trabajamos esas fechas',
  full: 'No queda capacidad en esas fechas',
  area: 'No llegamos a esa zona',
  kind: 'No ofrecemos lo que pide',
  party: 'El grupo es muy grande o muy pequeño',
  budget: 'El presupuesto no alcanza',
  other: 'Otro motivo',
};
/** The traveller reads `text`. It is required for a reason that is not in the list. */
export const DeclineBody = Type.Object({ code: Type.Enum([...DECLINE_CODES]), text: text(600) }, closed);
export const WithdrawBody = Type.Object({ text: text(600, 10) }, closed);

export const VersionDifference = Type.Object({
  version: SentVersion,
  /** Null for the first version. */
  before: orNull(Type.Integer()),
  changes: Type.Array(OfferChange),
});

export const TemplateBody = Type.Object({ name: text(80, 1), content: WrittenOffer }, closed);
export const OfferTemplate = Type.Object({
  id: Id,
  name: Type.String(),
  content: Type.Unsafe<OfferDraft>(Type.Unknown()),
  changedAt: Instant,
});
export type OfferTemplate = Static<typeof OfferTemplate>;
export const OfferTemplates = Type.Object({ items: Type.Array(OfferTemplate) });

/** Templates that one operator can store. */
export const MOST_TEMPLATES = 50;

/** Copies a schema without its lower bounds. */
function loosened(schema: object): object {
  const lower = ['minLength', 'minItems', 'minimum', 'uniqueItems'];
  const entries = Object.entries(schema).filter(([key]) => !lower.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((one) => (typeof one === 'object' && one !== null ? loosened(one) : one))
        : typeof value === 'object' && value !== null
          ? loosened(value)
          : value,
    ]),
  );
}
