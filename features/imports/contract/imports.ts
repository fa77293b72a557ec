import { type Static, Type } from 'typebox';
import { FACT_SOURCES } from '#features/places/contract/place-facts.ts';
import { closed, Day, Id, Instant, orNull, PageQuery, text } from '#features/schema.ts';
import { FIELDS, FILE_FORMATS } from './columns.ts';
import { DECISIONS, NOTES, QUESTIONS, REFUSALS, VERDICTS } from './doubts.ts';
import { IMPORT_ACTIONS, IMPORT_STATES } from './import-states.ts';
import { LICENCE_IDS } from './licences.ts';
import { PURPOSES, SheetCounts } from './sheet.ts';

export const MOST_BYTES = 60_000_000;
export const MOST_COLUMNS = 100;

export const ImportSource = Type.Object(
  {
    name: text(120, 2),
    licence: Type.Enum([...LICENCE_IDS]),
    url: orNull(Type.String({ pattern: '^https?://[^\\s/]+\\.[^\\s]+$', maxLength: 500 })),
    date: Day,
  },
  closed,
);
export type ImportSource = Static<typeof ImportSource>;

export const Mapping = Type.Object(
  {
    /** One entry for each column of the file. Null leaves the column out. */
    columns: Type.Array(orNull(Type.Enum([...FIELDS])), { maxItems: MOST_COLUMNS }),
    /** Kinds for words that are not understood, by the word in lower case without accents. */
    kinds: Type.Record(Type.String({ maxLength: 120 }), Type.String({ maxLength: 60 })),
    /** The kind of rows that name none. */
    usualKind: orNull(Type.String({ maxLength: 60 })),
  },
  closed,
);
export type Mapping = Static<typeof Mapping>;

export const ImportCounts = Type.Object({
  rows: Type.Integer(),
  take: Type.Integer(),
  /** Of `take`: rows of places that the site has already. */
  known: Type.Integer(),
  ask: Type.Integer(),
  refuse: Type.Integer(),
  skipped: Type.Integer(),
  imported: Type.Object({
    new: Type.Integer(),
    changed: Type.Integer(),
    same: Type.Integer(),
    merged: Type.Integer({ description: 'De ellas, filas que son lugares que ya estaban' }),
  }),
});
export type ImportCounts = Static<typeof ImportCounts>;

export const ImportListRow = Type.Object({
  id: Type.String(),
  purpose: Type.Enum([...PURPOSES], { description: 'Un archivo con lugares, o la hoja de la región' }),
  fileName: Type.String(),
  format: orNull(Type.Enum([...FILE_FORMATS])),
  state: Type.Enum([...IMPORT_STATES]),
  by: orNull(Type.String()),
  uploadedAt: Instant,
  counts: ImportCounts,
});
export type ImportListRow = Static<typeof ImportListRow>;

export const Imports = Type.Object({ items: Type.Array(ImportListRow), next: orNull(Type.String()) });
export type Imports = Static<typeof Imports>;

export const ImportColumn = Type.Object({
  heading: Type.String(),
  /** The first values of the column. */
  samples: Type.Array(Type.String()),
  field: orNull(Type.Enum([...FIELDS])),
  isSure: Type.Boolean({ description: 'La columna se reconoció por su nombre' }),
});
export type ImportColumn = Static<typeof ImportColumn>;

export const ImportDetail = Type.Object({
  ...ImportListRow.properties,
  actions: Type.Array(Type.Enum([...IMPORT_ACTIONS])),
  /** Remarks about the file, such as its encoding. */
  notes: Type.Array(Type.String()),
  columns: Type.Array(ImportColumn),
  mapping: Mapping,
  isMappingRemembered: Type.Boolean({ description: 'Las columnas son las del último archivo con los mismos títulos' }),
  /** Null before the file is read. */
  source: orNull(ImportSource),
  /** Words of the file that name no known kind, with their rows. */
  unknownKinds: Type.Array(Type.Object({ word: Type.String(), rows: Type.Integer() })),
  kinds: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), group: Type.String() })),
  progress: orNull(
    Type.Object({
      step: Type.Enum(['file', 'rows'], { description: 'file: por ciento del archivo; rows: filas' }),
      done: Type.Integer(),
      total: Type.Integer(),
    }),
  ),
  /** Spanish reason why the last job failed. */
  failure: orNull(Type.String()),
  startedAt: orNull(Instant),
  finishedAt: orNull(Instant),
  /** Null for a file with places. */
  sheet: orNull(SheetCounts),
  undone: orNull(Type.Object({ removed: Type.Integer(), paused: Type.Integer() })),
});
export type ImportDetail = Static<typeof ImportDetail>;

