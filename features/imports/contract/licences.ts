export interface Licence {
  id: string;
  name: string;
  url: string | null;
}

/** Licences of imported files. The last one keeps the places out of the open data. */
export const LICENCES = [
  { id: 'CC-BY-4.0', name: 'Creative Commons Atribución 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  { id: 'CC0-1.0', name: 'CC0 1.0, sin condiciones', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  {
    id: 'CC-BY-SA-4.0',
    name: 'Creative Commons Atribución-CompartirIgual 4.0',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  { id: 'ODbL-1.0', name: 'Open Database License 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  { id: 'PE-open-data', name: 'Datos abiertos del Estado peruano', url: null },
  { id: 'LicenseRef-reserved', name: 'Reservada: se ve en el sitio, no en los datos abiertos', url: null },
] as const satisfies readonly Licence[];
export type LicenceId = (typeof LICENCES)[number]['id'];

export const LICENCE_IDS = LICENCES.map(({ id }) => id);
