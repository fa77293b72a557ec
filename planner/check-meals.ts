import type { DayContext } from './check-report.ts';
import type { MealRule, PlannedDay } from './model.ts';

export function checkMeals({ problem, places, frame, d, report }: DayContext, day: PlannedDay): void {
  for (const [s, stop] of day.stops.entries()) {
    if (stop.meal === undefined) continue;
    const rule = problem.meals.find((meal) => meal.meal === stop.meal);
    if (rule === undefined || frame.skippedMeals?.includes(stop.meal))
      report.add(8, d, s, `${stop.meal} was not asked for`, stop.meal);
    else {
      const { open, close, lastEntry = close } = rule.window;
      if (stop.begin < open || stop.begin > lastEntry || stop.end > close)
        report.add(8, d, s, `${stop.meal} lies outside its hours`, stop.meal);
      if (stop.end - stop.begin < rule.minutes) report.add(8, d, s, `${stop.meal} is too short`, stop.meal);
    }
    if (stop.place !== null && places.get(stop.place)?.place.eating !== true)
      report.add(8, d, s, `${stop.meal} at a place where one cannot eat`, stop.meal);
    if (day.stops.findIndex((other) => other.meal === stop.meal) < s)
      report.add(8, d, s, `a second ${stop.meal}`, stop.meal);
  }
  if (!day.stops.some((stop) => stop.place !== null)) {
    report.add(11, d, null, 'a day with nothing but meals');
    return;
  }
  for (const rule of missingMeals({ problem, places, frame, d, day }))
    report.add(11, d, null, `${rule.meal} is missing`, rule.meal);
}

/** Free time between two fixed stops, with the nodes before and after it. No pause follows the way home. */
interface Stretch {
  from: number;
  to: number;
  before: number;
  after: number;
  pause: number;
}

/**
 * A meal is due if the day's hours contain its window and the fixed stops leave enough time. A dinner also needs the time
 * to where the day ends, and back if a fixed stop follows. Skipped meals, and meals that a fixed stop includes, are not
 * due.
 */
function missingMeals({
  problem,
  places,
  frame,
  d,
  day,
}: Pick<DayContext, 'problem' | 'places' | 'frame' | 'd'> & { day: PlannedDay }): MealRule[] {
  const { legs, caps } = problem;
  const way = (from: number, to: number, pause: number) => {
    const minutes = from === to ? 0 : legs.minutes[from * legs.size + to]!;
    return minutes > 0 ? minutes + pause : minutes;
  };
  const stretches: Stretch[] = [];
  let from = frame.earliest;
  let before = frame.start;
  for (const stop of day.stops) {
    if (stop.fixed === null || stop.place === null) continue;
    const after = places.get(stop.place)?.node ?? before;
    stretches.push({ from, to: stop.begin, before, after, pause: caps.buffer });
    from = stop.end;
    before = after;
  }
  stretches.push({ from, to: frame.latest, before, after: frame.end, pause: 0 });
  return problem.meals.filter((rule) => {
    const { open, close, lastEntry = close } = rule.window;
    if (frame.earliest > open || frame.latest < close || frame.skippedMeals?.includes(rule.meal)) return false;
    if (day.stops.some((stop) => stop.meal === rule.meal)) return false;
    if (problem.fixed.some((stop) => stop.day === d && stop.meals?.includes(rule.meal))) return false;
    return stretches.some((free) => {
      const at = rule.meal === 'dinner' ? frame.end : free.before;
      const begin = Math.max(free.from + way(free.before, at, caps.buffer), open);
      const end = Math.min(free.to - way(at, free.after, free.pause), close);
      if (begin > lastEntry || begin + rule.minutes > end) return false;
      // A later meal in the same free time can begin only after this meal.
      free.from = begin + rule.minutes;
      free.before = at;
      return true;
    });
  });
}
