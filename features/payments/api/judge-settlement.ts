import type { SettlementTrouble } from '#features/payments/contract/settlements.ts';
import type { CardSettlementLine } from '#server/cards/port.ts';

/** A payment as it is known here, with what settlements before this one have told of it; minor units. */
export interface StoredPayment {
  id: string;
  currency: string;
  captured: number;
  /** Of refunds in whatever state. */
  promised: number;
  fee: number | null;
  settledCapture: number;
  settledRefund: number;
  settledDispute: number;
}

export interface JudgedLine extends CardSettlementLine {
  trouble: SettlementTrouble | null;
  /** What of it nobody here can explain: money that came (or is missing, below zero) at the provider. */
  unclear: number;
  /** What the provider keeps beyond what is known of the payment. */
  feeBeyond: number;
}

/** Holds every line against what is known; one payment may have several. */
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
      // No more is taken than came in, and no more comes back than was taken.
      const inside = Math.max(-known.captured, Math.min(0, known.settledDispute));
      const unclear = known.settledDispute - inside;
      known.settledDispute = inside;
      return { ...line, trouble: unclear === 0 ? null : 'amount_differs', unclear };
    }
  }
}

/** A fee that was not known yet is taken over from here. */
function beyond({ fee }: JudgedLine, known: StoredPayment): number {
  return known.fee === null ? 0 : fee - known.fee;
}
