import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';

/**
 * With these keys agencies' systems sell an operator's places. Sales with a test key take no capacity and cost nothing.
 */

export const KEY_MODES = ['live', 'test'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

export const NewResellerKey = Type.Object(
  {
    reseller: Type.String({ minLength: 2, maxLength: 80, pattern: '\\S', description: 'Nombre de la agencia' }),
    mode: Type.Enum([...KEY_MODES], { description: '`test`: no ocupa lugares ni debe nada' }),
    netBps: Type.Integer({
      minimum: 0,
      maximum: 10_000,
      description: 'Precio neto: parte del precio al público que la agencia debe, en centésimas de por ciento',
    }),
  },
  { additionalProperties: false },
);
export type NewResellerKey = Static<typeof NewResellerKey>;

export const ResellerKeyView = Type.Object({
  id: Id,
  reseller: Type.String(),
  mode: Type.Enum([...KEY_MODES]),
  netBps: Type.Integer(),
  /** Last four characters of the key. */
  hint: Type.String(),
  madeAt: Instant,
  /** Time of the last use, recorded at most once a minute. */
  lastUsedAt: orNull(Instant),
  revokedAt: orNull(Instant),
});
export type ResellerKeyView = Static<typeof ResellerKeyView>;

export const ResellerKeys = Type.Object({
  /** URL of the OCTO routes. The agency enters this URL beside the key. */
  endpoint: Type.String(),
  items: Type.Array(ResellerKeyView),
  /**
   * Smallest net price at which the operator lets the region's keys sell, in hundredths of a percent of the price. Null
   * when the operator does not allow the region's keys.
   */
  regionFromBps: orNull(Type.Integer()),
});
export type ResellerKeys = Static<typeof ResellerKeys>;

export const AllowRegionKeys = Type.Object(
  { fromBps: orNull(Type.Integer({ minimum: 0, maximum: 10_000 })) },
  { additionalProperties: false },
);
export type AllowRegionKeys = Static<typeof AllowRegionKeys>;

export const MadeResellerKey = Type.Object({
  ...ResellerKeyView.properties,
  /** The secret key. Only this answer contains the key. */
  key: Type.String(),
});
export type MadeResellerKey = Static<typeof MadeResellerKey>;
