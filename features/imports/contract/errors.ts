export type ImportErrorCode =
  | 'import_not_found'
  | 'import_cannot'
  | 'import_unreadable'
  | 'import_row_not_found'
  | 'import_answer_refused'
  | 'import_columns_lack'
  | 'import_box';

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
    detail:
      'Sube un CSV, un XLSX, un GPX, un KML o KMZ, un PBF o JSON de OpenStreetMap, un JSON de Wikidata, o un ZIP de fotos.',
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
  import_box: {
    status: 400,
    title: 'Ese recorte no vale',
    detail: 'Escribe cuatro números separados por comas: oeste, sur, este y norte. Por ejemplo: -79.2,-8.3,-78.8,-7.9.',
  },
  import_columns_lack: {
    status: 400,
    title: 'Faltan columnas',
    detail: 'Di qué columna trae el nombre y cuáles la posición: latitud y longitud, o las dos juntas.',
  },
} as const satisfies Record<ImportErrorCode, { status: number; title: string; detail: string }>;
