import { type Static, Type } from 'typebox';
import { Day, Instant, orNull } from '#features/schema.ts';

/** A statement lists an operator's earnings and payouts in one month. All amounts are in minor units. */

export const STATEMENT_KINDS = [
  'served',
  'cancelled',
  'payout',
  'returned',
  'dispute',
  'dispute_fee',
  'commission_paid',
  'other',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export const STATEMENT_KIND_WORDS: Record<StatementKind, string> = {
  served: 'Servicio prestado',
  cancelled: 'Cancelación',
  payout: 'Pago a tu cuenta',
  returned: 'Pago devuelto por el banco',
  dispute: 'Contracargo perdido',
  dispute_fee: 'Cargo del proveedor por un contracargo',
  commission_paid: 'Pagaste tu comisión',
  other: 'Ajuste',
};

export const StatementLine = Type.Object({
  at: Instant,
  kind: Type.Enum([...STATEMENT_KINDS]),
  reference: orNull(Type.String()),
  title: orNull(Type.String()),
  /** The local day of the service as `YYYY-MM-DD`. Null if the line belongs to no service. */
  day: orNull(Day),
  gross: Type.Integer(),
  /** The part of `gross` that was refunded. */
  refunded: Type.Integer(),
  commission: Type.Integer(),
  /** The part of `gross` that the operator received on the spot. */
  collected: Type.Integer(),
  /** The change of the operator's balance, which is negative for a payout. */
  net: Type.Integer(),
  balance: Type.Integer(),
});
export type StatementLine = Static<typeof StatementLine>;

export const StatementPart = Type.Object({
  currency: Type.String(),
  /** The amounts owed to the operator at the beginning and at the end of the month. */
  opening: Type.Integer(),
  closing: Type.Integer(),
  gross: Type.Integer(),
  refunded: Type.Integer(),
  commission: Type.Integer(),
  collected: Type.Integer(),
  paidOut: Type.Integer(),
  lines: Type.Array(StatementLine),
});
export type StatementPart = Static<typeof StatementPart>;

export const MONTH_PATTERN = '^20[0-9]{2}-(0[1-9]|1[0-2])$';

export const Statement = Type.Object({
  month: Type.String({ pattern: MONTH_PATTERN }),
  operator: Type.Object({ id: Type.String(), name: Type.String(), fictional: Type.Boolean() }),
  parts: Type.Array(StatementPart),
});
export type Statement = Static<typeof Statement>;

export const StatementMonths = Type.Object({
  items: Type.Array(
    Type.Object({
      month: Type.String(),
      currency: Type.String(),
      earned: Type.Integer(),
      commission: Type.Integer(),
      paidOut: Type.Integer(),
    }),
  ),
});
export type StatementMonths = Static<typeof StatementMonths>;

export type StatementEvent = Omit<StatementLine, 'balance'> & { currency: string };

/** Returns one part per currency. `balance` is the balance after the line. */
export function statementParts(
  opening: ReadonlyMap<string, number>,
  events: readonly StatementEvent[],
): StatementPart[] {
  const currencies = [...new Set([...opening.keys(), ...events.map(({ currency }) => currency)])].sort();
  return currencies.map((currency) => {
    const start = opening.get(currency) ?? 0;
    let balance = start;
    const lines = events
      .filter((event) => event.currency === currency)
      .map(({ currency: _, ...event }) => {
        balance += event.net;
        return { ...event, balance };
      });
    const sum = (of: (line: StatementLine) => number) => lines.reduce((total, line) => total + of(line), 0);
    return {
      currency,
      opening: start,
      closing: balance,
      gross: sum(({ gross }) => gross),
      refunded: sum(({ refunded }) => refunded),
      commission: sum(({ commission }) => commission),
      collected: sum(({ collected }) => collected),
      paidOut: -sum(({ kind, net }) => (kind === 'payout' || kind === 'returned' ? net : 0)),
      lines,
    };
  });
}
