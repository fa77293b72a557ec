import { type Static, Type } from 'typebox';
import { ACCOUNT_STATES } from '#features/accounts/contract/account-states.ts';
import { STAFF_ROLES } from '#features/accounts/contract/actor.ts';
import { Can } from './can.ts';

const OrNull = Type.Union([Type.String(), Type.Null()]);
const Instant = Type.String({ format: 'date-time' });
const InstantOrNull = Type.Union([Instant, Type.Null()]);

/** What staff may do with an account. */
export const PERSON_ACTIONS = ['lock', 'unlock', 'suspend', 'reinstate', 'request_deletion'] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];

const head = {
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  state: Type.Enum([...ACCOUNT_STATES]),
  createdAt: Instant,
  lastSeenAt: InstantOrNull,
  /** Browsers in which the person is signed in. */
  sessions: Type.Integer(),
  staff: Type.Union([Type.Enum([...STAFF_ROLES]), Type.Null()]),
};
export const PersonHead = Type.Object(head);
export type PersonHead = Static<typeof PersonHead>;

export const PeoplePage = Type.Object({ items: Type.Array(PersonHead), next: OrNull });
export type PeoplePage = Static<typeof PeoplePage>;

export const PersonDetail = Type.Object({
  ...head,
  confirmedAt: InstantOrNull,
  secondFactor: Type.Boolean(),
  companies: Type.Integer(),
  devices: Type.Array(Type.Object({ name: Type.String(), since: Instant, seenAt: InstantOrNull })),
  /** The newest first. */
  history: Type.Array(Type.Object({ at: Instant, action: Type.String(), by: Type.String(), reason: OrNull })),
  /** What takes the second step away, and waits: until the email has left `dueAt` is null. */
  factorRemoval: Type.Union([
    Type.Object({ askedAt: Instant, dueAt: InstantOrNull, by: OrNull, reason: Type.String() }),
    Type.Null(),
  ]),
  can: Type.Object({
    lock: Can,
    unlock: Can,
    suspend: Can,
    reinstate: Can,
    endSessions: Can,
    removeFactors: Can,
    keepFactors: Can,
    request_deletion: Can,
  }),
});
export type PersonDetail = Static<typeof PersonDetail>;

export const Reason = Type.String({
  minLength: 4,
  maxLength: 500,
  pattern: '\\S',
  description: 'Queda en el registro',
});

export const MovePerson = Type.Object(
  { action: Type.Enum([...PERSON_ACTIONS]), reason: Reason },
  { additionalProperties: false },
);
export type MovePerson = Static<typeof MovePerson>;
