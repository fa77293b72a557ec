import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';

/** Agencies' systems sell seats with these keys. A sale with a test key takes no capacity and costs nothing. */

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
  lastUsedAt: orNull(Instant),
  revokedAt: orNull(Instant),
});
export type ResellerKeyView = Static<typeof ResellerKeyView>;

export const ResellerKeys = Type.Object({
  endpoint: Type.String(),
  items: Type.Array(ResellerKeyView),
  /**
   * The smallest net price that the operator allows for keys of the region, where 10,000 is the public price. Null
   * means that the operator allows no keys of the region.
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
  /** The secret key. No other response contains it. */
  key: Type.String(),
});
export type MadeResellerKey = Static<typeof MadeResellerKey>;
