import { type Static, Type } from 'typebox';
import { STAFF_ROLES } from '#features/accounts/contract/actor.ts';
import { Instant, orNull } from '#features/schema.ts';

/** Work that waits for staff: how much, since when, its deadline, and where it is listed. */
export const Queue = Type.Object({
  name: Type.String(),
  title: Type.String(),
  count: Type.Integer(),
  /** Time of the oldest item; null when there is none. */
  oldestAt: orNull(Instant),
  /** "Se responde en 24 horas como máximo": the promised time. */
  target: orNull(Type.String()),
  /** Number of items past it. */
  late: Type.Integer(),
  /** Path of the screen that lists them. */
  link: Type.String(),
});
export type Queue = Static<typeof Queue>;

export const Overview = Type.Object({
  you: Type.Object({
    name: Type.String(),
    role: Type.Enum([...STAFF_ROLES]),
  }),
  queues: Type.Array(Queue),
  /** Problems of the site's configuration, for admins, in words for the person who runs the server. */
  notices: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), text: Type.String() })),
  /** The last changes, for admins. */
  changes: Type.Array(
    Type.Object({
      id: Type.String(),
      at: Instant,
      title: Type.String(),
      about: Type.String({ description: 'La cosa que cambió, como se llama' }),
      by: orNull(Type.String()),
    }),
  ),
});
export type Overview = Static<typeof Overview>;
