import type { Candidate, HoursClass } from './model.ts';

/** Known hours that say nothing about public holidays are assumed on a public holiday. */
export function hoursClassOn({ hoursClass, assumedDays }: Candidate, day: number): HoursClass {
  return hoursClass === 'known' && assumedDays?.includes(day) ? 'assumed' : hoursClass;
}
