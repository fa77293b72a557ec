import { plainWord } from '#features/imports/contract/plain-word.ts';

const FIELDS = ['file', 'id', 'place', 'author', 'licence', 'source', 'alt'] as const;
type Field = (typeof FIELDS)[number];

/** Titles in lower case without accents. */
const WORDS: Record<Field, readonly string[]> = {
  file: [
    'archivo',
    'foto',
    'imagen',
    'fichero',
    'file',
    'filename',
    'nombre de archivo',
    'nombre del archivo',
    'image',
  ],
  id: ['id', 'id del lugar', 'lugar id', 'lugar_id', 'id lugar', 'codigo', 'codigo del lugar', 'place id', 'place_id'],
  place: ['lugar', 'nombre', 'nombre del lugar', 'sitio', 'atractivo', 'place', 'name', 'establecimiento'],
  author: [
    'autor',
    'autora',
    'autoria',
    'autor a',
    'fotografo',
    'fotografa',
    'credito',
    'creditos',
    'author',
    'credit',
  ],
  licence: ['licencia', 'license', 'licence', 'derechos', 'permiso'],
  source: ['fuente', 'origen', 'direccion', 'enlace', 'url', 'pagina', 'source', 'direccion de la fuente', 'link'],
  alt: [
    'texto alternativo',
    'descripcion',
    'alt',
    'alt text',
    'que se ve',
    'leyenda',
    'pie de foto',
    'titulo',
    'caption',
  ],
};

export interface PictureLine {
  /** Line in the table. */
  line: number;
  cells: Record<Field, string>;
}

/** Rows above the titles that are looked at. */
const LOOKED_AT = 12;

/** Finds the titles, or says in Spanish which column the table lacks. */
export function pictureTable(grid: readonly string[][]): { rows: PictureLine[] } | { lacks: string } {
  const scores = grid.slice(0, LOOKED_AT).map((row) => columnsOf(row).size);
  const at = scores.indexOf(Math.max(0, ...scores));
  const columns = columnsOf(grid[at] ?? []);
  if (!columns.has('file')) return { lacks: 'con el archivo de cada foto («archivo»)' };
  if (!columns.has('place') && !columns.has('id')) return { lacks: 'con el lugar de cada foto («lugar»)' };
  if (!columns.has('licence')) return { lacks: 'con la licencia de cada foto («licencia»)' };
  const cellsOf = (row: readonly string[]) =>
    Object.fromEntries(FIELDS.map((field) => [field, cell(row, columns.get(field))])) as Record<Field, string>;
  const rows = grid
    .slice(at + 1)
    .map((row, index) => ({ line: at + index + 2, cells: cellsOf(row) }))
    .filter(({ cells }) => FIELDS.some((field) => cells[field] !== ''));
  return { rows };
}

const cell = (row: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (row[column] ?? '').replace(/\s+/g, ' ').trim();

function columnsOf(row: readonly string[]): Map<Field, number> {
  const columns = new Map<Field, number>();
  for (const field of FIELDS) {
    const at = row.findIndex((title) => WORDS[field].includes(plainWord(title)));
    if (at >= 0) columns.set(field, at);
  }
  return columns;
}
