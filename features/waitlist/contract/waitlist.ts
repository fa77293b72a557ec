import { type Static, Type } from 'typebox';
import { UNIT_TYPES, UnitCount } from '#features/operators/contract/unit.ts';
import { closed, Day, Id, Instant, orNull } from '#features/schema.ts';
import { WaitlistEnding, WaitlistStateSchema } from './waitlist-states.ts';

const Email = Type.String({ format: 'email', maxLength: 254 });

const party = {
  departureId: Id,
  units: Type.Array(UnitCount, { minItems: 1, maxItems: 12 }),
};

export const WaitlistParty = Type.Object(party, closed);
export type WaitlistParty = Static<typeof WaitlistParty>;

export const JoinWaitlist = Type.Object({ ...party, email: Email }, closed);
export type JoinWaitlist = Static<typeof JoinWaitlist>;

/** The same answer whether or not the email address is in the list. */
export const WaitlistEmailSent = Type.Object({ email: Type.String() });

export const WaitlistEntry = Type.Object({
  id: Id,
  state: WaitlistStateSchema,
  /** 1 for the first waiting party. Null unless the party waits. */
  position: orNull(Type.Integer({ minimum: 1 })),
  plan: Type.Object({ slug: Type.String(), title: Type.String() }),
  operator: Type.Object({ name: Type.String(), fictional: Type.Boolean() }),
  departure: Type.Object({
    /** Local day in `zone`. */
    date: Day,
    /** Local time "HH:MM". Null for any time in the opening hours. */
    time: orNull(Type.String()),
    cutoffAt: Instant,
    zone: Type.String(),
  }),
  party: Type.Array(Type.Object({ type: Type.Enum([...UNIT_TYPES]), quantity: Type.Integer() })),
  email: Type.String(),
  /** Places that are held for the party until `until`. Null without an open offer. */
  offer: orNull(
    Type.Object({
      orderId: Id,
      /** Opens the order. */
      secret: Type.String(),
      until: Instant,
      /** Minor units, taxes included. */
      total: Type.Integer(),
      currency: Type.String(),
    }),
  ),
  /** Null unless the state is `ended`. */
  endedFor: orNull(WaitlistEnding),
});
export type WaitlistEntry = Static<typeof WaitlistEntry>;

export const WaitlistEntries = Type.Object({ items: Type.Array(WaitlistEntry) });
