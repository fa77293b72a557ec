import { type Static, Type } from 'typebox';
import { ON_SITE_MEANS } from '#features/payments/contract/on-site.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { CommissionInvoice, PayeeAccount } from './invoices.ts';
import { TRANSFER_ACTIONS, TRANSFER_STATES } from './payout-states.ts';

/** All amounts are in minor units of the currency in the same object. */

export const OpenBalance = Type.Object({
  currency: Type.String(),
  /** The amount that cannot be paid yet because of a dispute or the waiting days. */
  accrued: Type.Integer(),
  /** The amount of the next batch. A negative amount is carried forward. */
  releasable: Type.Integer(),
  /** The amount in transfers that the bank has not confirmed. */
  underWay: Type.Integer(),
});
export type OpenBalance = Static<typeof OpenBalance>;

export const PAYOUT_OBSTACLES = [
  'no_account',
  'account_changing',
  'account_unreadable',
  'other_currency',
  'suspended',
  'below_zero',
] as const;
export type PayoutObstacle = (typeof PAYOUT_OBSTACLES)[number];

export const OBSTACLE_WORDS: Record<PayoutObstacle, string> = {
  no_account: 'No ha dado una cuenta bancaria.',
  account_changing: 'Cambió su cuenta: se le paga cuando termine la espera.',
  account_unreadable: 'El sitio ya no puede leer su cuenta: tiene que escribirla otra vez.',
  other_currency: 'Su cuenta bancaria es de otra moneda.',
  suspended: 'Está suspendido: se le paga cuando se levante.',
  below_zero: 'Se le descuenta de lo próximo que gane. Si no alcanza, se le cobra con una nota el día 1.',
};

/** Words of the operator's screen, which says the obstacles without words in another place. */
export const OWN_OBSTACLE_WORDS: Record<PayoutObstacle, string | null> = {
  no_account: null,
  account_changing: null,
  account_unreadable: 'Ya no podemos leer tu cuenta: escríbela otra vez para cobrar.',
  other_currency: 'Tu cuenta bancaria es de otra moneda: escribe una de esta moneda para cobrar.',
  suspended: 'Tu operador está suspendido: se paga cuando se levante la suspensión.',
  below_zero: null,
};

const Operator = Type.Object({ id: Id, name: Type.String(), fictional: Type.Boolean() });

const Payout = {
  id: Id,
  reference: Type.String(),
  currency: Type.String(),
  amount: Type.Integer(),
  state: Type.Enum([...TRANSFER_STATES]),
  accountEnding: Type.String(),
  madeAt: Instant,
  changedAt: Instant,
};

export const RegionPayout = Type.Object({
  ...Payout,
  operator: Operator,
  can: Type.Array(Type.Enum([...TRANSFER_ACTIONS])),
});
export type RegionPayout = Static<typeof RegionPayout>;

export const PayoutBatch = Type.Object({
  id: Id,
  reference: Type.String(),
  currency: Type.String(),
  /** The total leaves out withdrawn transfers. */
  total: Type.Integer(),
  madeAt: Instant,
  byItself: Type.Boolean(),
  payouts: Type.Array(RegionPayout),
});
export type PayoutBatch = Static<typeof PayoutBatch>;

export const RegionPayouts = Type.Object({
  balances: Type.Array(
    Type.Object({
      ...OpenBalance.properties,
      operator: Operator,
      obstacle: orNull(Type.Enum([...PAYOUT_OBSTACLES])),
    }),
  ),
  batches: Type.Array(PayoutBatch),
  invoices: Type.Array(Type.Object({ ...CommissionInvoice.properties, operator: Operator })),
  hasPayer: Type.Boolean(),
});
export type RegionPayouts = Static<typeof RegionPayouts>;

export const ActOnPayout = Type.Object(
  {
    action: Type.Enum([...TRANSFER_ACTIONS]),
    note: Type.Optional(Type.String({ minLength: 3, maxLength: 600 })),
  },
  { additionalProperties: false },
);
export type ActOnPayout = Static<typeof ActOnPayout>;
export const ActOnBatch = Type.Object({ action: Type.Enum(['send', 'confirm']) }, { additionalProperties: false });

export const SettleRefund = Type.Object(
  {
    note: Type.String({ minLength: 3, maxLength: 600 }),
  },
  { additionalProperties: false },
);

export const OperatorPayout = Type.Object(Payout);
export type OperatorPayout = Static<typeof OperatorPayout>;

/**
 * Money that the operator received on the spot on one local day with one means of payment, less what it gave back on
 * that day with that means.
 */
export const OnSiteTaking = Type.Object({
  day: Day,
  currency: Type.String(),
  means: Type.Enum([...ON_SITE_MEANS]),
  amount: Type.Integer(),
});
export type OnSiteTaking = Static<typeof OnSiteTaking>;

/** One payment on the spot, or one return of it with a negative amount. */
export const OnSiteLine = Type.Object({
  id: Id,
  bookingId: Id,
  reference: Type.String(),
  name: orNull(Type.String()),
  day: Day,
  means: Type.Enum([...ON_SITE_MEANS]),
  amount: Type.Integer(),
  currency: Type.String(),
});
export type OnSiteLine = Static<typeof OnSiteLine>;

export const OperatorMoney = Type.Object({
  balances: Type.Array(
    Type.Object({
      ...OpenBalance.properties,
      obstacle: orNull(Type.Enum([...PAYOUT_OBSTACLES])),
      /** When the first waiting amount becomes payable. Null without a waiting amount. */
      releasesAt: orNull(Instant),
    }),
  ),
  payouts: Type.Array(OperatorPayout),
  invoices: Type.Array(CommissionInvoice),
  /** Where to pay an invoice. Null if the region's settings have no bank account. */
  payTo: orNull(PayeeAccount),
  /** Today and the 13 days before, the latest day first. Voided payments are left out. */
  onSite: Type.Array(OnSiteTaking),
  /** The payments and returns that `onSite` sums up, the latest first. At most 300. */
  onSiteLines: Type.Array(OnSiteLine),
});
export type OperatorMoney = Static<typeof OperatorMoney>;

export const TRANSFER_STATE_WORDS: Record<(typeof TRANSFER_STATES)[number], string> = {
  batched: 'Preparada',
  sent: 'Enviada al banco',
  confirmed: 'Pagada',
  returned: 'Devuelta por el banco',
  withdrawn: 'Retirada',
};

/** Words of the operator's screen, which calls a transfer «pago». */
export const PAYOUT_STATE_WORDS: Record<(typeof TRANSFER_STATES)[number], string> = {
  batched: 'Preparado',
  sent: 'En camino a tu banco',
  confirmed: 'Pagado',
  returned: 'Devuelto por el banco',
  withdrawn: 'Retirado',
};

export const TRANSFER_ACTION_WORDS: Record<(typeof TRANSFER_ACTIONS)[number], string> = {
  send: 'Marcar como enviada',
  confirm: 'Confirmar el pago',
  return: 'El banco la devolvió',
  withdraw: 'Retirar del lote',
};
