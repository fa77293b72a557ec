import {
  OPEN_DATA_COLUMNS,
  type OpenDataColumn,
  type OpenDataFileName,
} from '#features/open-data/contract/open-data.ts';
import { writeCsv } from '#server/paper/csv.ts';
import type { OpenPlace } from './open-place.view.ts';

export interface FileHead {
  name: string;
  publicUrl: string;
  madeAt: Date;
}

/** A file is written in parts, so that a large region does not fill the memory. */
export interface FileFormat {
  begin(head: FileHead): string;
  /** @param isFirst `true` for the first places of the file. */
  add(places: readonly OpenPlace[], isFirst: boolean): string;
  end: string;
}

const COLUMNS = Object.keys(OPEN_DATA_COLUMNS) as OpenDataColumn[];
/** The table has the position in columns, the map in its geometry. */
const PROPERTIES = COLUMNS.filter((column) => column !== 'lon' && column !== 'lat');

export const FILE_FORMATS: Record<OpenDataFileName, FileFormat> = {
  'lugares.geojson': {
    begin: ({ name, publicUrl, madeAt }) =>
      `{"type":"FeatureCollection","nombre":${JSON.stringify(name)},"origen":${JSON.stringify(publicUrl)},"generado":${JSON.stringify(madeAt)},"features":[\n`,
    add: (places, isFirst) =>
      places.length === 0
        ? ''
        : `${isFirst ? '' : ',\n'}${places.map((place) => JSON.stringify(featureOf(place))).join(',\n')}`,
    end: '\n]}\n',
  },
  'lugares.csv': {
    begin: () => writeCsv([COLUMNS]),
    // `writeCsv` begins each text with a byte order mark, which only the file may begin with.
    add: (places) => (places.length === 0 ? '' : writeCsv(places.map(lineOf)).slice(1)),
    end: '',
  },
};

function featureOf({ columns, sources }: OpenPlace) {
  return {
    type: 'Feature',
    id: columns.id,
    geometry: { type: 'Point', coordinates: [columns.lon, columns.lat] },
    properties: {
      ...Object.fromEntries(PROPERTIES.map((column) => [column, columns[column]])),
      fuentes: sources.map(({ source, url, date, fields }) => ({
        ...{ nombre: source.name, atribucion: source.attribution, url: url ?? source.url, fecha: date },
        ...{ licencia: source.licence, licencia_url: source.licence_url, columnas: fields },
      })),
    },
  };
}

function lineOf({ columns }: OpenPlace): string[] {
  return COLUMNS.map((column) => {
    const value = columns[column];
    return Array.isArray(value) ? value.join('; ') : value === null ? '' : String(value);
  });
}
