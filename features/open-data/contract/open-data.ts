import { type Static, Type } from 'typebox';
import { Instant, orNull } from '#features/schema.ts';

export const OPEN_DATA_FILES = ['lugares.geojson', 'lugares.csv'] as const;
export type OpenDataFileName = (typeof OPEN_DATA_FILES)[number];

export const OPEN_DATA_TYPES: Record<OpenDataFileName, string> = {
  'lugares.geojson': 'application/geo+json',
  'lugares.csv': 'text/csv',
};

export const OpenDataFile = Type.Object({
  name: Type.Enum([...OPEN_DATA_FILES]),
  url: Type.String(),
  mediaType: Type.String(),
  bytes: Type.Integer(),
  sha256: Type.String({ description: 'En hexadecimal' }),
});
export type OpenDataFile = Static<typeof OpenDataFile>;

export const OpenDataSource = Type.Object({
  name: Type.String(),
  attribution: Type.String(),
  licence: Type.String({ description: 'SPDX, o el nombre más parecido' }),
  licenceName: Type.String(),
  licenceUrl: orNull(Type.String()),
  url: orNull(Type.String()),
  places: Type.Integer({ description: 'Lugares que llevan esta fuente' }),
});
export type OpenDataSource = Static<typeof OpenDataSource>;

export const OpenData = Type.Object({
  madeAt: orNull(Instant),
  places: Type.Integer(),
  /** Published places that the files do not contain, because a licence forbids it or an operator wrote them. */
  leftOut: Type.Integer(),
  files: Type.Array(OpenDataFile),
  sources: Type.Array(OpenDataSource),
});
export type OpenData = Static<typeof OpenData>;

/** The columns of the files, in their order, with an explanation. */
export const OPEN_DATA_COLUMNS = {
  id: 'Identificador que no cambia (UUID)',
  nombre: 'Nombre',
  otros_nombres: 'Otros nombres, separados por punto y coma',
  categoria: 'Categoría',
  tipo: 'Tipo de lugar, más preciso que la categoría',
  distrito: 'Distrito',
  direccion: 'Dirección',
  telefonos: 'Teléfonos que una fuente abierta publica (RFC 3966)',
  web: 'Página del lugar',
  lon: 'Longitud en grados (WGS 84)',
  lat: 'Latitud en grados (WGS 84)',
  altitud_m: 'Metros sobre el nivel del mar',
  horario: 'Horario publicado, en la gramática opening_hours de OpenStreetMap',
  horario_comprobado: 'Día en que alguien comprobó el horario',
  entrada_adulto: 'Precio de una persona adulta, en la moneda de la columna «moneda»',
  moneda: 'ISO 4217',
  sin_escalones: 'true, false o vacío si no se sabe',
  resumen: 'Una frase sobre el lugar',
  pagina: 'La página del lugar en este sitio',
  actualizado: 'Instante del último cambio (RFC 3339)',
  licencia: 'Licencias del registro (SPDX), separadas por punto y coma',
  licencia_url: 'Textos de las licencias',
  atribucion: 'Lo que hay que nombrar al usar el registro',
  fuente: 'Fuentes del registro',
  fuente_url: 'Direcciones de las fuentes',
  fuente_fecha: 'Fechas de las fuentes',
} as const;
export type OpenDataColumn = keyof typeof OPEN_DATA_COLUMNS;

export const PublishAnswer = Type.Object({ waiting: Type.Literal(true) });
