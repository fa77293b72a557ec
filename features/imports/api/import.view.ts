import type { FileFormat } from '#features/imports/contract/columns.ts';
import { importActions } from '#features/imports/contract/import-states.ts';
import type { ImportCounts, ImportDetail, ImportListRow, ImportRow } from '#features/imports/contract/imports.ts';
import type { SheetCounts, SheetRow } from '#features/imports/contract/sheet.ts';
import type { ListedImport } from './import.store.ts';
import { KIND_CHOICES } from './judge/kind-words.rules.ts';
import type { ListedRow } from './row.store.ts';
import type { CountedSheet, SheetRowRecord } from './sheet/sheet.store.ts';
import type { StoredPicture } from './tables.ts';

const NO_COUNTS: ImportCounts = {
  ...{ rows: 0, take: 0, known: 0, ask: 0, refuse: 0, skipped: 0 },
  imported: { new: 0, changed: 0, same: 0, merged: 0 },
};

export function listedImportView(row: ListedImport, counted: ImportCounts = NO_COUNTS): ImportListRow {
  // The place of a photo is no place that the file brings again.
  const counts =
    row.format === 'photos' ? { ...counted, known: 0, imported: { ...counted.imported, merged: 0 } } : counted;
  return {
    id: row.id,
    purpose: row.purpose,
    fileName: row.file_name,
    format: row.format as FileFormat | null,
    state: row.state,
    by: row.by,
    uploadedAt: row.uploaded_at.toISOString(),
    counts,
  };
}

interface DetailParts {
  counts: ImportCounts | undefined;
  unknownKinds: ImportDetail['unknownKinds'];
  sheet: CountedSheet | undefined;
}

export function importView(row: ListedImport, { counts, unknownKinds, sheet }: DetailParts): ImportDetail {
  const listed = listedImportView(row, counts);
  const { mapping, source, progress_done: done, progress_of: total, progress_step: step } = row;
  return {
    ...listed,
    actions: importActions(row.state).filter((action) => action !== 'start' || listed.counts.take > 0),
    notes: row.notes,
    columns: row.columns.map((column, at) => ({ ...column, field: mapping?.columns[at] ?? null })),
    mapping: mapping ?? { columns: [], kinds: {}, usualKind: null },
    isMappingRemembered: row.is_remembered,
    source,
    unknownKinds,
    kinds: KIND_CHOICES,
    progress: done === null || total === null ? null : { step: step ?? 'rows', done, total },
    failure: row.failure,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    sheet: sheet ? sheetCounts(sheet) : null,
    undone: row.removed === null ? null : { removed: row.removed, paused: row.paused ?? 0 },
  };
}

const sheetCounts = ({ due: _due, addedDone: _added, changedDone: _changed, ...counts }: CountedSheet): SheetCounts =>
  counts;

export function sheetRowView({ line, kind, name, place_id, refusal, changes, problems }: SheetRowRecord): SheetRow {
  return {
    ...{ line, kind, name, placeId: place_id, refusal, problems },
    changes: changes.map(({ fact, cells, doubt, twin, take, outcome }) => ({
      fact,
      cells,
      doubt,
      twin,
      take,
      outcome,
    })),
  };
}

export function rowView(row: ListedRow): ImportRow {
  const { twin_id: twinId, twin_name: name, twin_kind: kindLabel } = row;
  return {
    line: row.line,
    name: row.name,
    kindLabel: row.kind_label,
    lon: row.lon,
    lat: row.lat,
    verdict: row.verdict,
    refusal: row.refusal,
    questions: row.questions,
    notes: row.notes,
    twin:
      twinId !== null && name !== null && kindLabel !== null
        ? { id: twinId, name, kindLabel, metres: row.twin_metres ?? 0 }
        : null,
    picture: row.picture && pictureView(row.picture),
    decision: row.decision,
    outcome: row.outcome,
    placeId: row.place_id,
  };
}

function pictureView({ author, licence, source, alt, place, places }: StoredPicture): ImportRow['picture'] {
  return { author, licence, source, alt, place, places };
}
