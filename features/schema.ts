import { type TSchema, Type } from 'typebox';

/** A UUID. */
export const Id = Type.String({ format: 'uuid' });

/** A date of the calendar: `2026-04-30`. */
export const Day = Type.String({ format: 'date' });

/** A point in time with its offset, RFC 3339: `2026-04-30T09:00:00Z`. */
export const Instant = Type.String({ format: 'date-time' });

/** A time of day by the local clock: `09:30`. */
export const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

export const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

/** Largest value of an `integer` column. PostgreSQL refuses to compare the column with a larger parameter. */
export const MOST_INTEGER = 2_147_483_647;

/** Query parameters of a newest-first list in pages. */
export const PageQuery = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Elementos por página; 24 si no se indica' }),
  ),
  cursor: Type.Optional(Type.String({ maxLength: 200, description: 'El `next` de la página anterior' })),
};

/** Parameters of a path that ends in an id. */
export const IdParams = Type.Object({ id: Id });

/** Parameters of a path below an operator. */
export const OperatorParams = Type.Object({ operatorId: Id });

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Options of an object that refuses members it does not declare. */
export const closed = { additionalProperties: false } as const;
