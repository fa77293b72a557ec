import { type Static, Type } from 'typebox';
import { PLACE_ROLES } from '#features/accounts/contract/actor.ts';
import { PLACE_CLAIMS } from '#features/places/contract/claim-states.ts';
import { FACTS, OneFact, PlaceFacts } from '#features/places/contract/place-facts.ts';
import { RegionPlace } from '#features/places/contract/region.ts';
import { closed, Day, Id, orNull } from '#features/schema.ts';
import { ClaimedPlace, OwnClaim } from './claim.ts';
import { Proposal } from './proposal.ts';

export const PLACE_TASKS = [
  'report',
  'question',
  'review',
  'hours',
  'confirm',
  'contact',
  'fees',
  'payment',
  'summary',
  'access',
] as const;
export type PlaceTaskKind = (typeof PLACE_TASKS)[number];

/** In the order of the harm to a traveller. `report`: a traveller says that a fact is wrong. `question` and `review`: one waits for an answer. `hours`: the hours are unknown. `confirm`: the hours are old. */
export const PlaceTask = Type.Object({ kind: Type.Enum([...PLACE_TASKS]) });
export type PlaceTask = Static<typeof PlaceTask>;

/** Tasks that the home shows. */
export const MOST_TASKS = 3;

export const OwnPlaces = Type.Object({
  items: Type.Array(
    Type.Object({
      ...ClaimedPlace.properties,
      role: Type.Enum([...PLACE_ROLES]),
      claim: Type.Enum([...PLACE_CLAIMS]),
      tasks: Type.Integer({ description: 'Cosas que puede hacer hoy' }),
    }),
  ),
  /** Open claims, and claims that the region refused in the last month. */
  claims: Type.Array(OwnClaim),
});
export type OwnPlaces = Static<typeof OwnPlaces>;

export const OwnedPlaceParams = Type.Object({ placeId: Id });

export const OwnedPlace = Type.Object({
  role: Type.Enum([...PLACE_ROLES]),
  claim: Type.Enum([...PLACE_CLAIMS]),
  /** The history has only the changes of the team. */
  place: RegionPlace,
  today: Day,
  hoursConfirmedOn: orNull(Day),
  /** Day on which the region checked the register number. */
  registerCheckedOn: orNull(Day),
  tasks: Type.Array(PlaceTask),
  /** Items that wait for an answer of the team. */
  waiting: Type.Object({ questions: Type.Integer(), reviews: Type.Integer() }),
  /** Facts that the team changed or confirmed today. */
  done: Type.Array(Type.Enum([...FACTS])),
  /** The position before the moves of the team. The region checks a move away from it by more than 150 m. */
  positionFrom: PlaceFacts.properties.position,
  proposals: Type.Array(Proposal, { description: 'Los que esperan, y los que la región rechazó en el último mes' }),
});
export type OwnedPlace = Static<typeof OwnedPlace>;

export const ChangeOwnedFact = Type.Object(
  {
    base: Type.Unsafe<OneFact>(
      Type.Record(Type.String(), Type.Unknown(), {
        minProperties: 1,
        maxProperties: 1,
        description: 'El mismo dato como lo vio la persona que lo cambia',
      }),
    ),
    value: OneFact,
  },
  closed,
);
export type ChangeOwnedFact = Static<typeof ChangeOwnedFact>;
