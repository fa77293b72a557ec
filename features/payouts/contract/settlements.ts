import { type Static, Type } from 'typebox';
import { Instant } from '#features/schema.ts';

/**
 * A settlement is a payout of the card provider to the region. All amounts are in minor units of the currency in the
 * same object.
 */

export const SETTLEMENT_STATES = ['on_way', 'paid', 'failed'] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

export const SETTLEMENT_STATE_WORDS: Record<SettlementState, string> = {
  on_way: 'En camino',
  paid: 'En la cuenta',
  failed: 'No llegó',
};

export const SETTLEMENT_TROUBLES = ['unknown_payment', 'amount_differs', 'fee_differs', 'unexplained'] as const;
export type SettlementTrouble = (typeof SETTLEMENT_TROUBLES)[number];

export const SETTLEMENT_TROUBLE_WORDS: Record<SettlementTrouble, string> = {
  unknown_payment: 'Un pago que aquí no existe',
  amount_differs: 'Otro importe que el de aquí',
  fee_differs: 'Otra comisión del proveedor que la dicha al cobrar',
  unexplained: 'Un movimiento sin pago',
};

export const Settlement = Type.Object({
  id: Type.String(),
  provider: Type.String(),
  currency: Type.String(),
  amount: Type.Integer(),
  state: Type.Enum([...SETTLEMENT_STATES]),
  arrivesAt: Instant,
  captured: Type.Integer(),
  refunded: Type.Integer(),
  disputed: Type.Integer(),
  fees: Type.Integer(),
  other: Type.Integer(),
  lines: Type.Integer(),
  troubles: Type.Array(Type.Object({ trouble: Type.Enum([...SETTLEMENT_TROUBLES]), lines: Type.Integer() })),
});
export type Settlement = Static<typeof Settlement>;

export const RegionSettlements = Type.Object({
  provider: Type.String(),
  held: Type.Array(Type.Object({ currency: Type.String(), amount: Type.Integer() })),
  settlements: Type.Array(Settlement),
  /** `true` if the list leaves out older settlements. */
  more: Type.Boolean(),
});
export type RegionSettlements = Static<typeof RegionSettlements>;