/** "west,south,east,north" in degrees. */
const BOX = '^-?\\d{1,3}(\\.\\d+)?(,-?\\d{1,3}(\\.\\d+)?){3}$';

export const UploadQuery = Type.Object(
  {
    name: text(200, 1),
    box: Type.Optional(
      Type.String({
        pattern: BOX,
        maxLength: 100,
        description: 'Recorte de un extracto de OpenStreetMap: oeste,sur,este,norte. Sin él, el alcance de la región.',
      }),
    ),
    as: Type.Optional(Type.Literal('sheet', { description: 'Es la hoja de lugares de la región' })),
  },
  closed,
);

export const ImportsQuery = Type.Object({ ...PageQuery, purpose: Type.Optional(Type.Enum([...PURPOSES])) }, closed);

export const RowTwin = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kindLabel: Type.String(),
  metres: Type.Integer(),
});

export const ChosenPlace = Type.Object({ id: Type.String(), name: Type.String(), kindLabel: Type.String() });
export type ChosenPlace = Static<typeof ChosenPlace>;

/** A photo of a folder, as its table describes it. */
export const RowPicture = Type.Object({
  author: Type.String(),
  licence: Type.String(),
  source: orNull(Type.String()),
  alt: Type.String(),
  /** The place as the table names it. */
  place: Type.String(),
  /** Places among which a person chooses. */
  places: Type.Array(ChosenPlace),
});
export type RowPicture = Static<typeof RowPicture>;

export const ImportRow = Type.Object({
  line: Type.Integer({ description: 'Fila del archivo; la de los títulos es la 1' }),
  name: Type.String(),
  kindLabel: orNull(Type.String()),
  lon: orNull(Type.Number()),
  lat: orNull(Type.Number()),
  verdict: Type.Enum([...VERDICTS]),
  refusal: orNull(Type.Enum([...REFUSALS])),
  questions: Type.Array(Type.Enum([...QUESTIONS])),
  notes: Type.Array(Type.Object({ code: Type.Enum([...NOTES]), value: Type.String() })),
  /** The place that looks alike, or of which the row is a new version. */
  twin: orNull(RowTwin),
  /** Null for rows of places. */
  picture: orNull(RowPicture),
  decision: orNull(Type.Enum([...DECISIONS])),
  outcome: orNull(Type.Enum(['new', 'changed', 'same'])),
  placeId: orNull(Type.String()),
});
export type ImportRow = Static<typeof ImportRow>;

export const ROW_VIEWS = ['ask', 'take', 'refuse', 'skipped', 'imported'] as const;
export type RowView = (typeof ROW_VIEWS)[number];

export const RowsQuery = Type.Object({ ...PageQuery, view: Type.Enum([...ROW_VIEWS]) }, closed);

export const ImportRows = Type.Object({ items: Type.Array(ImportRow), next: orNull(Type.String()) });
export type ImportRows = Static<typeof ImportRows>;

export const ChangeMappingBody = Type.Object({ mapping: Mapping, source: ImportSource }, closed);
export type ChangeMappingBody = Static<typeof ChangeMappingBody>;

export const DecideRowsBody = Type.Object(
  {
    lines: Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000 }), { minItems: 1, maxItems: 500 }),
    /** Null takes the decision back. */
    decision: orNull(Type.Enum([...DECISIONS])),
    place: Type.Optional(Type.String({ format: 'uuid', description: 'El lugar de la foto, con la respuesta `merge`' })),
  },
  closed,
);
export type DecideRowsBody = Static<typeof DecideRowsBody>;

export const ActOnImportBody = Type.Object(
  {
    action: Type.Enum([...IMPORT_ACTIONS]),
    source: Type.Optional(Type.Enum([...FACT_SOURCES], { description: 'Cómo se supo lo que trae la hoja' })),
  },
  closed,
);

export const ImportParams = Type.Object({ id: Id });
