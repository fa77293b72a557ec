import { type Static, Type } from 'typebox';
import { PLACE_ROLES, type PlaceRole } from '#features/accounts/contract/actor.ts';
import { closed, Id, Instant } from '#features/schema.ts';

export const PLACE_INVITATION_DAYS = 7;

/** The secret of an invitation, or of a link that confirms the hours. */
export const OWNER_SECRET_HEADER = 'vereda-owner-secret';
export const OwnerSecretHeaders = Type.Object({ [OWNER_SECRET_HEADER]: Type.String({ pattern: '^[\\w-]{43}$' }) });

export const PLACE_ROLE_WORDS: Record<PlaceRole, { name: string; may: string }> = {
  owner: { name: 'Dueña o dueño', may: 'Cambia la ficha y maneja el equipo.' },
  editor: { name: 'Ayudante', may: 'Cambia la ficha y avisa a los viajeros. No maneja el equipo.' },
};

export const PlaceTeam = Type.Object({
  items: Type.Array(
    Type.Object({
      accountId: Id,
      name: Type.String(),
      email: Type.String(),
      role: Type.Enum([...PLACE_ROLES]),
      addedAt: Instant,
      you: Type.Boolean(),
    }),
  ),
  invitations: Type.Array(
    Type.Object({
      id: Id,
      email: Type.String(),
      role: Type.Enum([...PLACE_ROLES]),
      state: Type.Enum(['waiting', 'expired']),
      expiresAt: Instant,
    }),
  ),
});
export type PlaceTeam = Static<typeof PlaceTeam>;

export const InvitePlaceMember = Type.Object(
  { email: Type.String({ format: 'email', maxLength: 254 }), role: Type.Enum([...PLACE_ROLES]) },
  closed,
);
export const ChangePlaceMember = Type.Object({ role: Type.Enum([...PLACE_ROLES]) }, closed);

export const PlaceInvitationView = Type.Object({
  email: Type.String(),
  role: Type.Enum([...PLACE_ROLES]),
  place: Type.Object({ id: Id, name: Type.String() }),
  expiresAt: Instant,
});
export type PlaceInvitationView = Static<typeof PlaceInvitationView>;
