import { type TSchema, Type } from 'typebox';

export const Id = Type.String({ format: 'uuid' });

/** Calendar date such as `2026-04-30`. */
export const Day = Type.String({ format: 'date' });

/** RFC 3339, such as `2026-04-30T09:00:00Z`. */
export const Instant = Type.String({ format: 'date-time' });

/** Local time such as `09:30`. */
export const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

export const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

/** PostgreSQL refuses to compare an `integer` column with a larger parameter. */
export const MOST_INTEGER = 2_147_483_647;

export const PageQuery = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Elementos por página; 24 si no se indica' }),
  ),
  cursor: Type.Optional(Type.String({ maxLength: 200, description: 'El `next` de la página anterior' })),
};

export const IdParams = Type.Object({ id: Id });

export const OperatorParams = Type.Object({ operatorId: Id });

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const closed = { additionalProperties: false } as const;
