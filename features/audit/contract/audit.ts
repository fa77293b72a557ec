import { type Static, Type } from 'typebox';
import { closed, Day, Instant, orNull } from '#features/schema.ts';

export const AuditEvent = Type.Object({
  id: Type.String(),
  at: Instant,
  actor: Type.Union([
    Type.Object({
      id: Type.String(),
      name: Type.Union([Type.String(), Type.Null()], { description: 'Null si la cuenta se borró' }),
      role: orNull(Type.String()),
    }),
    Type.Null({ description: 'El sitio mismo, o una orden en el servidor' }),
  ]),
  action: Type.String(),
  title: Type.String(),
  subject: Type.Object({ kind: Type.String(), id: Type.String(), name: Type.String() }),
  reason: orNull(Type.String()),
  changes: Type.Array(
    Type.Object({ name: Type.String(), before: orNull(Type.String()), after: orNull(Type.String()) }),
  ),
});
export type AuditEvent = Static<typeof AuditEvent>;

export const AuditPage = Type.Object({ items: Type.Array(AuditEvent), next: orNull(Type.String()) });
export type AuditPage = Static<typeof AuditPage>;

export const auditFilters = {
  actor: Type.Optional(Type.String({ format: 'uuid', description: 'La cuenta de quien lo hizo' })),
  action: Type.Optional(
    Type.String({ pattern: '^[a-z_.]{1,80}$', description: 'Una acción, o el comienzo de varias: `policies.`' }),
  ),
  kind: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$', description: 'Clase de cosa' })),
  subject: Type.Optional(
    Type.String({ minLength: 1, maxLength: 80, description: 'Identificador de la cosa; pide `kind`' }),
  ),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
};
export const AuditFilters = Type.Object(auditFilters, closed);
export type AuditFilters = Static<typeof AuditFilters>;

export const MOST_LINES = 20_000;
