import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { type CountryCode, parsePhoneNumberWithError } from 'libphonenumber-js/min';
import type { PlaceTable } from '#features/places/api/tables.ts';
import type { FactSource } from '#features/places/contract/place.ts';
import type { FactName, FactSourceKind, PlaceFacts } from '#features/places/contract/place-facts.ts';
import { openWeek } from '#planner/hours/evaluate.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { printHours } from '#planner/hours/print.ts';
import { moneyText } from '#server/paper/money-text.ts';

type Row = Selectable<PlaceTable>;
export type FactRow = Pick<
  Row,
  | 'name'
  | 'other_names'
  | 'category'
  | 'kind_label'
  | 'summary'
  | 'district'
  | 'address'
  | 'phones'
  | 'website'
  | 'lon'
  | 'lat'
  | 'hours_class'
  | 'hours_rule'
  | 'hours_note'
  | 'fees'
  | 'needs'
  | 'activities'
>;

/** Columns that change with a fact. An undo writes their old values back. */
export const FACT_COLUMNS: Record<FactName, readonly (keyof Row & string)[]> = {
  name: ['name'],
  otherNames: ['other_names'],
  kind: ['category', 'kind_label'],
  summary: ['summary', 'summary_source'],
  district: ['district'],
  address: ['address'],
  phones: ['phones'],
  website: ['website'],
  position: ['lon', 'lat', 'from_centre', 'district'],
  hours: ['hours_rule', 'hours_class', 'hours_source', 'hours_verified_at', 'open_week', 'hours_vary'],
  hoursNote: ['hours_note'],
  fees: ['fees'],
  needs: ['needs'],
  activities: ['activities'],
};

/** Names in `edited_fields`, which protect the fact from imports. */
export const EDITED_AS: Record<FactName, readonly string[]> = {
  ...FACT_COLUMNS,
  summary: ['summary'],
  position: ['lon', 'lat'],
  hours: ['hours_rule'],
};

export function factsOf(row: FactRow): PlaceFacts {
  const { fees } = row;
  return {
    name: row.name,
    otherNames: row.other_names,
    kind: { category: row.category, label: row.kind_label },
    summary: row.summary,
    district: row.district,
    address: row.address,
    phones: row.phones,
    website: row.website,
    position: { lon: row.lon, lat: row.lat },
    hours: { class: row.hours_class, rule: row.hours_rule },
    hoursNote: row.hours_note,
    fees: fees && withoutSource(fees),
    needs: row.needs,
    activities: row.activities,
  };
}

function withoutSource({ source: _, ...fees }: NonNullable<FactRow['fees']>): PlaceFacts['fees'] {
  return fees;
}

export const isSameFact = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

export const isEdited = (fact: FactName, edited: readonly string[]): boolean =>
  EDITED_AS[fact].some((column) => edited.includes(column));

/** Returns null if the hours are not readable, or if they do not fit their class. */
export function tidyHours({ class: hoursClass, rule }: PlaceFacts['hours']): PlaceFacts['hours'] | null {
  if (hoursClass !== 'known') return rule === null && hoursClass !== 'assumed' ? { class: hoursClass, rule } : null;
  const parsed = rule === null ? null : parseHours(rule);
  return parsed?.ok ? { class: 'known', rule: printHours(parsed.rules) } : null;
}

export function tidyPhones(phones: readonly string[], country: string): string[] {
  return [
    ...new Set(phones.map((phone) => parsePhoneNumberWithError(phone, country as CountryCode).formatInternational())),
  ];
}

export interface Origin {
  source: FactSource;
  kind: FactSourceKind;
  /** Local day. */
  today: string;
}

/** The columns of a fact, except `from_centre` and `district` of a position, which need the region's data. */
export function columnsOf(facts: PlaceFacts, fact: FactName, { source, kind, today }: Origin): Record<string, unknown> {
  const { hours, fees, kind: placeKind, position } = facts;
  switch (fact) {
    case 'name':
      return { name: facts.name };
    case 'otherNames':
      return { other_names: facts.otherNames };
    case 'kind':
      return { category: placeKind.category, kind_label: placeKind.label };
    case 'summary':
      return { summary: facts.summary, summary_source: facts.summary === null ? null : source };
    case 'position':
      return { lon: position.lon, lat: position.lat };
    case 'hours':
      return hoursColumns(hours, source, kind === 'web' || kind === 'other' ? null : today);
    case 'hoursNote':
      return { hours_note: facts.hoursNote };
    case 'fees':
      return { fees: fees && { ...fees, source } };
    default:
      return { [fact]: facts[fact] };
  }
}

function hoursColumns(
  { class: hoursClass, rule }: PlaceFacts['hours'],
  source: FactSource,
  verifiedOn: string | null,
): Record<string, unknown> {
  const parsed = rule === null ? null : parseHours(rule);
  const week = parsed?.ok && hoursClass === 'known' ? openWeek(parsed.rules, Number(source.date.slice(0, 4))) : null;
  return {
    hours_rule: rule,
    hours_class: hoursClass,
    hours_source: hoursClass === 'unknown' ? null : source,
    hours_verified_at: hoursClass === 'unknown' ? null : verifiedOn,
    open_week: week && `{${week.stretches.map(({ open, close }) => `[${open},${close})`).join(',')}}`,
    hours_vary: week?.varies ?? false,
  };
}

const NEED_WORDS = {
  step_free: 'sin escalones',
  children: 'con niños',
  low_effort: 'poco esfuerzo',
  shade: 'con sombra',
  low_altitude: 'poca altura',
} as const;

/** The fact as the audit log shows it. */
export function factText(facts: PlaceFacts, fact: FactName): string | null {
  const { kind, position, hours, fees, needs } = facts;
  switch (fact) {
    case 'kind':
      return kind.label;
    case 'position':
      return `${position.lat.toFixed(5)}, ${position.lon.toFixed(5)}`;
    case 'hours':
      return hours.rule ?? (hours.class === 'open_space' ? 'Espacio abierto' : null);
    case 'fees':
      return fees && (fees.text ?? (fees.adult === undefined ? null : moneyText(fees.adult, fees.currency)));
    case 'needs':
      return Object.entries(needs)
        .map(([need, met]) => `${NEED_WORDS[need as keyof typeof NEED_WORDS]}: ${met ? 'sí' : 'no'}`)
        .join('; ');
    default: {
      const value = facts[fact];
      return Array.isArray(value) ? value.join('; ') : value;
    }
  }
}
