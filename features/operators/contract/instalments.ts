import { parseDate, toZoned } from '@internationalized/date';

/** Number 1 is due at once. The instalments add up to the total. */
export interface Instalment {
  number: number;
  dueAt: Date;
  amount: number;
}

export interface Deposit {
  /** Share that is due at once, in hundredths of a percent. */
  depositBps: number;
  /** The rest is due this number of local days before the departure. */
  balanceDays: number;
}

/** The deposit is rounded half up. The rest is due at local midnight, or at once if this time has passed. */
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
