import { type Static, Type } from 'typebox';
import { ProgramStop } from '#features/operators/contract/plan-content.ts';
import { closed, Day, Id, Instant, orNull, text } from '#features/schema.ts';
import { CancelledLine } from './cancelled-line.ts';
import { OfferContent, type OfferDraft, OfferFacts, OfferFinding, OfferLine, SentVersion } from './offer.ts';
import { OfferChange } from './offer-change.ts';
import { QuotationContact, QuotationSource, QuotationWish } from './quotation.ts';
import { OFFER_ACTIONS, OfferStateSchema, QUOTATION_ACTORS, QuotationStateSchema } from './quotation-states.ts';

/** Money is in minor units. */

/** In `open`, the operator has to act. In `answered`, the traveller has to act. */
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
    unread: Type.Optional(Type.Boolean({ description: 'Solo aquellas con mensajes del viajero sin leer' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ maxLength: 200, description: 'El `next` de la página anterior' })),
  },
  closed,
);
export type InboxQuery = Static<typeof InboxQuery>;

const Clocks = {
  askedAt: Instant,
  /** The first answer is due at `answerDueAt`. The server refuses answers after `endsAt`. */
  answerDueAt: Instant,
  endsAt: Instant,
  viewedAt: orNull(Instant),
  firstAnsweredAt: orNull(Instant),
  validUntil: orNull(Instant),
  /** End of the hold of seats. */
  optionUntil: orNull(Instant),
};

export const InboxRow = Type.Object({
  id: Id,
  reference: Type.String(),
  state: OfferStateSchema,
  title: Type.String(),
  /** Null after the traveller's data was erased. */
  name: orNull(Type.String()),
  people: Type.Integer(),
  begins: orNull(Day),
  ends: orNull(Day),
  areas: Type.Array(Type.String()),
  ...Clocks,
  version: Type.Integer(),
  hasDraft: Type.Boolean(),
  /**
   * After the acceptance, the total includes later changes and leaves out lines that were not accepted or were
   * refunded.
   */
  total: orNull(Type.Integer()),
  currency: orNull(Type.String()),
  unread: Type.Integer(),
});
export type InboxRow = Static<typeof InboxRow>;

export const Inbox = Type.Object({
  items: Type.Array(InboxRow),
  /** The first page has counts, and all other pages have null. */
  counts: orNull(
    Type.Object({
      open: Type.Integer(),
      answered: Type.Integer(),
      accepted: Type.Integer(),
      over: Type.Integer(),
      late: Type.Integer(),
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
  /** New state of the offer. Null if the event did not change the state. */
  to: orNull(Type.String()),
  actor: Type.Enum([...QUOTATION_ACTORS]),
  note: orNull(Type.Record(Type.String(), Type.Unknown())),
});

export const Expected = Type.Object({
  what: Type.Enum(['answer', 'changes', 'decision', 'deposit', 'other_deposit']),
  of: Type.Enum(['operator', 'traveller']),
  until: orNull(Instant),
});
export type Expected = Static<typeof Expected>;

export const OfferPayment = Type.Object({
  total: Type.Integer(),
  paid: Type.Integer(),
  first: Type.Integer(),
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
    contact: orNull(QuotationContact),
    createdAt: Instant,
    /**
     * `chosen` means that the traveller named the operators. `rotation` means that the rotation selected the operators.
     */
    assigned: Type.Enum(['chosen', 'rotation']),
    asked: Type.Integer(),
    files: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  }),
  ...Clocks,
  currency: Type.String(),
  /** IANA time zone of the operator. */
  zone: Type.String(),
  version: Type.Integer(),
  draft: Type.Unsafe<OfferDraft | null>(Type.Unknown()),
  /** The editor sends this time with the next draft. */
  draftChangedAt: orNull(Instant),
  /** The editor starts with this draft if no draft is stored. */
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

/** Fields may be missing or too short, but their values have the right type. */
export const WrittenOffer = Type.Unsafe<OfferDraft>({ ...loosened(OfferContent), required: [] });

export const DraftBody = Type.Object(
  {
    draft: WrittenOffer,
    /** `draftChangedAt` of the draft that is replaced. The server refuses to replace a newer draft. */
    over: orNull(Instant),
  },
  closed,
);
export const SavedDraft = Type.Object({ draftChangedAt: Instant });

export const OfferIssue = Type.Object({ path: Type.String(), code: Type.String(), message: Type.String() });
export const CheckBody = Type.Object({ draft: WrittenOffer }, closed);
export const CheckedOffer = Type.Object({
  /** Problems that the operator must solve or explain to the traveller. */
  findings: Type.Array(OfferFinding),
  /** Hints that only the operator sees. */
  remarks: Type.Array(OfferFinding),
  /** Missing or wrong fields, which prevent sending. */
  issues: Type.Array(OfferIssue),
  facts: orNull(OfferFacts),
  /** Time at which sales of the first departure close. */
  closesAt: orNull(Instant),
});
export type CheckedOffer = Static<typeof CheckedOffer>;

export const PlanLineBody = Type.Object(
  {
    departureId: Id,
    /** First day of the offer. If null, the offer starts on the day of the departure. */
    startDate: orNull(Day),
  },
  closed,
);
export const PlanLine = Type.Object({
  line: OfferLine,
  startDate: Day,
  currency: Type.String(),
  /** Free seats. Null means unlimited seats. */
  seatsLeft: orNull(Type.Integer()),
  /** Days of the plan, counted from the first day of the offer. */
  program: Type.Array(Type.Object({ day: Type.Integer(), title: Type.String(), stops: Type.Array(ProgramStop) })),
  refusals: Type.Array(Type.String()),
});
export type PlanLine = Static<typeof PlanLine>;

export const SendBody = Type.Object(
  {
    draftChangedAt: Instant,
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
/** The traveller sees `text`. The code `other` requires a text. */
export const DeclineBody = Type.Object({ code: Type.Enum([...DECLINE_CODES]), text: text(600) }, closed);
export const WithdrawBody = Type.Object({ text: text(600, 10) }, closed);

export const MovedOffer = Type.Object({ state: OfferStateSchema });

export const VersionDifference = Type.Object({
  version: SentVersion,
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

export const MOST_TEMPLATES = 50;

/** With `isMembers`, the keys are names of fields and must all stay. */
function loosened(schema: object, isMembers = false): object {
  const lower = ['minLength', 'minItems', 'minimum', 'uniqueItems'];
  const entries = Object.entries(schema).filter(([key]) => isMembers || !lower.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((one) => (typeof one === 'object' && one !== null ? loosened(one) : one))
        : typeof value === 'object' && value !== null
          ? loosened(value, key === 'properties' && !isMembers)
          : value,
    ]),
  );
}
