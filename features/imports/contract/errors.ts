export type ImportErrorCode =
  | 'import_not_found'
  | 'import_cannot'
  | 'import_unreadable'
  | 'import_row_not_found'
  | 'import_answer_refused'
  | 'import_columns_lack';

export const IMPORT_ERRORS = {
  import_not_found: {
    status: 404,
    title: 'Importación no encontrada',
    detail: 'No encontramos esa importación.',
  },
  import_cannot: {
    status: 409,
    title: 'No se puede ahora',
    detail: 'La importación ya cambió de estado. Ábrela de nuevo para ver en cuál está.',
  },
  import_unreadable: {
    status: 400,
    title: 'No leemos ese archivo',
    detail: 'Sube un CSV, un XLSX, un GPX, un KML o KMZ, o un JSON de OpenStreetMap o de Wikidata.',
  },
  import_row_not_found: {
    status: 404,
    title: 'Fila no encontrada',
    detail: 'Una de esas filas ya no está en la importación. Ábrela de nuevo.',
  },
  import_answer_refused: {
    status: 409,
    title: 'Esa respuesta no vale para la fila',
    detail: 'Una de esas filas pregunta otra cosa, o ya se importó. Ábrela de nuevo.',
  },
  import_columns_lack: {
    status: 400,
    title: 'Faltan columnas',
    detail: 'Di qué columna trae el nombre y cuáles la posición: latitud y longitud, o las dos juntas.',
  },
} as const satisfies Record<ImportErrorCode, { status: number; title: string; detail: string }>;
