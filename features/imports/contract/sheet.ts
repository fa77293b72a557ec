import { type Static, Type } from 'typebox';
import { FACTS } from '#features/places/contract/place-facts.ts';
import { LACKS } from '#features/places/contract/region.ts';
import { closed, orNull, PageQuery } from '#features/schema.ts';

/** The region's own spreadsheet of places: downloaded, changed by a person, and uploaded again. */

export const MOST_SHEET_ROWS = 10_000;

/** `places`: records of a source. `sheet`: corrections of the region's own places. */
export const PURPOSES = ['places', 'sheet'] as const;
export type ImportPurpose = (typeof PURPOSES)[number];

export const SheetQuery = Type.Object(
  {
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: 'Como en la lista de lugares' })),
    lacks: Type.Optional(
      Type.String({
        pattern: `^(${LACKS.join('|')})(,(${LACKS.join('|')}))*$`,
        description: 'Lo que falta, separado por comas, como en la lista de lugares',
      }),
    ),
  },
  closed,
);
export type SheetQuery = Static<typeof SheetQuery>;

/** Why no cell of a row is used. */
export const SHEET_REFUSALS = [
  'unknown_id',
  'repeated',
  'id_lost',
  'merged',
  'operators',
  'no_name',
  'no_kind',
  'no_position',
] as const;
export type SheetRefusal = (typeof SHEET_REFUSALS)[number];

/** Why a cell is not used. */
export const SHEET_PROBLEMS = [
  'empty',
  'too_long',
  'hours',
  'kind',
  'position',
  'outside_region',
  'swapped_position',
  'phone',
  'website',
  'email',
  'price',
  'age',
  'payment',
  'language',
  'register',
  'date',
  'state',
  'state_not_allowed',
  'reason_missing',
  'reason_alone',
  'unreadable',
] as const;
export type SheetProblem = (typeof SHEET_PROBLEMS)[number];

/** A change with a doubt is left out until a person takes it. */
export const SHEET_DOUBTS = ['changed_since', 'no_revision', 'outside_box', 'hours_two', 'twin'] as const;
export type SheetDoubt = (typeof SHEET_DOUBTS)[number];

/** `stale`: the fact changed between the preview and the start. `kept`: it changed after the start, so the undo left it. */
export const SHEET_OUTCOMES = ['done', 'stale', 'undone', 'kept'] as const;
export type SheetOutcome = (typeof SHEET_OUTCOMES)[number];

/** `place` adds a place, with its name, kind and position. */
export const SHEET_FACTS = [...FACTS, 'state', 'place'] as const;
export type SheetFact = (typeof SHEET_FACTS)[number];

export const SheetCell = Type.Object({ column: Type.String(), before: Type.String(), after: Type.String() });
export type SheetCell = Static<typeof SheetCell>;

export const SheetChange = Type.Object({
  fact: Type.Enum([...SHEET_FACTS]),
  cells: Type.Array(SheetCell),
  doubt: orNull(Type.Enum([...SHEET_DOUBTS])),
  /** The place that looks like the one that the row adds. */
  twin: orNull(Type.Object({ id: Type.String(), name: Type.String(), metres: Type.Integer() })),
  take: Type.Boolean({ description: 'Se aplica al confirmar' }),
  outcome: orNull(Type.Enum([...SHEET_OUTCOMES])),
});
export type SheetChange = Static<typeof SheetChange>;

export const CellProblem = Type.Object({
  column: Type.String(),
  code: Type.Enum([...SHEET_PROBLEMS]),
  value: Type.String(),
  most: Type.Optional(Type.Integer({ description: 'Letras que caben' })),
});
export type CellProblem = Static<typeof CellProblem>;

export const ROW_KINDS = ['change', 'add', 'refuse'] as const;
export type SheetRowKind = (typeof ROW_KINDS)[number];

export const SheetRow = Type.Object({
  line: Type.Integer({ description: 'Fila del archivo; la de los títulos es la 1' }),
  kind: Type.Enum([...ROW_KINDS]),
  name: Type.String(),
  placeId: orNull(Type.String()),
  refusal: orNull(Type.Enum([...SHEET_REFUSALS])),
  changes: Type.Array(SheetChange),
  problems: Type.Array(CellProblem),
});
export type SheetRow = Static<typeof SheetRow>;

export const SHEET_VIEWS = ['changes', 'added', 'doubts', 'problems'] as const;
export type SheetView = (typeof SHEET_VIEWS)[number];

export const SheetRowsQuery = Type.Object({ ...PageQuery, view: Type.Enum([...SHEET_VIEWS]) }, closed);

export const SheetRows = Type.Object({ items: Type.Array(SheetRow), next: orNull(Type.String()) });
export type SheetRows = Static<typeof SheetRows>;

export const SheetCounts = Type.Object({
  changed: Type.Integer({ description: 'Filas de lugares que cambian' }),
  added: Type.Integer({ description: 'Filas que agregan un lugar' }),
  doubts: Type.Integer({ description: 'Filas con un cambio dudoso' }),
  problems: Type.Integer({ description: 'Filas con una celda que no se usa, o que no se usan' }),
  same: Type.Integer({ description: 'Filas sin cambios' }),
  taken: Type.Integer({ description: 'Datos que se aplican al confirmar' }),
  done: Type.Integer(),
  stale: Type.Integer(),
  undone: Type.Integer(),
  kept: Type.Integer(),
});
export type SheetCounts = Static<typeof SheetCounts>;

export const ChooseChangeBody = Type.Object(
  {
    line: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    fact: Type.Enum([...SHEET_FACTS]),
    take: Type.Boolean(),
  },
  closed,
);
