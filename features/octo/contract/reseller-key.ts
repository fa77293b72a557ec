import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';

/** Agencies' systems sell places with these keys. Sales with a test key take no capacity and cost nothing. */

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
  hint: Type.String(),
  madeAt: Instant,
  /** Recorded at most once a minute. */
  lastUsedAt: orNull(Instant),
  revokedAt: orNull(Instant),
});
export type ResellerKeyView = Static<typeof ResellerKeyView>;

export const ResellerKeys = Type.Object({
  /** URL of the OCTO routes, for the agency. */
  endpoint: Type.String(),
  items: Type.Array(ResellerKeyView),
  /**
   * Smallest net price for the region's keys, where 10,000 is the public price. Null if the region's keys are not
   * allowed.
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
  /** Only this answer contains the secret key. */
  key: Type.String(),
});
export type MadeResellerKey = Static<typeof MadeResellerKey>;
