import type { Region } from '#regions/read-region.ts';
import { localDate } from '#server/region/local-date.ts';

export interface Period {
  /** Example: "2026-T4". */
  quarter: string;
  /** First local day of the quarter as `YYYY-MM-DD`. `until` is the first day after the quarter. */
  from: string;
  until: string;
  zone: string;
}

export function periodOf({ settings }: Region, quarter: string | undefined, now: Date): Period {
  const zone = settings.time_zone;
  const chosen = quarter ?? quarterAt(now, zone);
  const [year, number] = chosen.split('-T').map(Number) as [number, number];
  const day = (month: number) => new Date(Date.UTC(year, month)).toISOString().slice(0, 10);
  return { quarter: chosen, from: day(number * 3 - 3), until: day(number * 3), zone };
}

export function quartersSince(first: Date | null, now: Date, zone: string): string[] {
  const quarters = [quarterAt(now, zone)];
  const oldest = first ? quarterAt(first, zone) : quarters[0]!;
  while (quarters.length < 12 && quarters.at(-1)! > oldest) quarters.push(before(quarters.at(-1)!));
  return quarters;
}

function quarterAt(at: Date, timeZone: string): string {
  const [year, month] = localDate(timeZone, at).split('-').map(Number) as [number, number];
  return `${year}-T${Math.ceil(month / 3)}`;
}

function before(quarter: string): string {
  const [year, number] = quarter.split('-T').map(Number) as [number, number];
  return number === 1 ? `${year - 1}-T4` : `${year}-T${number - 1}`;
}
