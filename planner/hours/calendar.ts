/** Callers use ISO dates. The functions of this folder count a day as the number of days since 1970-01-01. */

export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/**
 * Converts a Gregorian date to days since 1970-01-01 (Howard Hinnant, "chrono-compatible low-level date algorithms").
 */
export function dayNumber({ year, month, day }: CalendarDay): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

export function calendarDay(number: number): CalendarDay {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** @throws RangeError if `iso` is not a date of the calendar */
export function dayFromIso(iso: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (match) {
    const number = dayNumber({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) });
    if (isoFromDay(number) === iso) return number;
  }
  throw new RangeError(`not a date: ${iso}`);
}

export function isoFromDay(number: number): string {
  const { year, month, day } = calendarDay(number);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Returns 0 for Monday to 6 for Sunday.
 * @param number days since 1970-01-01
 */
export function weekday(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

export function daysInMonth(year: number, month: number): number {
  return (
    dayNumber(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }) -
    dayNumber({ year, month, day: 1 })
  );
}

/** Returns Easter Sunday of the Western churches (anonymous Gregorian algorithm, Nature 1876). */
export function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayNumber({ year, month: Math.floor(n / 31), day: (n % 31) + 1 });
}
