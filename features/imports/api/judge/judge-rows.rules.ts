import type { Field } from '#features/imports/contract/columns.ts';
import type { NoteCode, QuestionCode, RefusalCode, Verdict } from '#features/imports/contract/doubts.ts';
import type { ImportSource, Mapping } from '#features/imports/contract/imports.ts';
import { plainWord } from '#features/imports/contract/plain-word.ts';
import {
  KINDS,
  type Kind,
  readPhones,
  readWebsite,
  type SourceRecord,
  type StoredPlace,
  slugOf,
  spanishCapitals,
  tidyName,
} from '#features/places/api/public.ts';
import { isKindId, kindOfName, kindOfPlace, kindOfWord } from './kind-words.rules.ts';
import {
  type Position,
  readAltitude,
  readDegrees,
  readFees,
  readPosition,
  readRule,
  valid,
} from './read-values.rules.ts';
import { type PlaceGrid, type TwinMatch, twinOf } from './twins.rules.ts';

export type { Position };

export interface JudgeContext {
  mapping: Mapping;
  source: ImportSource;
  /** Id of the source in the region. */
  sourceId: string;
  fileName: string;
  known: PlaceGrid;
  /** Places by the keys of their records. */
  byKey: ReadonlyMap<string, StoredPlace>;
  countryCode: string;
  currency: { code: string; decimals: number };
  insideBox(position: Position): boolean;
  insideReach(position: Position): boolean;
  districtName(name: string): string;
}

export interface JudgedRow {
  line: number;
  key: string;
  name: string;
  verdict: Verdict;
  refusal: RefusalCode | null;
  questions: QuestionCode[];
  notes: { code: NoteCode; value: string }[];
  /** Word of the file that names no known kind. */
  unknownKind: string | null;
  twin: TwinMatch | null;
  /** Null for a refused row. */
  record: SourceRecord | null;
  position: Position | null;
}

const LONGEST_SUMMARY = 600;
const LONGEST_NAME = 200;

type Cells = Partial<Record<Field, string>>;

/** @param seen keys of earlier rows, to which the row's key is added */
export function judgeRow(
  { line, cells }: { line: number; cells: readonly string[] },
  context: JudgeContext,
  seen: Map<string, number>,
): JudgedRow {
  const values = valuesOf(cells, context.mapping);
  const written = (values.name ?? '').replace(/\s+/g, ' ').trim();
  const name = spanishCapitals(tidyName(written)).slice(0, LONGEST_NAME);
  const stated = positionOf(values);
  const judged: JudgedRow = {
    ...{ line, name, key: keyOf(values, name, stated, context.sourceId), verdict: 'take', refusal: null },
    ...{ questions: [], notes: [], unknownKind: null, twin: null, record: null, position: stated },
  };
  if (name.length < 2) return refused(judged, 'no_name');
  if (!stated) return refused(judged, 'no_position');
  if (seen.has(judged.key)) return refused(judged, 'repeated');
  seen.set(judged.key, line);
  const position = placedIn(stated, judged, context);
  if (!position) return refused(judged, 'outside_reach');
  judged.position = position;

  const own = context.byKey.get(judged.key);
  const named = kindIn(values, name, context.mapping);
  const match = own
    ? { place: own, verdict: 'same' as const, metres: 0 }
    : twinOf({ name, ...position, kind: named.kind }, context.known);
  const kind = named.kind ?? (match ? kindOfPlace(match.place) : null);
  if (match) judged.twin = { ...match, isOwn: own !== undefined };
  if (match?.verdict === 'ask') judged.questions.push('twin');
  if (!kind) {
    judged.questions.push('unknown_kind');
    judged.unknownKind = named.word;
  }
  judged.record = recordOf(values, { judged, position, kind: kind ?? KINDS.attraction, context });
  if (judged.questions.length > 0) judged.verdict = 'ask';
  return judged;
}

function refused(row: JudgedRow, refusal: RefusalCode): JudgedRow {
  return { ...row, verdict: 'refuse', refusal };
}

function valuesOf(cells: readonly string[], { columns }: Mapping): Cells {
  const values: Cells = {};
  columns.forEach((field, at) => {
    const cell = cells[at]?.trim();
    if (field && cell) values[field] ??= cell;
  });
  return values;
}

