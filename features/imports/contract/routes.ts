import { file, route } from '#features/route.ts';
import { IdParams } from '#features/schema.ts';
import {
  ActOnImportBody,
  ChangeMappingBody,
  DecideRowsBody,
  ImportDetail,
  ImportRows,
  Imports,
  ImportsQuery,
  MOST_BYTES,
  RowsQuery,
  UploadQuery,
} from './imports.ts';
import { ChooseChangeBody, SheetQuery, SheetRows, SheetRowsQuery } from './sheet.ts';

const tag = 'Importar lugares';
const right = 'places.edit';
const one = { tag, right, params: IdParams, replies: { 200: ImportDetail } } as const;

export const listImports = route('GET /api/admin/imports/', {
  id: 'listImports',
  tag,
  summary: 'Los archivos que se subieron, el último primero',
  right,
  query: ImportsQuery,
  replies: { 200: Imports },
});

export const uploadImport = route('POST /api/admin/imports/', {
  id: 'uploadImport',
  tag,
  summary: 'Sube un archivo de lugares; nada se importa hasta que alguien lo empieza',
  right,
  bodyLimit: MOST_BYTES,
  query: UploadQuery,
  body: file('application/octet-stream'),
  replies: { 201: ImportDetail },
  errors: ['import_unreadable', 'import_box'],
});

export const showImport = route('GET /api/admin/imports/:id/', {
  ...one,
  id: 'showImport',
  summary: 'Una importación, con sus columnas, sus dudas y su avance',
  errors: ['import_not_found'],
});

export const listImportRows = route('GET /api/admin/imports/:id/rows/', {
  id: 'listImportRows',
  tag,
  summary: 'Las filas de una importación: las que preguntan, las que entran, las que no',
  right,
  params: IdParams,
  query: RowsQuery,
  replies: { 200: ImportRows },
  errors: ['import_not_found'],
});

export const changeImportMapping = route('PUT /api/admin/imports/:id/mapping', {
  ...one,
  id: 'changeImportMapping',
  summary: 'Dice qué trae cada columna y de quién es el archivo; se recuerda para el siguiente',
  body: ChangeMappingBody,
  errors: ['import_not_found', 'import_cannot', 'import_columns_lack'],
});

export const decideImportRows = route('POST /api/admin/imports/:id/rows/decide', {
  ...one,
  id: 'decideImportRows',
  summary: 'Responde lo que preguntan unas filas: es el mismo lugar, es otro, entra así, o queda fuera',
  body: DecideRowsBody,
  errors: ['import_not_found', 'import_cannot', 'import_row_not_found', 'import_answer_refused'],
});

export const actOnImport = route('POST /api/admin/imports/:id/state', {
  ...one,
  id: 'actOnImport',
  summary: 'Importa las filas decididas, o deshace la importación entera',
  body: ActOnImportBody,
  errors: ['import_not_found', 'import_cannot'],
});

export const downloadPlacesCsv = route('GET /api/admin/imports/sheet/places.csv', {
  id: 'downloadPlacesCsv',
  tag,
  summary: 'Los lugares de la lista como hoja CSV, para cambiarlos y subirla otra vez',
  right,
  query: SheetQuery,
  replies: { 200: file('text/csv') },
});

export const downloadPlacesXlsx = route('GET /api/admin/imports/sheet/places.xlsx', {
  id: 'downloadPlacesXlsx',
  tag,
  summary: 'Los lugares de la lista como hoja de cálculo, con una segunda hoja que explica cada columna',
  right,
  query: SheetQuery,
  replies: { 200: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet') },
});

export const listSheetRows = route('GET /api/admin/imports/:id/sheet/', {
  id: 'listSheetRows',
  tag,
  summary: 'Lo que cambiaría una hoja de lugares: cada dato antes y después, las dudas y las celdas que no sirven',
  right,
  params: IdParams,
  query: SheetRowsQuery,
  replies: { 200: SheetRows },
  errors: ['import_not_found'],
});

export const chooseSheetChange = route('POST /api/admin/imports/:id/sheet/choose', {
  ...one,
  id: 'chooseSheetChange',
  summary: 'Toma o deja un cambio de una hoja de lugares, antes de aplicarla',
  body: ChooseChangeBody,
  errors: ['import_not_found', 'import_cannot', 'import_row_not_found'],
});
