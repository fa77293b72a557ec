import { parseDate, toZoned } from '@internationalized/date';

/** A part of a total with its due date. Number 1 is due at once. The parts add up to the total. */
export interface Instalment {
  number: number;
  dueAt: Date;
  /** Amount in minor units. */
  amount: number;
}

export interface Deposit {
  /** Share that is due at once, in hundredths of a percent. */
  depositBps: number;
  /** Local days before the departure on which the rest is due. 0 for the day of the departure. */
  balanceDays: number;
}

/**
 * The deposit, rounded half up to the minor unit, and the rest, due at local midnight `balanceDays` before the departure. Everything is due at once when that time
 * has passed or the deposit covers the total.
 */
export function instalmentsOf(
  total: number,
  { depositBps, balanceDays }: Deposit,
  departure: { localDate: string; zone: string },
  now: Date,
): Instalment[] {
  const rest = toZoned(parseDate(departure.localDate).subtract({ days: balanceDays }), departure.zone).toDate();
  const deposit = Math.floor((total * depositBps + 5000) / 10_000);
  if (deposit >= total || rest <= now) return [{ number: 1, dueAt: now, amount: total }];
  return [
    { number: 1, dueAt: now, amount: deposit },
    { number: 2, dueAt: rest, amount: total - deposit },
  ];
}
