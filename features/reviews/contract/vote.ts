import { Type } from 'typebox';
import { closed } from '#features/schema.ts';

/** A reader says that a text helped, or takes it back. */
export const VoteBody = Type.Object(
  {
    useful: Type.Boolean(),
    browser: Type.Optional(
      Type.String({ format: 'uuid', description: 'Sin cuenta, un número al azar que guarda el navegador' }),
    ),
  },
  closed,
);

export const Votes = Type.Object({ useful: Type.Integer() });
