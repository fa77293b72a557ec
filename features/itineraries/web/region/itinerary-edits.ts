import type { ItineraryDocument, RegionDay, RegionStop } from '../../contract/region.ts';

export interface KeyedStop extends RegionStop {
  key: string;
}
export interface KeyedDay extends Omit<RegionDay, 'stops'> {
  key: string;
  stops: KeyedStop[];
}
export interface KeyedDocument extends Omit<ItineraryDocument, 'days'> {
  days: KeyedDay[];
}

export function withKeys(document: ItineraryDocument): KeyedDocument {
  return {
    ...document,
    days: document.days.map((day) => ({
      ...day,
      key: crypto.randomUUID(),
      stops: day.stops.map((stop) => ({ ...stop, key: crypto.randomUUID() })),
    })),
  };
}

export function withoutKeys(document: KeyedDocument): ItineraryDocument {
  return {
    ...document,
    days: document.days.map(({ key: _day, stops, ...day }) => ({
      ...day,
      stops: stops.map(({ key: _stop, ...stop }) => stop),
    })),
  };
}

export function moveStop(days: KeyedDay[], key: string, to: string, before: string | null): KeyedDay[] {
  const stop = days.flatMap(({ stops }) => stops).find((one) => one.key === key);
  if (!stop || key === before) return days;
  return days.map((day) => {
    const rest = day.stops.filter((one) => one.key !== key);
    if (day.key !== to) return rest.length === day.stops.length ? day : { ...day, stops: rest };
    const at = before === null ? -1 : rest.findIndex((one) => one.key === before);
    return { ...day, stops: rest.toSpliced(at < 0 ? rest.length : at, 0, stop) };
  });
}

export function nudgeStop(days: KeyedDay[], key: string, by: 1 | -1): KeyedDay[] {
  const d = days.findIndex(({ stops }) => stops.some((stop) => stop.key === key));
  if (d < 0) return days;
  const { stops } = days[d]!;
  const at = stops.findIndex((stop) => stop.key === key);
  const to = at + by;
  if (to >= 0 && to < stops.length) {
    const rest = stops.toSpliced(at, 1);
    return days.with(d, { ...days[d]!, stops: rest.toSpliced(to, 0, stops[at]!) });
  }
  const other = days[d + by];
  return other ? moveStop(days, key, other.key, by > 0 ? (other.stops[0]?.key ?? null) : null) : days;
}

export function moveDay(days: KeyedDay[], key: string, before: string | null): KeyedDay[] {
  const day = days.find((one) => one.key === key);
  if (!day || key === before) return days;
  const rest = days.filter((one) => one.key !== key);
  const at = before === null ? -1 : rest.findIndex((one) => one.key === before);
  return rest.toSpliced(at < 0 ? rest.length : at, 0, day);
}

export function nudgeDay(days: KeyedDay[], key: string, by: 1 | -1): KeyedDay[] {
  const at = days.findIndex((day) => day.key === key);
  const to = at + by;
  if (at < 0 || to < 0 || to >= days.length) return days;
  return days.toSpliced(at, 1).toSpliced(to, 0, days[at]!);
}

export function changeDay(days: KeyedDay[], key: string, change: Partial<KeyedDay>): KeyedDay[] {
  return days.map((day) => (day.key === key ? { ...day, ...change } : day));
}

export function changeStop(days: KeyedDay[], key: string, change: (stop: KeyedStop) => KeyedStop): KeyedDay[] {
  return days.map((day) =>
    day.stops.some((stop) => stop.key === key)
      ? { ...day, stops: day.stops.map((stop) => (stop.key === key ? change(stop) : stop)) }
      : day,
  );
}

export function removeStop(days: KeyedDay[], key: string): KeyedDay[] {
  return days.map((day) => ({ ...day, stops: day.stops.filter((stop) => stop.key !== key) }));
}
