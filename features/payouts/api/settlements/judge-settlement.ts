import type { SettlementTrouble } from '#features/payouts/contract/settlements.ts';
import type { CardSettlementLine } from '#server/cards/port.ts';

/** All amounts are in minor units. The amounts `settled…` are sums of lines in earlier settlements. */
export interface StoredPayment {
  id: string;
  currency: string;
  captured: number;
  promised: number;
  fee: number | null;
  settledCapture: number;
  settledRefund: number;
  settledDispute: number;
}

export interface JudgedLine extends CardSettlementLine {
  trouble: SettlementTrouble | null;
  /** The unexplained amount in minor units, which is negative if money is missing. */
  unclear: number;
  /** The fee of the line minus the stored fee of the payment, in minor units. */
  feeBeyond: number;
}

export function judgeLines(
  lines: readonly CardSettlementLine[],
  currency: string,
  payments: ReadonlyMap<string, StoredPayment>,
): JudgedLine[] {
  const reported = new Map([...payments].map(([id, payment]) => [id, { ...payment }]));
  return lines.map((line) => {
    const clear = { ...line, trouble: null, unclear: 0, feeBeyond: 0 };
    if (line.kind === 'carried') return clear;
    if (line.kind === 'fee') return { ...clear, feeBeyond: line.fee - line.amount };
    const known = line.paymentId === null ? undefined : reported.get(line.paymentId);
    const net = line.amount - line.fee;
    if (line.kind === 'other' || line.paymentId === null) return { ...clear, trouble: 'unexplained', unclear: net };
    if (known?.currency !== currency) return { ...clear, trouble: 'unknown_payment', unclear: net };
    return judgeLine(clear, known);
  });
}

function judgeLine(line: JudgedLine, known: StoredPayment): JudgedLine {
  switch (line.kind) {
    case 'capture': {
      known.settledCapture += line.amount;
      const unclear = known.settledCapture - known.captured;
      if (unclear !== 0) {
        known.settledCapture = known.captured;
        return { ...line, trouble: 'amount_differs', unclear, feeBeyond: beyond(line, known) };
      }
      const feeBeyond = beyond(line, known);
      return { ...line, trouble: feeBeyond === 0 ? null : 'fee_differs', feeBeyond };
    }
    case 'refund': {
      known.settledRefund += line.amount;
      const unclear = Math.min(0, known.settledRefund + known.promised);
      known.settledRefund -= unclear;
      return { ...line, trouble: unclear === 0 ? null : 'amount_differs', unclear, feeBeyond: line.fee };
    }
    default: {
      known.settledDispute += line.amount;
      // A dispute takes at most the captured amount, and returns at most the amount that it took.
      const inside = Math.max(-known.captured, Math.min(0, known.settledDispute));
      const unclear = known.settledDispute - inside;
      known.settledDispute = inside;
      return { ...line, trouble: unclear === 0 ? null : 'amount_differs', unclear };
    }
  }
}

function beyond({ fee }: JudgedLine, known: StoredPayment): number {
  return known.fee === null ? 0 : fee - known.fee;
}
