import { type CountryCode, isValidPhoneNumber } from 'libphonenumber-js/min';
import { Value } from 'typebox/value';
import { plainWord } from '#features/imports/contract/plain-word.ts';
import type { SheetProblem } from '#features/imports/contract/sheet.ts';
import { KINDS, readWebsite, tidyPhone, tidyPhones } from '#features/places/api/public.ts';
import { paymentMeansInText } from '#features/places/contract/facts-in-text.ts';
import { PlaceFacts } from '#features/places/contract/place-facts.ts';
import { PLACE_STATE_NAMES, PLACE_STATES, stepsTo } from '#features/places/contract/place-states.ts';
import { readWrittenHours } from '#planner/hours/written/read-written.ts';
import { kindOfWord } from '../judge/kind-words.rules.ts';
import { type Position, readDegrees, valid } from '../judge/read-values.rules.ts';
import { type Cells, type ColumnKey, FACT_CELLS, type SheetFactName } from './columns.ts';
import { type Read, refuse } from './read.ts';
import { readFeeCells } from './read-fees.rules.ts';
import { languageName, type Money, OPEN_SPACE, type SheetFacts } from './write-cells.rules.ts';

export interface SheetSetting {
  money: Money;
  country: string;
  insideBox: (position: Position) => boolean;
  insideReach: (position: Position) => boolean;
  /** The spelling of a district's name in the region. */
  districtName: (name: string) => string;
}

/** Reads the cells of a fact as a person writes them. `now` is absent for a place that the row adds. */
export function readFact<Fact extends SheetFactName>(
  fact: Fact,
  cells: Cells,
  setting: SheetSetting,
  now?: SheetFacts,
): Read<SheetFacts[Fact]> {
  const read = readCells(fact, cells, setting, now) as Read<SheetFacts[Fact]>;
  if ('problems' in read || fact === 'state') return read;
  const schema = PlaceFacts.properties[fact as keyof PlaceFacts];
  if (Value.Check(schema, read.value)) return read;
  return (
    tooLong(fact, cells) ?? refuse(FACT_CELLS[fact][0]!, WRONG[fact] ?? 'unreadable', cells[FACT_CELLS[fact][0]!] ?? '')
  );
}

const WRONG: Partial<Record<SheetFactName, SheetProblem>> = {
  email: 'email',
  website: 'website',
  register: 'register',
};

const MOST: Partial<Record<ColumnKey, number>> = {
  ...{ name: 200, otherNames: 600, summary: 600, address: 200, district: 80, website: 500, email: 200 },
  ...{ hoursNote: 400, feeText: 400, registerNumber: 60, reason: 300 },
};

function tooLong(fact: SheetFactName, cells: Cells): Read<never> | null {
  for (const column of FACT_CELLS[fact] as readonly ColumnKey[]) {
    const most = MOST[column];
    const text = cells[column] ?? '';
    if (most !== undefined && text.length > most) return refuse(column, 'too_long', text, most);
  }
  return null;
}

function readCells(fact: SheetFactName, cells: Cells, setting: SheetSetting, now?: SheetFacts): Read<unknown> {
  const [first] = FACT_CELLS[fact];
  const text = cells[first] ?? '';
  switch (fact) {
    case 'name':
      return text === '' ? refuse('name', 'empty', '') : { value: text };
    case 'otherNames':
      return { value: text };
    case 'kind':
      return readKind(text, now);
    case 'position':
      return readPlacePosition(cells, setting);
    case 'district':
      return { value: text === '' ? null : setting.districtName(text) };
    case 'phones':
      return readPhoneList(text, setting);
    case 'whatsapp':
      if (text === '') return { value: null };
      return isPhone(text, setting) ? { value: tidyPhone(text, setting.country) } : refuse('whatsapp', 'phone', text);
    case 'website': {
      const website = text === '' ? null : readWebsite(text);
      return text !== '' && website === null ? refuse('website', 'website', text) : { value: website };
    }
    case 'hours':
      return readHours(text, now);
    case 'fees':
      return readFeeCells(cells, setting.money);
    case 'paymentMeans':
      return readPaymentMeans(text);
    case 'languages':
      return readLanguages(text);
    case 'register':
      return readRegister(cells);
    case 'activities':
      return { value: listOf(text) };
    case 'state':
      return readState(cells, now);
    default:
      return { value: text || null };
  }
}

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** A place keeps a kind that the site no longer offers. */
function readKind(text: string, now?: SheetFacts): Read<SheetFacts['kind']> {
  if (text === '') return refuse('kind', 'empty', '');
  if (now && plainWord(now.kind.label) === plainWord(text)) return { value: now.kind };
  const id = kindOfWord(text);
  if (id === null) return refuse('kind', 'kind', text);
  const { category, label } = KINDS[id];
  return { value: { category, label } };
}

