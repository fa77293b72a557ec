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
  /** The rest is due this number of local days before the departure. 0 for the day of the departure. */
  balanceDays: number;
}

/**
 * The parts of a total. The deposit is due at once and rounded half up to the minor unit. The rest is due `balanceDays` before the departure, at local midnight.
 * When this time has passed, or the deposit covers the total, everything is due at once.
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
