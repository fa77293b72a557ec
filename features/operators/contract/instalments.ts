import { parseDate, toZoned } from '@internationalized/date';

/** When how much of a total is due. Number 1 is due at once; the sum is the total. */
export interface Instalment {
  number: number;
  dueAt: Date;
  /** Minor units. */
  amount: number;
}

export interface Deposit {
  /** Share that is due at once, hundredths of a percent. */
  depositBps: number;
  /** The rest is due so many local days before the day of the departure; 0: that day. */
  balanceDays: number;
}

/** A deposit rounded to the minor unit, half up, and the rest from local midnight of its day; all at once when that day has come or the deposit is all. */
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
