import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegionArt } from '#posters/art.ts';
import { readRegion } from '#regions/read-region.ts';
import type { Face, Look } from '#web/face.ts';

/** What the screens show of a region: its settings and its look, from `regions/<id>/`. */
export async function readFace(regionId: string): Promise<{ face: Face; art: RegionArt }> {
  const { id, folder, settings } = await readRegion(regionId);
  const [{ face: look }, { art }] = await Promise.all([
    importFrom<{ face: Look }>(folder, 'face.ts'),
    importFrom<{ art: RegionArt }>(folder, 'art.ts'),
  ]);
  const { product, name, tagline, description, country, locale, time_zone, currency, centre, bbox, demo, sources } =
    settings;
  const { name: organisation, email, phone, address } = settings.organisation;
  const face: Face = {
    ...look,
    id,
    product,
    region: name,
    tagline,
    description,
    country,
    locale,
    timeZone: time_zone,
    currency: { code: currency.code, symbol: currency.symbol },
    centre,
    bbox,
    organisation: { name: organisation, email, phone, address },
    demo,
    sources,
  };
  return { face, art };
}

const importFrom = <T>(folder: string, file: string): Promise<T> => import(pathToFileURL(join(folder, file)).href);
