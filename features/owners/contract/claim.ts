import { type Static, Type } from 'typebox';
import { PLACE_ROLES } from '#features/accounts/contract/actor.ts';
import { PLACE_CLAIMS } from '#features/places/contract/claim-states.ts';
import { Poster } from '#features/places/contract/place.ts';
import { closed, Id, Instant, orNull, text } from '#features/schema.ts';
import { CLAIM_STATES } from './claim-states.ts';

export const CLAIM_PROOFS = ['email', 'phone', 'document'] as const;
export type ClaimProof = (typeof CLAIM_PROOFS)[number];

export const MOST_CLAIM_DOCUMENTS = 10;

export const ClaimedPlace = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  kindLabel: Type.String(),
  district: orNull(Type.String()),
  poster: Poster,
});
export type ClaimedPlace = Static<typeof ClaimedPlace>;

export const ClaimWaysQuery = Type.Object({ place: text(200, 1) }, closed);

export const ClaimWays = Type.Object({
  place: ClaimedPlace,
  claim: Type.Enum([...PLACE_CLAIMS]),
  /** The person's own open claim on this place. */
  own: orNull(Id),
  role: orNull(Type.Enum([...PLACE_ROLES])),
  email: orNull(Type.String({ description: 'Dominio del correo que prueba, como «museo.pe»' })),
  phone: orNull(Type.String({ description: 'Teléfono de la ficha, con las cifras del medio tapadas' })),
  register: Type.Object({ name: Type.String(), label: Type.String() }),
});
export type ClaimWays = Static<typeof ClaimWays>;

export const RequestClaim = Type.Object(
  {
    id: Id,
    place: Id,
    proof: Type.Enum([...CLAIM_PROOFS]),
    email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
    registerNumber: Type.Optional(text(60, 2)),
    note: Type.Optional(text(300)),
  },
  closed,
);
export type RequestClaim = Static<typeof RequestClaim>;

export const ClaimDocument = Type.Object({ id: Id, name: Type.String(), addedAt: Instant });

const claimParts = {
  id: Id,
  place: ClaimedPlace,
  state: Type.Enum([...CLAIM_STATES]),
  proof: Type.Enum([...CLAIM_PROOFS]),
  proved: Type.Boolean(),
  disputes: Type.Boolean({ description: 'El lugar ya tenía dueño' }),
  email: orNull(Type.String()),
  registerNumber: orNull(Type.String()),
  note: orNull(Type.String()),
  documents: Type.Array(ClaimDocument),
  reason: orNull(Type.String()),
  requestedAt: Instant,
  decidedAt: orNull(Instant),
};

export const OwnClaim = Type.Object({
  ...claimParts,
  /** With the middle digits hidden. */
  phone: orNull(Type.String()),
});
export type OwnClaim = Static<typeof OwnClaim>;

export const ProveClaim = Type.Object({ code: Type.String({ pattern: '^[\\d\\s-]{8,16}$' }) }, closed);

export const WaitingClaim = Type.Object({
  ...claimParts,
  person: Type.Object({ id: Type.String(), name: Type.String(), email: Type.String() }),
  phone: orNull(Type.String({ description: 'El teléfono de la ficha, al que llama la región' })),
  website: orNull(Type.String()),
  code: orNull(Type.String({ description: 'El código que se lee por teléfono' })),
  /** The present owners, if the place is claimed. */
  owners: Type.Array(Type.Object({ name: Type.String(), email: Type.String() })),
});
export type WaitingClaim = Static<typeof WaitingClaim>;

export const WaitingClaims = Type.Object({ items: Type.Array(WaitingClaim), next: orNull(Type.String()) });
export type WaitingClaims = Static<typeof WaitingClaims>;

export const DecideClaim = Type.Object(
  {
    action: Type.Enum(['approve', 'refuse']),
    reason: Type.Optional(text(500)),
    /** Only for a dispute that is approved. Otherwise the claimant takes the place of the present team. */
    keepsTeam: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type DecideClaim = Static<typeof DecideClaim>;
