import { checkMeals } from './check-meals.ts';
import { type DayContext, Report } from './check-report.ts';
import type { Plan, PlannedDay, PlannedLeg, PlannedStop, Problem, Violation } from './model.ts';

/**
 * Returns an empty list for a plan that breaks no rule. docs/planner.md explains the rules. This file shares only types
 * with the solver, so that it does not repeat faults of the solver.
 */
export function check(problem: Problem, plan: Plan): Violation[] {
  const report = new Report();
  const places = new Map(problem.places.map((place, node) => [place.id, { place, node }]));
  checkFrame(problem, plan, report);
  for (const [d, day] of plan.days.entries()) {
    const frame = problem.days[d];
    if (frame !== undefined) checkDay({ problem, places, frame, d, report }, day);
  }
  checkUniqueness(plan, report);
  checkMoney(problem, plan, places, report);
  checkWishes(problem, plan, report);
  return report.violations;
}

function checkFrame(problem: Problem, plan: Plan, report: Report): void {
  if (plan.days.length !== problem.days.length) {
    report.add(6, null, null, `${plan.days.length} days planned, ${problem.days.length} asked for`);
  }
  for (const [d, day] of plan.days.entries()) {
    const asked = problem.days[d]?.date;
    if (asked !== undefined && asked !== day.date) report.add(6, d, null, `the day is ${day.date} instead of ${asked}`);
  }
}

function checkDay(context: DayContext, day: PlannedDay): void {
  const { report, d } = context;
  if (day.stops.length === 0) {
    if (day.legs.length > 0) report.add(4, d, null, 'legs without stops');
    return;
  }
  for (const [s, stop] of day.stops.entries()) checkStop(context, stop, s);
  checkTimeline(context, day);
  checkMeals(context, day);
  checkCaps(context, day);
}

function checkStop({ problem, places, d, report }: DayContext, stop: PlannedStop, s: number): void {
  const times = [stop.arrive, stop.begin, stop.end];
  if (!times.every(Number.isInteger) || stop.end <= stop.begin) report.add(11, d, s, 'the stop has no proper times');
  const fixed = problem.fixed.find((asked) => asked.place === stop.place && asked.day === d);
  if (stop.place === null) {
    if (stop.meal === undefined) report.add(1, d, s, 'a stop without place that is no meal');
    if (stop.window !== null || stop.hoursClass !== null)
      report.add(1, d, s, 'a slot without place claims opening hours');
    return;
  }
  const known = places.get(stop.place);
  if (known === undefined) {
    report.add(1, d, s, `${stop.place} is not in the data`);
    return;
  }
  const { place } = known;
  const isHoliday = place.hoursClass === 'known' && place.assumedDays?.includes(d) === true;
  if (stop.hoursClass !== (isHoliday ? 'assumed' : place.hoursClass))
    report.add(1, d, s, `hours of ${place.id} are shown as ${stop.hoursClass}`);
  const today = place.windows[d] ?? [];
  if (stop.window !== null && !today.some((w) => w.open === stop.window?.open && w.close === stop.window.close)) {
    report.add(1, d, s, `${place.id} has no such opening hours that day`);
  }
  if (fixed?.reason === 'booked') return;
  const opened = today.some(
    (w) => w.open <= stop.begin && stop.begin <= (w.lastEntry ?? w.close) && stop.end <= w.close,
  );
  if (!opened) report.add(2, d, s, `${place.id} is not open from ${stop.begin} to ${stop.end}`);
  if (problem.knownHoursOnly && (place.hoursClass === 'assumed' || isHoliday)) {
    report.add(2, d, s, `hours of ${place.id} are assumed, which was not allowed`);
  }
  if (fixed === undefined && stop.meal === undefined && stop.end - stop.begin < place.visit.minimum) {
    report.add(4, d, s, `the visit of ${place.id} is shorter than ${place.visit.minimum} minutes`);
  }
  for (const need of problem.needs) {
    if (place.needs[need] === false) report.add(10, d, s, `${place.id} fails the need ${need}`);
  }
}

function checkTimeline({ problem, places, frame, d, report }: DayContext, day: PlannedDay): void {
  if (day.legs.length !== day.stops.length + 1) {
    report.add(4, d, null, `${day.legs.length} legs for ${day.stops.length} stops`);
    return;
  }
  let at = frame.start;
  let free = day.leave;
  if (day.legs[0]!.from !== frame.start) report.add(5, d, null, 'the day does not begin where it should');
  if (day.legs.at(-1)!.to !== frame.end) report.add(5, d, null, 'the day does not end where it should');
  for (const [k, leg] of day.legs.entries()) {
    const stop = day.stops[k];
    const to =
      stop === undefined
        ? frame.end
        : stop.place === null
          ? anywhereAt(stop, at, frame.end)
          : (places.get(stop.place)?.node ?? leg.to);
    const s = stop === undefined ? null : k;
    if (leg.from !== at || leg.to !== to) {
      if (k > 0 && stop !== undefined) report.add(4, d, s, 'the leg does not join its stops');
      else if (k > 0 && leg.from !== at) report.add(4, d, s, 'the last leg does not begin at the last stop');
      else if (k === 0 && leg.to !== to) report.add(4, d, s, 'the first leg does not reach the first stop');
    }
    checkLeg(problem, leg, d, s, report);
    if (leg.depart !== free)
      report.add(4, d, s, `the leg departs at ${leg.depart}, the visit before is over at ${free}`);
    const arrive = leg.depart + leg.minutes;
    if (stop === undefined) {
      if (day.back !== arrive) report.add(4, d, null, `the day is over at ${day.back}, the last leg at ${arrive}`);
      continue;
    }
    if (stop.arrive !== arrive) report.add(4, d, s, `arrival at ${stop.arrive}, the leg is over at ${arrive}`);
    const rest = leg.minutes > 0 ? problem.caps.buffer : 0;
    if (stop.begin < arrive) report.add(4, d, s, `the visit begins at ${stop.begin}, before the arrival at ${arrive}`);
    else if (stop.begin < arrive + rest) report.add(13, d, s, `less than ${rest} minutes of rest after the leg`);
    at = to;
    free = stop.end;
  }
}

