import { type Static, Type } from 'typebox';
import { STAFF_ROLES } from '#features/accounts/contract/actor.ts';
import { Instant, orNull } from '#features/schema.ts';

export const Queue = Type.Object({
  name: Type.String(),
  title: Type.String(),
  count: Type.Integer(),
  oldestAt: orNull(Instant),
  target: orNull(Type.String()),
  late: Type.Integer(),
  link: Type.String(),
});
export type Queue = Static<typeof Queue>;

export const Overview = Type.Object({
  you: Type.Object({
    name: Type.String(),
    role: Type.Enum([...STAFF_ROLES]),
  }),
  queues: Type.Array(Queue),
  /** Problems of the site's configuration, for admins. */
  notices: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), text: Type.String() })),
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
