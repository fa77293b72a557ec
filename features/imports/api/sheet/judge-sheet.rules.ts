import { plainWord } from '#features/imports/contract/plain-word.ts';
import type {
  CellProblem,
  SheetCell,
  SheetChange,
  SheetDoubt,
  SheetRefusal,
  SheetRowKind,
} from '#features/imports/contract/sheet.ts';
import { isSameFact, type Kind, type PlaceSnapshot } from '#features/places/api/public.ts';
import type { CreatePlaceBody } from '#features/places/contract/region.ts';
import { withoutGuard } from '#server/paper/csv.ts';
import { kindOfPlace } from '../judge/kind-words.rules.ts';
import type { HeadedTable } from '../mapping/recognise-columns.rules.ts';
import {
  type Cells,
  COLUMN_KEYS,
  COLUMNS,
  type ColumnKey,
  FACT_CELLS,
  SHEET_FACT_NAMES,
  type SheetFactName,
} from './columns.ts';
import { readFact, type SheetSetting } from './read-facts.rules.ts';
import { printOf, readRevision } from './revision.rules.ts';
import { cellsOf, factCells, type SheetFacts, sheetFacts, tidyCell } from './write-cells.rules.ts';

export interface JudgeSetting extends SheetSetting {
  /** The place that looks like the one that a row adds. */
  twinOf: (row: { name: string; lon: number; lat: number; kind: Kind }) => SheetChange['twin'];
}

/** A change with the values that are stored. */
export interface JudgedChange extends SheetChange {
  value: unknown;
  /** As it was at the preview. Absent for a place that the row adds. */
  base?: unknown;
}

export interface JudgedSheetRow {
  line: number;
  kind: SheetRowKind | 'same';
  placeId: string | null;
  name: string;
  refusal: SheetRefusal | null;
  changes: JudgedChange[];
  problems: CellProblem[];
}

export interface SheetLine {
  line: number;
  cells: Cells;
}

/** The rows with their cells by column. Null if the table has no column of ids. */
export function sheetLines({ headings, rows }: HeadedTable): { lines: SheetLine[]; unused: string[] } | null {
  const keys = headings.map((heading) =>
    COLUMN_KEYS.find((key) => plainWord(COLUMNS[key].title) === plainWord(withoutGuard(heading))),
  );
  if (!keys.includes('id')) return null;
  const lines = rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      keys.flatMap((key, at) => (key === undefined ? [] : [[key, tidyCell(withoutGuard(cells[at] ?? ''))]])),
    ),
  }));
  return { lines, unused: headings.filter((heading, at) => heading !== '' && keys[at] === undefined) };
}

/** Both columns together are only in the region's own sheet. */
export const isOwnSheet = (headings: readonly string[]): boolean =>
  (['id', 'revision'] as const).every((key) =>
    headings.some((heading) => plainWord(heading) === plainWord(COLUMNS[key].title)),
  );

/** @param seen ids of the rows before */
export function judgeLine(
  { line, cells }: SheetLine,
  places: ReadonlyMap<string, PlaceSnapshot>,
  setting: JudgeSetting,
  seen: Set<string>,
): JudgedSheetRow {
  const id = (cells.id ?? '').toLowerCase();
  const row = { line, placeId: null, name: cells.name ?? '', changes: [], problems: [] };
  if (id === '')
    return cells.revision ? { ...row, kind: 'refuse', refusal: 'id_lost' } : judgeNew({ line, cells }, setting);
  const place = places.get(id);
  const refusal = refusalOf(place, seen.has(id));
  seen.add(id);
  if (refusal) return { ...row, name: place?.facts.name ?? row.name, kind: 'refuse', refusal };
  return judgeKnown({ line, cells }, place!, setting);
}

function refusalOf(place: PlaceSnapshot | undefined, isRepeated: boolean): SheetRefusal | null {
  if (!place) return 'unknown_id';
  if (isRepeated) return 'repeated';
  if (place.isOperators) return 'operators';
  return place.state === 'merged' ? 'merged' : null;
}

