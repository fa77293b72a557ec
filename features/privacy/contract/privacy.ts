import { type Static, Type } from 'typebox';
import { Instant, orNull } from '#features/schema.ts';

/** Days after which a copy is deleted. */
export const COPY_DAYS = 7;
export const COPIES_A_DAY = 3;
export const ERASURE_WORDS = 'borrar mi cuenta';

export const COPY_STATES = ['waiting', 'working', 'ready', 'failed', 'over'] as const;

export const DataCopy = Type.Object({
  id: Type.String(),
  state: Type.Enum([...COPY_STATES], { description: '«over»: venció y la borramos' }),
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  askedAt: Instant,
  readyAt: orNull(Instant),
  expiresAt: orNull(Instant),
  bytes: orNull(Type.Integer()),
});
export type DataCopy = Static<typeof DataCopy>;

export const Holding = Type.Object({
  id: Type.String(),
  title: Type.String(),
  why: Type.String(),
  until: Type.String(),
  what: Type.Array(Type.String(), { description: 'Los datos, por su nombre' }),
  records: Type.Integer({ description: 'Cuántas anotaciones hay de esta persona' }),
});
export type Holding = Static<typeof Holding>;

export const PrivacyOverview = Type.Object({
  holdings: Type.Array(Holding),
  copy: Type.Union([DataCopy, Type.Null()], { description: 'La última que se pidió' }),
  erasure: Type.Object({
    graceDays: Type.Integer(),
    refusal: orNull(Type.String()),
  }),
});
export type PrivacyOverview = Static<typeof PrivacyOverview>;

export const EraseBody = Type.Object(
  { confirm: Type.Literal(ERASURE_WORDS, { description: 'Escrito por la persona' }) },
  { additionalProperties: false },
);
export type EraseBody = Static<typeof EraseBody>;

export const ErasureRequested = Type.Object({
  erasedAfter: Type.String({
    format: 'date-time',
    description: 'Hasta entonces se puede conservar la cuenta, entrando',
  }),
});
export type ErasureRequested = Static<typeof ErasureRequested>;