function readPlacePosition({ lat = '', lon = '' }: Cells, setting: SheetSetting): Read<Position> {
  if (lat === '' || lon === '') return refuse(lat === '' ? 'lat' : 'lon', 'empty', '');
  const [north, east] = [readDegrees(lat), readDegrees(lon)];
  if (north === null) return refuse('lat', 'position', lat);
  if (east === null) return refuse('lon', 'position', lon);
  const position = valid(east, north);
  if (!position || !setting.insideReach(position)) {
    const isSwapped = setting.insideReach({ lat: east, lon: north });
    return refuse('lat', isSwapped ? 'swapped_position' : 'outside_region', `${lat}, ${lon}`);
  }
  return { value: position };
}

const isPhone = (text: string, { country }: SheetSetting): boolean => isValidPhoneNumber(text, country as CountryCode);

function readPhoneList(text: string, setting: SheetSetting): Read<string[]> {
  const phones = text
    .split(/[;,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = phones.find((phone) => !isPhone(phone, setting));
  return wrong === undefined ? { value: tidyPhones(phones, setting.country) } : refuse('phones', 'phone', wrong);
}

/** Assumed hours are written as an empty cell, which therefore leaves them. */
function readHours(text: string, now?: SheetFacts): Read<SheetFacts['hours']> {
  if (text === '') return { value: now?.hours.class === 'assumed' ? now.hours : { class: 'unknown', rule: null } };
  if (plainWord(text) === plainWord(OPEN_SPACE)) return { value: { class: 'open_space', rule: null } };
  const { readings, unknown, unclear } = readWrittenHours(text);
  const [rule, ...others] = readings;
  if (rule === undefined || unknown.length > 0) return refuse('hours', 'hours', text);
  const isUnclear = others.length > 0 || unclear.length > 0;
  return { value: { class: 'known', rule }, ...(isUnclear && { doubt: 'hours_two' }) };
}

function readPaymentMeans(text: string): Read<SheetFacts['paymentMeans']> {
  const parts = text
    .split(/[;,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const found = parts.map((part) => ({ part, means: paymentMeansInText(part) }));
  const wrong = found.find(({ means }) => means.length === 0);
  if (wrong) return refuse('paymentMeans', 'payment', wrong.part);
  return { value: [...new Set(found.flatMap(({ means }) => means))].sort() };
}

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
let languageCodes: Map<string, string> | undefined;

/** ISO 639-1 codes by the Spanish name, in lower case without accents. */
function codes(): Map<string, string> {
  languageCodes ??= new Map(
    ALPHABET.flatMap((one) => ALPHABET.map((two) => one + two))
      .filter((code) => languageName(code) !== code)
      .map((code) => [plainWord(languageName(code)), code]),
  );
  return languageCodes;
}

function readLanguages(text: string): Read<string[]> {
  const parts = text
    .split(/[;,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const found = parts.map((part) => codes().get(plainWord(part)) ?? knownCode(part));
  const wrong = found.indexOf(null);
  if (wrong >= 0) return refuse('languages', 'language', parts[wrong]!);
  return { value: [...new Set(found as string[])].sort() };
}

const knownCode = (text: string): string | null =>
  /^[a-z]{2,3}$/.test(text) && languageName(text) !== text ? text : null;

function readRegister({ registerNumber = '', registerUntil = '' }: Cells): Read<SheetFacts['register']> {
  if (registerNumber === '' && registerUntil === '') return { value: null };
  if (registerNumber === '') return refuse('registerNumber', 'register', '');
  const until = registerUntil === '' ? null : readDay(registerUntil);
  return until === undefined
    ? refuse('registerUntil', 'date', registerUntil)
    : { value: { number: registerNumber, until } };
}

/** "2027-01-31" and "31/01/2027". Undefined for another text and for a day that no calendar has. */
function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}

const HAS_REASON: readonly string[] = ['suspended', 'closed_permanently'];

/** A new place begins as a draft. */
function readState({ state: text = '', reason: given = '' }: Cells, now?: SheetFacts): Read<SheetFacts['state']> {
  const from = now?.state ?? { state: 'draft' as const, reason: null };
  if (text === '') return now ? refuse('state', 'empty', '') : { value: from };
  const to = PLACE_STATES.find((one) => plainWord(PLACE_STATE_NAMES[one]) === plainWord(text));
  if (!to) return refuse('state', 'state', text);
  if (given.length > MOST.reason!) return refuse('reason', 'too_long', given, MOST.reason);
  if (to === from.state)
    return given === (from.reason ?? '') ? { value: from } : refuse('reason', 'reason_alone', given);
  if (stepsTo(from.state, to) === null) return refuse('state', 'state_not_allowed', text);
  if (to === 'suspended' && (given === '' || given === from.reason)) return refuse('reason', 'reason_missing', given);
  return { value: { state: to, reason: HAS_REASON.includes(to) ? given || null : null } };
}
