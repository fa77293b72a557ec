import type { Ledger } from './ledger.ts';
import { type Payment, refundState } from './payment.ts';
import { asOf } from './payment-machine.ts';

export interface WireSettlement {
  id: string;
  currency: string;
  amount: number;
  arrives_at: string;
}

export interface WireSettlementLine {
  kind: 'capture' | 'refund' | 'dispute';
  reference: string;
  amount: number;
  fee: number;
}

interface Moved extends WireSettlementLine {
  currency: string;
  at: number;
}

export async function listSettlements(
  ledger: Ledger,
  { since, now, every }: { since: Date; now: Date; every: number },
): Promise<WireSettlement[]> {
  const [first, end] = [Math.floor(since.getTime() / every) * every - every, Math.floor(now.getTime() / every) * every];
  const moves = await readMoves(ledger, new Date(first), new Date(end), now);
  const spans = Map.groupBy(moves, ({ at, currency }) => idOf(at, currency, every));
  return [...spans]
    .map(([id, lines]) => ({
      id,
      currency: lines[0]!.currency,
      amount: lines.reduce((sum, { amount, fee }) => sum + amount - fee, 0),
      arrives_at: new Date(Math.floor(lines[0]!.at / every) * every + every).toISOString(),
    }))
    .sort((one, other) => one.arrives_at.localeCompare(other.arrives_at) || one.id.localeCompare(other.id));
}

export async function linesOf(
  ledger: Ledger,
  id: string,
  { now, every }: { now: Date; every: number },
): Promise<WireSettlementLine[]> {
  const [, currency, span] = /^set_([A-Z]{3})_(\d{1,12})$/.exec(id) ?? [];
  const start = Number(span) * every;
  if (!currency || !(start + every <= now.getTime())) return [];
  const moves = await readMoves(ledger, new Date(start), new Date(start + every), now);
  return moves
    .filter((move) => move.currency === currency)
    .sort((one, other) => one.at - other.at || one.reference.localeCompare(other.reference))
    .map(({ kind, reference, amount, fee }) => ({ kind, reference, amount, fee }));
}

function idOf(at: number, currency: string, every: number): string {
  return `set_${currency}_${Math.floor(at / every)}`;
}

async function readMoves(ledger: Ledger, from: Date, to: Date, now: Date): Promise<Moved[]> {
  const payments = await ledger.listMoved(from.toISOString(), to.toISOString());
  return payments
    .flatMap((payment) => movesOf(asOf(payment, now), now))
    .filter(({ at }) => at >= from.getTime() && at < to.getTime());
}

function movesOf(payment: Payment, now: Date): Moved[] {
  const { reference, currency, moves = [], refunds } = payment;
  return [
    ...moves.map(({ at, ...move }) => ({ ...move, reference, currency, at: Date.parse(at) })),
    ...refunds
      .filter((refund) => refundState(refund, now) === 'settled')
      .map(({ amount, endsAt }) => {
        return { kind: 'refund' as const, reference, currency, amount: -amount, fee: 0, at: Date.parse(endsAt) };
      }),
  ];
}
