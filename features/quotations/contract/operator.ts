import { type Static, Type } from 'typebox';
import { ProgramStop } from '#features/operators/contract/plan-content.ts';
import { closed, Day, Id, Instant, orNull, text } from '#features/schema.ts';
import { CancelledLine } from './cancelled-line.ts';
import { OfferContent, type OfferDraft, OfferFacts, OfferFinding, OfferLine } from './offer.ts';
import { OfferChange } from './offer-change.ts';
import { QuotationContact, QuotationSource, QuotationWish } from './quotation.ts';
import { OFFER_ACTIONS, OfferStateSchema, QUOTATION_ACTORS, QuotationStateSchema } from './quotation-states.ts';

/** What an operator's people see of the requests they were sent, and how they answer. Money in minor units, moments as instants. */

/** Parts of the inbox: what waits for the operator, for the traveller, what was accepted, what is over. */
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
  /** The answer is wanted by then, and comes too late after `endsAt`; both count until the first answer. */
  answerDueAt: Instant,
  endsAt: Instant,
  viewedAt: orNull(Instant),
  firstAnsweredAt: orNull(Instant),
  /** Of the version that counts. */
  validUntil: orNull(Instant),
  /** Its own departures' places are held until then; null: none are. */
  optionUntil: orNull(Instant),
};

export const InboxRow = Type.Object({
  id: Id,
  reference: Type.String(),
  state: OfferStateSchema,
  title: Type.String(),
  /** Who asks; null once that person was erased. */
  name: orNull(Type.String()),
  people: Type.Integer(),
  begins: orNull(Day),
  ends: orNull(Day),
  areas: Type.Array(Type.String()),
  ...Clocks,
  version: Type.Integer(),
  hasDraft: Type.Boolean(),
  /** Of the version that counts; of what was accepted, what it comes to by now: without what was left out or went back. */
  total: orNull(Type.Integer()),
  currency: orNull(Type.String()),
  /** Messages of the traveller's that nobody has read. */
  unread: Type.Integer(),
});
export type InboxRow = Static<typeof InboxRow>;

export const Inbox = Type.Object({
  items: Type.Array(InboxRow),
  /** Of the first page. */
  counts: orNull(
    Type.Object({
      open: Type.Integer(),
      answered: Type.Integer(),
      accepted: Type.Integer(),
      over: Type.Integer(),
      /** Of the open ones, those that should have been answered by now. */
      late: Type.Integer(),
      /** Of whatever part, those with messages of the traveller's that nobody has read. */
      unread: Type.Integer(),
    }),
  ),
  next: orNull(Type.String()),
});
export type Inbox = Static<typeof Inbox>;

export const SentVersion = Type.Object({
  version: Type.Integer(),
  content: OfferContent,
  findings: Type.Array(OfferFinding),
  /** Why it was sent all the same. */
  override: orNull(Type.String()),
  facts: OfferFacts,
  total: Type.Integer(),
  currency: Type.String(),
  sentAt: Instant,
});
export type SentVersion = Static<typeof SentVersion>;

export const QuotationEvent = Type.Object({
  at: Instant,
  action: Type.String(),
  from: orNull(Type.String()),
  /** Null: it moved no state of the offer. */
  to: orNull(Type.String()),
  actor: Type.Enum([...QUOTATION_ACTORS]),
  /** Of this offer's own events; what was done to others is nobody else's. */
  note: orNull(Type.Record(Type.String(), Type.Unknown())),
});

/** What happens next, and whose turn it is; null: nothing more. */
export const Expected = Type.Object({
  what: Type.Enum(['answer', 'changes', 'decision', 'deposit', 'other_deposit']),
  of: Type.Enum(['operator', 'traveller']),
  until: orNull(Instant),
});
export type Expected = Static<typeof Expected>;

/** How an accepted offer is paid, minor units; null where there is no order, or it came to nothing. */
export const OfferPayment = Type.Object({
  total: Type.Integer(),
  paid: Type.Integer(),
  /** What is paid at once: everything, where nothing is left for later. */
  first: Type.Integer(),
  /** Everything was cancelled. */
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
    /** Address and telephone are the operator's to know once the offer was accepted. */
    contact: orNull(QuotationContact),
    createdAt: Instant,
    /** Whom the traveller chose, or whose turn it was. */
    assigned: Type.Enum(['chosen', 'rotation']),
    /** How many operators were asked, this one included. */
    asked: Type.Integer(),
    /** Pictures that came with the request. */
    files: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  }),
  ...Clocks,
  currency: Type.String(),
  /** As the operator's clock goes. */
  zone: Type.String(),
  version: Type.Integer(),
  draft: orNull(Type.Unsafe<OfferDraft>(Type.Unknown())),
  /** What the next draft is based on; it is said again when it is saved. */
  draftChangedAt: orNull(Instant),
  /** What an answer begins with when nothing was written: the request's own days, the operator's own plan. */
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

/** What is being written: of the right kind, but it may be too short, too few or not there yet. */
export const WrittenOffer = Type.Unsafe<OfferDraft>({ ...loosened(OfferContent), required: [] });

export const DraftBody = Type.Object(
  {
    draft: WrittenOffer,
    /** `draftChangedAt` of what it was written over; null: of nothing. Something newer is not overwritten. */
    over: orNull(Instant),
  },
  closed,
);
export const SavedDraft = Type.Object({ draftChangedAt: Instant });

export const OfferIssue = Type.Object({ path: Type.String(), code: Type.String(), message: Type.String() });
export const CheckBody = Type.Object({ draft: WrittenOffer }, closed);
export const CheckedOffer = Type.Object({
  /** To be corrected, or explained to the traveller in writing. */
  findings: Type.Array(OfferFinding),
  /** For the operator alone. */
  remarks: Type.Array(OfferFinding),
  /** What is missing before it can be sent. */
  issues: Type.Array(OfferIssue),
  /** Null: too little is written. */
  facts: orNull(OfferFacts),
  /** When the first of its own departures is no longer sold, and so the offer no longer to be had; null: it has none. */
  closesAt: orNull(Instant),
});
export type CheckedOffer = Static<typeof CheckedOffer>;

export const PlanLineBody = Type.Object(
  {
    departureId: Id,
    /** First day of the offer; null: the departure's own. */
    startDate: orNull(Day),
  },
  closed,
);
export const PlanLine = Type.Object({
  line: OfferLine,
  startDate: Day,
  currency: Type.String(),
  /** Places nobody has; null: without limit. */
  seatsLeft: orNull(Type.Integer()),
  /** The plan's own days, counted from the offer's first. */
  program: Type.Array(Type.Object({ day: Type.Integer(), title: Type.String(), stops: Type.Array(ProgramStop) })),
  /** What speaks against selling it to this party, in Spanish. */
  refusals: Type.Array(Type.String()),
});
export type PlanLine = Static<typeof PlanLine>;

export const SendBody = Type.Object(
  {
    /** The draft as it was saved then is what is sent. */
    draftChangedAt: Instant,
    /** Why it is sent although the engine found something: the traveller reads it. */
    override: orNull(text(1000, 10)),
    /** Total that the screen showed, minor units. */
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
/** `text` is what the traveller reads; of another reason than those listed it has to say which. */
export const DeclineBody = Type.Object({ code: Type.Enum([...DECLINE_CODES]), text: text(600) }, closed);
export const WithdrawBody = Type.Object({ text: text(600, 10) }, closed);

export const VersionDifference = Type.Object({
  version: SentVersion,
  /** Null: it is the first. */
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

/** Templates that one operator keeps. */
export const MOST_TEMPLATES = 50;

/** A schema without its lower bounds. */
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
