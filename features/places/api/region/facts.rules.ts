import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { type CountryCode, parsePhoneNumberWithError } from 'libphonenumber-js/min';
import type { PlaceTable } from '#features/places/api/tables.ts';
import type { FactSource } from '#features/places/contract/place.ts';
import { isStepFree } from '#features/places/contract/place-extras.ts';
import type { FactName, FactSourceKind, PlaceFacts } from '#features/places/contract/place-facts.ts';
import { openWeek } from '#planner/hours/evaluate.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { printHours } from '#planner/hours/print.ts';

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
  | 'whatsapp'
  | 'email'
  | 'payment_means'
  | 'access'
  | 'languages'
  | 'register'
  | 'poster'
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
  whatsapp: ['whatsapp'],
  email: ['email'],
  paymentMeans: ['payment_means'],
  access: ['access', 'needs'],
  languages: ['languages'],
  register: ['register', 'register_checked_on'],
  poster: ['poster'],
};

/** Names in `edited_fields`, which protect the fact from imports. */
export const EDITED_AS: Record<FactName, readonly string[]> = {
  ...FACT_COLUMNS,
  summary: ['summary'],
  position: ['lon', 'lat'],
  hours: ['hours_rule'],
  access: ['access'],
  register: ['register'],
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
    whatsapp: row.whatsapp,
    email: row.email,
    paymentMeans: row.payment_means,
    access: row.access,
    languages: row.languages,
    register: row.register,
    poster: row.poster,
  };
}

function withoutSource({ source: _, ...fees }: NonNullable<FactRow['fees']>): PlaceFacts['fees'] {
  return fees;
}

export const isSameFact = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

export const isEdited = (fact: FactName, edited: readonly string[]): boolean =>
  EDITED_AS[fact].some((column) => edited.includes(column));

/** Assumed and unknown hours state nothing, and neither does an empty value. */
export function isStated(value: unknown): boolean {
  if (value === null || value === '') return false;
  if (typeof value !== 'object') return true;
  if ('class' in value) return value.class === 'known' || value.class === 'open_space';
  return Object.keys(value).length > 0;
}

/** Returns null if the hours are not readable, or if they do not fit their class. */
export function tidyHours({ class: hoursClass, rule }: PlaceFacts['hours']): PlaceFacts['hours'] | null {
  if (hoursClass !== 'known') return rule === null && hoursClass !== 'assumed' ? { class: hoursClass, rule } : null;
  const parsed = rule === null ? null : parseHours(rule);
  return parsed?.ok ? { class: 'known', rule: printHours(parsed.rules) } : null;
}

export const tidyPhone = (phone: string, country: string): string =>
  parsePhoneNumberWithError(phone, country as CountryCode).formatInternational();

export function tidyPhones(phones: readonly string[], country: string): string[] {
  return [...new Set(phones.map((phone) => tidyPhone(phone, country)))];
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
    case 'paymentMeans':
      return { payment_means: facts.paymentMeans };
    case 'access':
      return { access: facts.access, needs: needsOf(facts) };
    case 'register':
      return { register: facts.register, register_checked_on: facts.register && today };
    default:
      return { [fact]: facts[fact] };
  }
}

/** Plans for people who need a step-free way in follow the measurements. */
function needsOf({ access, needs }: PlaceFacts): PlaceFacts['needs'] {
  const stepFree = isStepFree(access);
  return stepFree === undefined ? needs : { ...needs, step_free: stepFree };
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
