import type { Candidate, HoursClass } from './model.ts';

/** If known hours say nothing about public holidays, hours on a public holiday are assumed. */
export function hoursClassOn({ hoursClass, assumedDays }: Candidate, day: number): HoursClass {
  return hoursClass === 'known' && assumedDays?.includes(day) ? 'assumed' : hoursClass;
}
