import { type Static, Type } from 'typebox';
import { ACCOUNT_STATES } from '#features/accounts/contract/account-states.ts';
import { STAFF_ROLES } from '#features/accounts/contract/actor.ts';
import { closed, Instant, orNull } from '#features/schema.ts';
import { Can } from './can.ts';

export const PERSON_ACTIONS = ['lock', 'unlock', 'suspend', 'reinstate', 'request_deletion'] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];

const summary = {
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  state: Type.Enum([...ACCOUNT_STATES]),
  createdAt: Instant,
  lastSeenAt: orNull(Instant),
  sessions: Type.Integer(),
  staff: orNull(Type.Enum([...STAFF_ROLES])),
};
export const PersonSummary = Type.Object(summary);
export type PersonSummary = Static<typeof PersonSummary>;

export const PeoplePage = Type.Object({ items: Type.Array(PersonSummary), next: orNull(Type.String()) });
export type PeoplePage = Static<typeof PeoplePage>;

export const PersonDetail = Type.Object({
  ...summary,
  confirmedAt: orNull(Instant),
  secondFactor: Type.Boolean(),
  /** Places whose profile the person edits. */
  companies: Type.Integer(),
  /** Operators to whose team the person belongs. */
  operators: Type.Integer(),
  devices: Type.Array(Type.Object({ name: Type.String(), since: Instant, seenAt: orNull(Instant) })),
  history: Type.Array(
    Type.Object({ at: Instant, action: Type.String(), by: Type.String(), reason: orNull(Type.String()) }),
  ),
  /** `dueAt` is null until the person has got the email about the removal. */
  factorRemoval: orNull(
    Type.Object({ askedAt: Instant, dueAt: orNull(Instant), by: orNull(Type.String()), reason: Type.String() }),
  ),
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

const Reason = Type.String({
  minLength: 4,
  maxLength: 500,
  pattern: '\\S',
  description: 'Queda en el registro',
});

export const ReasonBody = Type.Object({ reason: Reason }, closed);

export const MovePerson = Type.Object({ action: Type.Enum([...PERSON_ACTIONS]), reason: Reason }, closed);
export type MovePerson = Static<typeof MovePerson>;
