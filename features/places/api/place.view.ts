import type { FactSource, Hours, PlaceCard, PlaceDetail } from '#features/places/contract/place.ts';
import { dayFromIso, weekday } from '#planner/hours/calendar.ts';
import { weekFrom } from '#planner/hours/evaluate.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import { printTime } from '#planner/hours/print.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import type { LocalMoment } from './hours/local-moment.ts';
import { readRule } from './hours/open-state.rules.ts';
import type { PlaceState } from './hours/place-state.ts';
import { isOwnEstimate } from './import/kinds.rules.ts';
import type { CardRow } from './place-card.store.ts';
import type { DetailRow, SourceRow } from './place-detail.store.ts';

export function cardView(row: CardRow, stateOf: (row: CardRow) => PlaceState): PlaceCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: row.category,
    kindLabel: row.kind_label,
    district: row.district,
    lon: row.lon,
    lat: row.lat,
    poster: row.poster,
    hoursClass: row.hours_class,
    ...stateOf(row),
    fromCentre: row.from_centre,
    featured: row.featured,
  };
}

export function detailView(
  row: DetailRow,
  nearby: CardRow[],
  now: LocalMoment,
  stateOf: (row: CardRow) => PlaceState,
  { holidays, badgeDays }: HoursGround,
): Omit<PlaceDetail, 'sources' | 'ticket' | 'notices'> {
  return {
    ...cardView(row, stateOf),
    summary: row.summary,
    summarySource: row.summary_source,
    hours: hoursView(row, now, { holidays, badgeDays }),
    fees: row.fees,
    visitMinutes: row.visit_minutes,
    altitude: row.altitude,
    address: row.address,
    phones: row.phones,
    whatsapp: row.whatsapp,
    email: row.email,
    website: row.website,
    paymentMeans: row.payment_means,
    languages: row.languages,
    access: row.access,
    register: row.register,
    registerCheckedOn: row.register_checked_on,
    activities: row.activities,
    accessLegs: row.access_legs,
    doubts: row.doubts,
    claim: row.claim,
    updatedAt: row.updated_at.toISOString(),
    nearby: nearby.map((place) => cardView(place, stateOf)),
  };
}

export function sourcesView(rows: SourceRow[], named: RegionSource[]): FactSource[] {
  return rows.map(({ source, url, dated, licence }) => {
    const name = named.find(({ id }) => id === source)?.name ?? source;
    return { name, url, date: dated, licence };
  });
}

interface HoursGround {
  holidays: HolidayTable;
  badgeDays: number;
}

function hoursView(row: DetailRow, { day }: LocalMoment, { holidays, badgeDays }: HoursGround): Hours {
  const isHidden = row.hours_class === 'open_space' && row.hours_rule !== null && isOwnEstimate(row.hours_rule);
  const rule = isHidden ? null : row.hours_rule;
  const rules = rule === null ? null : readRule(rule);
  const week = rules ? weekFrom(rules, day - weekday(day), holidays) : [];
  return {
    class: row.hours_class,
    rule,
    week: week.map((spans) => spans.map(({ open, close }): [string, string] => [printTime(open), printTime(close)])),
    note: row.hours_note,
    source: row.hours_source,
    verifiedAt: row.hours_verified_at,
    isOld: row.fresh_from !== null && day - dayFromIso(row.fresh_from) >= badgeDays,
  };
}
