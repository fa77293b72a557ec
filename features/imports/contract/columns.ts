/** The facts that a column of a file can state. `position` has latitude and longitude together. */
export const FIELDS = [
  'name',
  'kind',
  'lat',
  'lon',
  'position',
  'district',
  'address',
  'phones',
  'website',
  'hours',
  'fee',
  'summary',
  'otherNames',
  'altitude',
  'id',
] as const;
export type Field = (typeof FIELDS)[number];

/** A file without a name or a position cannot be read before a person names its columns. */
export const hasPosition = (fields: readonly (Field | null)[]): boolean =>
  fields.includes('position') || (fields.includes('lat') && fields.includes('lon'));

export const FILE_FORMATS = ['csv', 'xlsx', 'gpx', 'kml', 'osm', 'wikidata', 'photos'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
