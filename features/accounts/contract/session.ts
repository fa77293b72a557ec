import { type Static, Type } from 'typebox';
import { closed, Instant, orNull } from '#features/schema.ts';
import { Email, GivenPassword, LinkKey } from './account.ts';
import { STAFF_ROLES } from './actor.ts';

export const TOKEN_MINUTES = 15;

/** A code may contain spaces and hyphens, which are ignored. */
export const Code = Type.String({
  minLength: 6,
  maxLength: 24,
  description: 'Código de la aplicación, o de recuperación',
});

export const SignInBody = Type.Object(
  {
    email: Email,
    password: GivenPassword,
    code: Type.Optional(Code),
    keepAccount: Type.Optional(
      Type.Boolean({ description: 'Deja sin efecto el borrado que se había pedido de la cuenta' }),
    ),
  },
  closed,
);
export type SignInBody = Static<typeof SignInBody>;

export const UseLinkBody = Type.Object({ key: LinkKey, code: Type.Optional(Code) }, closed);
export type UseLinkBody = Static<typeof UseLinkBody>;

/** The browser that signed up may omit `password`. */
export const ConfirmBody = Type.Object({ key: LinkKey, password: Type.Optional(GivenPassword) }, closed);
export type ConfirmBody = Static<typeof ConfirmBody>;

export const Session = Type.Object({
  token: Type.String({ description: 'Para la cabecera Authorization: Bearer …' }),
  expiresAt: Instant,
  person: Type.Object({
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    avatar: Type.Union([Type.String(), Type.Null()], { description: 'Dirección de la foto, si la hay' }),
    staff: orNull(Type.Enum([...STAFF_ROLES])),
    operators: Type.Array(Type.String(), { description: 'Operadores en cuyo equipo está' }),
    places: Type.Array(Type.String(), { description: 'Lugares en cuyo equipo está' }),
    secondFactor: Type.Boolean({ description: 'Esta sesión demostró un segundo paso' }),
  }),
});
export type Session = Static<typeof Session>;

export const SESSION_METHODS = ['password', 'link', 'passkey', 'confirmation'] as const;
export type SessionMethod = (typeof SESSION_METHODS)[number];

export const SessionView = Type.Object({
  id: Type.String(),
  device: Type.String({ description: '«Firefox en Android»; nunca un lugar' }),
  method: Type.Enum([...SESSION_METHODS]),
  secondFactor: Type.Boolean(),
  startedAt: Instant,
  seenAt: Instant,
  current: Type.Boolean({ description: 'La de este navegador' }),
});
export type SessionView = Static<typeof SessionView>;
export const Sessions = Type.Object({ items: Type.Array(SessionView) });
export type Sessions = Static<typeof Sessions>;

export const EndSessionsBody = Type.Object({ which: Type.Enum(['others', 'all']) }, closed);
export type EndSessionsBody = Static<typeof EndSessionsBody>;
export const EndedSessions = Type.Object({ ended: Type.Integer() });
export type EndedSessions = Static<typeof EndedSessions>;

export const PROOF_METHODS = ['password', 'code', 'passkey'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];
export const Proved = Type.Object({ provedUntil: Instant });
export type Proved = Static<typeof Proved>;
