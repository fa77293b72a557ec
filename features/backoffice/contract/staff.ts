import { type Static, Type } from 'typebox';
import { STAFF_ROLES, type StaffRole } from '#features/accounts/contract/actor.ts';
import { closed, Instant, orNull } from '#features/schema.ts';
import { Can } from './can.ts';

const Role = Type.Enum([...STAFF_ROLES]);

export const INVITATION_DAYS = 7;

export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, { name: string; may: string }>> = {
  admin: { name: 'Administración', may: 'Todo: ajustes, equipo, cuentas y registro. Pide un segundo paso al entrar.' },
  moderator: { name: 'Moderación', may: 'Reclamos, comentarios, preguntas, fotos y cuentas.' },
  editor: { name: 'Edición', may: 'Itinerarios, cierres y contenidos.' },
};

export const StaffMember = Type.Object({
  accountId: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: Role,
  /** An admin without a second factor cannot work. */
  secondFactor: Type.Boolean(),
  addedAt: Instant,
  addedBy: orNull(Type.String()),
  lastSeenAt: orNull(Instant),
  you: Type.Boolean(),
  can: Type.Object({ change: Can, remove: Can }),
});
export type StaffMember = Static<typeof StaffMember>;

export const StaffInvitation = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: Role,
  state: Type.Enum(['waiting', 'expired']),
  invitedAt: Instant,
  invitedBy: orNull(Type.String()),
  sentAt: orNull(Instant),
  expiresAt: Instant,
});
export type StaffInvitation = Static<typeof StaffInvitation>;

export const Staff = Type.Object({
  items: Type.Array(StaffMember),
  invitations: Type.Array(StaffInvitation),
  can: Type.Object({ invite: Can }),
});
export type Staff = Static<typeof Staff>;

export const InviteStaff = Type.Object(
  {
    email: Type.String({ format: 'email', maxLength: 254 }),
    role: Role,
  },
  closed,
);
export type InviteStaff = Static<typeof InviteStaff>;

export const ChangeStaff = Type.Object({ role: Role }, closed);

export const OpenedInvitation = Type.Object({
  email: Type.String(),
  role: Role,
  invitedBy: orNull(Type.String()),
  expiresAt: Instant,
});
export type OpenedInvitation = Static<typeof OpenedInvitation>;