/** A dinner without a place is where the day ends, another meal where the stop before is. */
function anywhereAt({ meal }: PlannedStop, before: number, end: number): number {
  return meal === 'dinner' ? end : before;
}

function checkLeg(problem: Problem, leg: PlannedLeg, d: number, s: number | null, report: Report): void {
  const { legs } = problem;
  if (leg.from === leg.to) {
    if (leg.minutes !== 0 || leg.metres !== 0) report.add(4, d, s, 'a leg to the same place takes time');
    return;
  }
  if (!(leg.from >= 0 && leg.from < legs.size && leg.to >= 0 && leg.to < legs.size)) {
    report.add(1, d, s, 'a leg between places that are not in the data');
    return;
  }
  const cell = leg.from * legs.size + leg.to;
  const minutes = legs.minutes[cell]!;
  if (minutes < 0) report.add(4, d, s, 'there is no way between the places of the leg');
  else if (leg.minutes !== minutes || leg.metres !== legs.metres[cell])
    report.add(4, d, s, `the leg takes ${minutes} minutes, not ${leg.minutes}`);
  if (leg.mode !== legs.modes[legs.mode[cell]!] || leg.basis !== legs.bases[legs.basis[cell]!]) {
    report.add(1, d, s, 'the leg has another mode or source in the data');
  }
}

function checkCaps({ problem: { caps }, frame, d, report }: DayContext, day: PlannedDay): void {
  const stops = day.stops.filter((stop) => stop.meal === undefined).length;
  if (stops > caps.stopsPerDay) report.add(13, d, null, `${stops} stops, at most ${caps.stopsPerDay}`);
  let walk = 0;
  let drive = 0;
  for (const leg of day.legs) {
    if (leg.mode === 'walk') walk += leg.metres;
    else if (leg.mode === 'drive') drive += leg.minutes;
  }
  if (walk > caps.walkMetresPerDay) report.add(13, d, null, `${walk} m on foot, at most ${caps.walkMetresPerDay}`);
  if (drive > caps.driveMinutesPerDay)
    report.add(13, d, null, `${drive} minutes by car, at most ${caps.driveMinutesPerDay}`);
  if (day.leave < frame.earliest) report.add(13, d, null, `leaves at ${day.leave}, not before ${frame.earliest}`);
  if (day.back > frame.latest) report.add(13, d, null, `is back at ${day.back}, at the latest ${frame.latest}`);
}

function checkUniqueness(plan: Plan, report: Report): void {
  const seen = new Set<string>();
  for (const [d, day] of plan.days.entries()) {
    for (const [s, stop] of day.stops.entries()) {
      if (stop.place === null) continue;
      if (seen.has(stop.place)) report.add(3, d, s, `${stop.place} is visited twice`);
      seen.add(stop.place);
    }
  }
}

function checkMoney(problem: Problem, plan: Plan, places: DayContext['places'], report: Report): void {
  let cost = 0;
  const paid = new Set<string>();
  for (const day of plan.days) {
    for (const stop of day.stops) {
      const place = stop.place === null ? undefined : places.get(stop.place)?.place;
      if (place === undefined || (place.ticket !== undefined && paid.has(place.ticket))) continue;
      cost += place.cost ?? 0;
      if (place.ticket !== undefined) paid.add(place.ticket);
    }
  }
  if (cost !== plan.cost) report.add(6, null, null, `entries of the whole party cost ${cost}, not ${plan.cost}`);
  if (problem.budget !== null && cost > problem.budget)
    report.add(7, null, null, `entries cost ${cost}, the budget is ${problem.budget}`);
}

function checkWishes(problem: Problem, plan: Plan, report: Report): void {
  const placed = new Set(plan.days.flatMap((day) => day.stops.map((stop) => stop.place)));
  const refused = new Set(plan.refused.map((left) => left.place));
  for (const id of problem.must) {
    if (!placed.has(id) && !refused.has(id))
      report.add(9, null, null, `${id} was asked for and is missing without a reason`);
  }
  for (const id of refused) {
    if (placed.has(id)) report.add(9, null, null, `${id} is refused and planned at once`);
  }
  for (const [d, day] of plan.days.entries()) {
    for (const [s, stop] of day.stops.entries()) {
      const own = problem.fixed.some((fixed) => fixed.place === stop.place);
      if (stop.place !== null && problem.avoid.includes(stop.place) && !own)
        report.add(9, d, s, `${stop.place} was to be avoided`);
      if (stop.fixed !== null && !own) report.add(12, d, s, `${stop.place} is marked as fixed and was not`);
    }
  }
  for (const fixed of problem.fixed) {
    if (refused.has(fixed.place)) continue;
    const kept = plan.days[fixed.day]?.stops.some(
      (stop) =>
        stop.place === fixed.place &&
        stop.begin === fixed.arrive &&
        stop.end === fixed.arrive + fixed.minutes &&
        stop.fixed === fixed.reason,
    );
    if (!kept) report.add(12, fixed.day, null, `the ${fixed.reason} stop ${fixed.place} was moved or lost`);
  }
}
