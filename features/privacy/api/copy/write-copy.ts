import { HOLDINGS, type HoldingId } from '../declaration/holdings.ts';
import { PERSONAL_DATA } from '../declaration/tables.ts';
import type { Row } from '../personal-data.store.ts';
import { wordOf } from './code-words.ts';
import { writeNested } from './nested-words.ts';

export interface CopiedTable {
  table: string;
  holding: HoldingId;
  /** Spanish names of the columns. */
  columns: Record<string, string>;
  rows: Row[];
}

export function copiedTable(table: string, found: readonly Row[]): CopiedTable {
  const declared = PERSONAL_DATA[table];
  if (!declared || declared.about === 'nobody') throw new Error(`${table} is about nobody.`);
  const columns = Object.fromEntries(
    Object.entries(declared.personal).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const rows = found.map((row) => Object.fromEntries(Object.keys(columns).map((it) => [it, readable(row[it])])));
  return { table, holding: declared.holding, columns, rows };
}

const readable = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('base64url') : (value ?? null));

export interface CopyFacts {
  product: string;
  organisation: string;
  madeAt: Date;
  timeZone: string;
}

export function copyAsJson({ product, madeAt }: CopyFacts, tables: readonly CopiedTable[]): string {
  const made = { sitio: product, hecho: madeAt.toISOString() };
  const written = tables.map(({ table, holding, columns, rows }) => ({
    tabla: table,
    titulo: HOLDINGS[holding].title,
    columnas: columns,
    filas: rows,
  }));
  return JSON.stringify({ ...made, tablas: written }, null, 2);
}

/** Returns one HTML page that needs no network. */
export function copyAsPage(facts: CopyFacts, tables: readonly CopiedTable[], files: readonly string[]): string {
  const moment = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone: facts.timeZone });
  const write = (column: string, value: unknown): string => {
    if (value === null || value === '') return '<span class="none">—</span>';
    if (value instanceof Date) return plain(moment.format(value));
    if (typeof value === 'boolean') return value ? 'Sí' : 'No';
    if (typeof value !== 'object') return plain(wordOf(column, String(value)));
    const nested = writeNested(value, { plain, moment: (instant) => moment.format(instant) });
    if (!nested) return `Está en ${DATA_LINK}`;
    const title = 'title' in value && typeof value.title === 'string' ? value.title : 'Ver';
    return `<details><summary>${plain(title)}</summary>${nested}<p class="none">Completo, en ${DATA_LINK}</p></details>`;
  };
  const record = ({ columns }: CopiedTable, row: Row) =>
    `<dl>${Object.entries(columns)
      .map(([column, label]) => `<div><dt>${plain(label)}</dt><dd>${write(column, row[column])}</dd></div>`)
      .join('')}</dl>`;
  const sections = Object.entries(HOLDINGS).map(([id, { title, why, until }]) => {
    const own = tables.filter(({ holding, rows }) => holding === id && rows.length > 0);
    const records = own.flatMap((table) => table.rows.map((row) => record(table, row)));
    return `<section><h2>${plain(title)}</h2><p>${plain(why)} ${plain(until)}</p>${
      records.join('') || '<p class="none">No guardamos nada aquí.</p>'
    }</section>`;
  });
  const attached = files.map((file) => `<li><a href="${plain(file)}">${plain(file)}</a></li>`).join('');
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tus datos en ${plain(facts.product)}</title><style>${STYLE}</style></head><body><main>
<h1>Tus datos en ${plain(facts.product)}</h1>
<p class="lead">Todo lo que ${plain(facts.organisation)} guarda sobre ti, el ${plain(moment.format(facts.madeAt))}. Lo mismo, para
programas, está en ${DATA_LINK}. Las contraseñas y llaves no están: ni siquiera nosotros las tenemos en claro.</p>
${sections.join('\n')}
${attached && `<section><h2>Archivos</h2><ul>${attached}</ul></section>`}
</main></body></html>
`;
}

const DATA_LINK = '<a href="datos.json">datos.json</a>';

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:880px;margin:auto;padding:40px 20px 80px}
h1{font:600 2.4rem/1.1 Georgia,serif;margin:0}h2{font:600 1.5rem/1.2 Georgia,serif;margin:48px 0 4px}.lead{font-size:1.1rem}
section>p{color:color-mix(in srgb,currentColor 70%,transparent);margin:0 0 12px}dl{margin:0;padding:14px 0;border-top:1px solid color-mix(in srgb,currentColor 25%,transparent)}
dl div{display:grid;grid-template-columns:minmax(120px,220px) 1fr;gap:16px}dt{color:color-mix(in srgb,currentColor 70%,transparent)}dd{margin:0;overflow-wrap:anywhere}
dd dl{padding:4px 0}ol{margin:0;padding-left:20px}.none{opacity:.6}@media(max-width:520px){dl div{grid-template-columns:1fr;gap:0;margin-bottom:8px}}`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const plain = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign]!);
