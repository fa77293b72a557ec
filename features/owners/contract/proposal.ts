import { type Static, Type } from 'typebox';
import { FACTS, type FactName, OneFact } from '#features/places/contract/place-facts.ts';
import { closed, Id, Instant, orNull, PageQuery, text } from '#features/schema.ts';

/** Facts that the team of a place changes at once. */
export const LIVE_FACTS = [
  'summary',
  'hours',
  'hoursNote',
  'phones',
  'whatsapp',
  'email',
  'website',
  'address',
  'fees',
  'paymentMeans',
  'languages',
  'activities',
  'access',
] as const satisfies readonly FactName[];

/** Facts that the region checks first, because another business could take over the page with them. */
export const CHECKED_FACTS = ['name', 'kind', 'register', 'position'] as const satisfies readonly FactName[];
export type CheckedFact = (typeof CHECKED_FACTS)[number];

/** A team moves its place by this many metres at once. The region checks a longer move. */
export const NEAR_METRES = 150;

export const isLive = (fact: FactName): boolean => (LIVE_FACTS as readonly FactName[]).includes(fact);
export const isChecked = (fact: FactName): fact is CheckedFact => (CHECKED_FACTS as readonly FactName[]).includes(fact);

export const PROPOSAL_STATES = ['waiting', 'accepted', 'refused', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export type ProposalAction = 'accept' | 'refuse' | 'withdraw';
const MOVES: Record<ProposalAction, ProposalState> = { accept: 'accepted', refuse: 'refused', withdraw: 'withdrawn' };

/** A decided proposal does not change any more. */
export const moveProposalState = (state: ProposalState, action: ProposalAction): ProposalState | null =>
  state === 'waiting' ? MOVES[action] : null;

export const Proposal = Type.Object({
  id: Id,
  fact: Type.Enum([...FACTS]),
  value: Type.Unknown(),
  state: Type.Enum([...PROPOSAL_STATES]),
  reason: orNull(Type.String()),
  proposedAt: Instant,
});
export type Proposal = Static<typeof Proposal>;

export const ProposeFact = Type.Object(
  {
    id: Id,
    base: Type.Unsafe<OneFact>(
      Type.Record(Type.String(), Type.Unknown(), {
        minProperties: 1,
        maxProperties: 1,
        description: 'El mismo dato como lo vio la persona',
      }),
    ),
    value: OneFact,
  },
  closed,
);
export type ProposeFact = Static<typeof ProposeFact>;

export const WaitingProposal = Type.Object({
  ...Proposal.properties,
  place: Type.Object({ id: Type.String(), slug: Type.String(), name: Type.String() }),
  by: orNull(Type.String()),
  /** The value that travellers see now. */
  now: Type.Unknown(),
});
export type WaitingProposal = Static<typeof WaitingProposal>;
export const WaitingProposals = Type.Object({ items: Type.Array(WaitingProposal), next: orNull(Type.String()) });

export const ProposalsQuery = Type.Object(PageQuery, closed);

export const DecideProposal = Type.Object(
  { action: Type.Enum(['accept', 'refuse']), reason: Type.Optional(text(500)) },
  closed,
);
