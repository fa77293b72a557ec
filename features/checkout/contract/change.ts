import { type Static, Type } from 'typebox';
import { UNIT_TYPES, UnitCount } from '#features/operators/contract/unit.ts';
import { closed, Day, Id, Instant, orNull } from '#features/schema.ts';

/** A booking that goes to another date: what crosses the wire. Money in minor units of the order's currency, instants in UTC. */

/** Why: the traveller asks for it; the departure does not go; the operator asks for it. */
export const CHANGE_KINDS = ['amend', 'called_off', 'proposal'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CHANGE_STATES = ['open', 'done', 'lapsed', 'refused'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** A change that waits for something: for money (`amend`), or for the traveller's word. */
export const OpenChange = Type.Object({
  id: Id,
  kind: Type.Enum([...CHANGE_KINDS]),
  /** Without an answer until then: nothing changes; of a departure that was called off, everything goes back. */
  until: Instant,
  /** Where places are held; null: nowhere, the traveller chooses. */
  to: orNull(Type.Object({ departureId: Id, localDate: Day, localTime: orNull(Type.String()), startsAt: Instant })),
  /** To be paid first, under this number of an instalment. */
  charge: Type.Integer(),
  instalment: orNull(Type.Integer()),
  /** What the operator wrote. */
  reason: orNull(Type.String()),
});
export type OpenChange = Static<typeof OpenChange>;

export const ChangeDatesQuery = Type.Object(
  {
    from: Type.Optional(Day),
    units: Type.Optional(
      Type.String({ maxLength: 600, pattern: '^[0-9a-f-]{36}:\\d{1,2}(,[0-9a-f-]{36}:\\d{1,2})*$' }),
    ),
  },
  closed,
);

export const ChangeDate = Type.Object({
  departureId: Id,
  localDate: Day,
  localTime: orNull(Type.String()),
  startsAt: Instant,
  /** Places nobody has, for this party's comfort; null: without limit. */
  left: orNull(Type.Integer()),
  total: Type.Integer(),
  /** Against the price as it stands; 0 where it is not the traveller's wish. */
  difference: Type.Integer(),
  /** Its places are kept for this booking. */
  held: Type.Boolean(),
  /** The departure of now, for other people. */
  current: Type.Boolean(),
});
export type ChangeDate = Static<typeof ChangeDate>;

export const ChangeDates = Type.Object({
  currency: Type.String(),
  /** The last moment at which this booking may be changed. */
  until: Instant,
  /** What the party may be made of. */
  units: Type.Array(
    Type.Object({
      unitId: Id,
      type: Type.Enum([...UNIT_TYPES]),
      name: Type.String(),
      quantity: Type.Integer(),
    }),
  ),
  mostUnits: orNull(Type.Integer()),
  items: Type.Array(ChangeDate),
});
export type ChangeDates = Static<typeof ChangeDates>;

export const QuoteChangeBody = Type.Object(
  {
    departureId: Id,
    /** Null: the same people. */
    units: orNull(Type.Array(UnitCount, { minItems: 1, maxItems: 12 })),
  },
  closed,
);
export type QuoteChangeBody = Static<typeof QuoteChangeBody>;

/** What would move, to the minor unit, if it is taken until then. */
export const ChangeOffer = Type.Object({
  id: Id,
  currency: Type.String(),
  oldTotal: Type.Integer(),
  newTotal: Type.Integer(),
  charge: Type.Integer(),
  refund: Type.Integer(),
  kept: Type.Integer(),
  later: Type.Integer(),
  localDate: Day,
  localTime: orNull(Type.String()),
  /** Of the price, the most that comes back when the new date is cancelled by wish, hundredths of a percent. */
  mostBackBps: Type.Integer(),
  validUntil: Instant,
});
export type ChangeOffer = Static<typeof ChangeOffer>;

export const TakeChangeBody = Type.Object(
  {
    /** Made by the browser: sent again, it is the same change. */
    uuid: Id,
    quoteId: Id,
  },
  closed,
);
export type TakeChangeBody = Static<typeof TakeChangeBody>;

/** The traveller's word on what the operator asks, or on a departure that does not go. */
export const ChooseBody = Type.Object(
  {
    changeId: Id,
    /** `refund`: everything goes back (called off). `keep`: the date stays (proposal). */
    take: Type.Enum(['move', 'refund', 'keep']),
    /** For `move`, where it is another one than where places are held. */
    departureId: Type.Optional(Id),
  },
  closed,
);
export type ChooseBody = Static<typeof ChooseBody>;
