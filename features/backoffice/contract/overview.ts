import { type Static, Type } from 'typebox';
import { STAFF_ROLES } from '#features/accounts/contract/actor.ts';
import { Instant, orNull } from '#features/schema.ts';

/** Work that waits for somebody: how much, since when, until when it should be done, and where. */
export const Queue = Type.Object({
  name: Type.String(),
  title: Type.String(),
  count: Type.Integer(),
  /** Since when the oldest waits; null when nothing does. */
  oldestAt: orNull(Instant),
  /** "Se responde en 24 horas como máximo": what is promised. */
  target: orNull(Type.String()),
  /** How many are past it. */
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
  /** What is wrong with how the site is set up, for admins: in words, for whoever runs the server. */
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