function judgeKnown({ line, cells }: SheetLine, place: PlaceSnapshot, setting: JudgeSetting): JudgedSheetRow {
  const now = sheetFacts(place);
  const stored = cellsOf(now, setting.money);
  const revision = readRevision(cells.revision ?? '');
  const changes: JudgedChange[] = [];
  const problems: CellProblem[] = [];
  for (const fact of SHEET_FACT_NAMES) {
    const columns: readonly ColumnKey[] = FACT_CELLS[fact];
    if (!columns.some((column) => column in cells)) continue;
    const given = Object.fromEntries(columns.map((column) => [column, cells[column] ?? stored[column] ?? '']));
    if (columns.every((column) => given[column] === stored[column])) continue;
    const was = revision?.[fact];
    // The person did not touch it, and another person changed it since.
    if (printOf(fact, given) === was) continue;
    const read = readFact(fact, given, setting, now);
    if ('problems' in read) {
      problems.push(...read.problems);
      continue;
    }
    const after = factCells(fact, read.value, setting.money);
    if (isSameFact(read.value, now[fact]) || isSameCells(columns, after, stored) || printOf(fact, after) === was)
      continue;
    const isOld = was !== undefined && printOf(fact, stored) !== was;
    changes.push({
      ...changeOf(
        fact,
        read.value,
        cellsThatDiffer(columns, stored, after),
        read.doubt ?? doubtOf(fact, read.value, setting),
      ),
      base: now[fact],
      ...(!revision && { doubt: 'no_revision', take: false }),
      ...(isOld && { doubt: 'changed_since', take: false }),
    });
  }
  const kind = changes.length > 0 || problems.length > 0 ? 'change' : 'same';
  return { line, kind, placeId: place.id, name: place.facts.name, refusal: null, changes, problems };
}

function judgeNew({ line, cells }: SheetLine, setting: JudgeSetting): JudgedSheetRow {
  const name = cells.name ?? '';
  const row = { line, placeId: null, name };
  const reads = SHEET_FACT_NAMES.map((fact) => ({ fact, read: readFact(fact, withAll(fact, cells), setting) }));
  const problems = reads.flatMap(({ read }) => ('problems' in read ? read.problems : []));
  const readOf = <Fact extends SheetFactName>(fact: Fact) => {
    const found = reads.find((one) => one.fact === fact)!.read;
    return 'value' in found ? (found.value as SheetFacts[Fact]) : null;
  };
  const [kind, position] = [readOf('kind'), readOf('position')];
  const isNamed = readOf('name') !== null && name.length >= 2;
  if (!isNamed || !kind || !position) {
    const refusal = !isNamed ? 'no_name' : kind ? 'no_position' : 'no_kind';
    return { ...row, kind: 'refuse', refusal, changes: [], problems: problems.filter(({ value }) => value !== '') };
  }
  const body: Omit<CreatePlaceBody, 'source'> = { name, kind, position };
  const twin = setting.twinOf({
    name,
    ...position,
    kind: kindOfPlace({ category: kind.category, kindLabel: kind.label }),
  });
  const unclear = reads.flatMap(({ read }) => ('value' in read && read.doubt) || []);
  const doubt = twin ? 'twin' : (doubtOf('position', position, setting) ?? unclear[0] ?? null);
  const firstCells = (['name', 'kind', 'lat', 'lon'] as const).map((column) => cellOf(column, '', cells[column] ?? ''));
  const changes = reads.flatMap(({ fact, read }): JudgedChange[] => {
    const columns: readonly ColumnKey[] = FACT_CELLS[fact];
    if ('problems' in read || IN_PLACE.includes(fact) || columns.every((column) => !cells[column])) return [];
    if (fact === 'state' && cells.state === factCells('state', DRAFT, setting.money).state) return [];
    return [changeOf(fact, read.value, cellsThatDiffer(columns, {}, factCells(fact, read.value, setting.money)), null)];
  });
  const all = [{ ...changeOf('place', body, firstCells, doubt), twin }, ...changes];
  return {
    ...row,
    ...{ kind: 'add', refusal: null, problems },
    changes: all.map((change) => ({ ...change, take: doubt === null })),
  };
}

const IN_PLACE: readonly SheetFactName[] = ['name', 'kind', 'position'];
const DRAFT: SheetFacts['state'] = { state: 'draft', reason: null };

const withAll = (fact: SheetFactName, cells: Cells): Cells =>
  Object.fromEntries((FACT_CELLS[fact] as readonly ColumnKey[]).map((column) => [column, cells[column] ?? '']));

function doubtOf(fact: SheetFactName, value: unknown, { insideBox }: JudgeSetting): SheetDoubt | null {
  return fact === 'position' && !insideBox(value as SheetFacts['position']) ? 'outside_box' : null;
}

const changeOf = (
  fact: SheetFactName | 'place',
  value: unknown,
  cells: SheetCell[],
  doubt: SheetDoubt | null,
): JudgedChange => ({ fact, value, cells, doubt, twin: null, take: doubt === null, outcome: null });

const isSameCells = (columns: readonly ColumnKey[], one: Cells, other: Cells): boolean =>
  columns.every((column) => (one[column] ?? '') === (other[column] ?? ''));

const cellsThatDiffer = (columns: readonly ColumnKey[], before: Cells, after: Cells): SheetCell[] =>
  columns.flatMap((column) => {
    const [was, is] = [before[column] ?? '', after[column] ?? ''];
    return was === is ? [] : [cellOf(column, was, is)];
  });

const cellOf = (column: ColumnKey, before: string, after: string): SheetCell => ({
  column: COLUMNS[column].title,
  before,
  after,
});
