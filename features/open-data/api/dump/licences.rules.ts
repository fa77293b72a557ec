import { EDITORS, type RegionSource } from '#regions/region-schema.ts';

/** SPDX identifiers of licences that allow anyone to publish the data again. */
const OPEN = new Set([
  ...['CC0-1.0', 'PDDL-1.0', 'ODC-By-1.0', 'ODbL-1.0', 'MPL-2.0', 'OGL-UK-3.0'],
  ...[
    'CC-BY-2.0',
    'CC-BY-2.5',
    'CC-BY-3.0',
    'CC-BY-4.0',
    'CC-BY-SA-2.0',
    'CC-BY-SA-2.5',
    'CC-BY-SA-3.0',
    'CC-BY-SA-4.0',
  ],
]);

/** Open data of a state without an SPDX identifier, such as `PE-open-data`. */
const OF_A_STATE = /^[A-Z]{2}-open-data$/;

/** An unknown licence forbids the publication. */
export const isOpenLicence = (licence: string): boolean => OPEN.has(licence) || OF_A_STATE.test(licence);

/** The source of what the region's staff write. */
export function ownSource(sources: readonly RegionSource[], region: string, dataDate: string): RegionSource {
  const own = sources.find(({ id }) => id === EDITORS);
  return {
    ...{ id: 'region', name: `Equipo de ${region}`, attribution: `Equipo de ${region}`, url: null, note: null },
    licence: own?.licence ?? 'CC0-1.0',
    licence_name: own?.licence_name ?? 'CC0 1.0',
    licence_url: own?.licence_url ?? 'https://creativecommons.org/publicdomain/zero/1.0/',
    date: own?.date ?? dataDate,
    used_for: ['curation'],
  };
}