function positionOf({ lat, lon, position }: Cells): Position | null {
  const both = position ? readPosition(position) : null;
  return both ?? valid(lon ? readDegrees(lon) : null, lat ? readDegrees(lat) : null);
}

/** A position outside the region may be turned round, as in files that write the latitude first. */
function placedIn(stated: Position, row: JudgedRow, { insideBox, insideReach }: JudgeContext): Position | null {
  if (insideBox(stated)) return stated;
  const turned = valid(stated.lat, stated.lon);
  if (turned && insideBox(turned)) {
    row.questions.push('swapped_position');
    return turned;
  }
  if (!insideReach(stated)) return null;
  row.questions.push('outside_box');
  return stated;
}

/** A file without codes names its rows by name and position (about 11 metres). */
function keyOf({ id }: Cells, name: string, position: Position | null, sourceId: string): string {
  const code = id?.replace(/\s+/g, ' ').slice(0, 120);
  if (code) return `${sourceId}:${code}`;
  const at = position ? `@${position.lat.toFixed(4)},${position.lon.toFixed(4)}` : '';
  return `${sourceId}:${slugOf(name)}${at}`;
}

function kindIn(
  { kind }: Cells,
  name: string,
  { kinds, usualKind }: Mapping,
): { kind: Kind | null; word: string | null } {
  const word = kind ? plainWord(kind) : '';
  const chosen = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
  const ids = [chosen, kind && kindOfWord(kind), word === '' && kindOfName(name), word === '' && usualKind];
  const id = ids.find((one): one is string => typeof one === 'string' && isKindId(one));
  return id && isKindId(id) ? { kind: KINDS[id], word: null } : { kind: null, word: kind ?? '' };
}

interface RecordParts {
  judged: JudgedRow;
  position: Position;
  kind: Kind;
  context: JudgeContext;
}

function recordOf(values: Cells, { judged, position, kind, context }: RecordParts): SourceRecord {
  const { source, sourceId, fileName } = context;
  const note = (code: NoteCode, value: string) => {
    judged.notes.push({ code, value: value.slice(0, 200) });
  };
  const record: SourceRecord = {
    ...{ key: judged.key, source: sourceId, file: fileName, date: source.date, url: source.url, raw: values },
    ...{ name: judged.name, kind, ...position, receivesVisitors: true },
  };
  if (values.otherNames)
    record.otherNames = values.otherNames
      .split(/[;|]/)
      .map((one) => one.trim())
      .filter(Boolean)
      .slice(0, 10);
  if (values.district) record.district = context.districtName(values.district).slice(0, 80);
  if (values.address) record.address = values.address.slice(0, 200);
  if (values.phones) {
    const { phones, unreadable } = readPhones(values.phones.replace(/tel:/gi, ''), context.countryCode);
    if (phones.length > 0) record.phones = phones.slice(0, 6);
    if (unreadable.length > 0) note('phone_unread', unreadable.join('; '));
  }
  if (values.website) {
    const website = readWebsite(values.website);
    if (website && website.length <= 500) record.website = website;
    else note('website_unread', values.website);
  }
  if (values.hours) {
    const rule = readRule(values.hours);
    if (rule) record.hours = { rule };
    else note('hours_unread', values.hours);
  }
  if (values.fee) {
    const fees = readFees(values.fee, context.currency);
    if (fees) record.fees = fees;
  }
  const altitude = values.altitude ? readAltitude(values.altitude) : null;
  if (altitude !== null) record.altitude = altitude;
  if (values.summary) {
    if (values.summary.length > LONGEST_SUMMARY) note('text_cut', values.summary);
    record.summary = { text: cut(values.summary, LONGEST_SUMMARY), pages: source.url ? [source.url] : [] };
  }
  return record;
}

/** Ends at a sentence or at a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const part = text.slice(0, most - 1);
  const sentence = part.lastIndexOf('. ');
  return sentence > most / 2 ? part.slice(0, sentence + 1) : `${part.slice(0, part.lastIndexOf(' '))}…`;
}
