import { kindOfTags } from '#features/places/api/public.ts';
import type { FileGrid } from './file-grid.ts';

/** The titles of the grid that an OpenStreetMap file becomes. */
const TITLES = ['id', 'nombre', 'tipo', 'longitud', 'latitud', 'direccion', 'telefono', 'web', 'horario'] as const;

export interface OsmObject {
  /** For example `node/42`. */
  id: string;
  tags: Readonly<Record<string, string>>;
  lon: number;
  lat: number;
}

/** Only objects that people visit become rows. */
export function osmGrid(objects: readonly OsmObject[]): FileGrid {
  let others = 0;
  const rows = objects.flatMap(({ id, tags, lon, lat }) => {
    const name = tags.name ?? tags['name:es'] ?? '';
    const kind = kindOfTags(tags, name);
    if (!kind || name.trim() === '') {
      others += 1;
      return [];
    }
    const address = [tags['addr:street'], tags['addr:housenumber']].filter(Boolean).join(' ');
    const phone = tags.phone ?? tags['contact:phone'] ?? '';
    const website = tags.website ?? tags['contact:website'] ?? tags.url ?? '';
    return [[id, name, kind.label, String(lon), String(lat), address, phone, website, tags.opening_hours ?? '']];
  });
  return {
    format: 'osm',
    rows: [[...TITLES], ...rows],
    notes: others > 0 ? [`Dejamos fuera ${others} objetos sin nombre, o que no se visitan.`] : [],
  };
}
