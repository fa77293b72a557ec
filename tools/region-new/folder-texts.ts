import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARK_PATH } from '#posters/marks/brand-mark.ts';
import type { LookFile } from '#regions/look-schema.ts';
import { EDITORS, type RegionSettings } from '#regions/region-schema.ts';
import { osmSource } from '../region-map/name-files.ts';
import type { RegionPlan } from './answers.rules.ts';
import { regionPalette } from './palette.rules.ts';

/** Excursions may leave the region's box by half of its size, and at most by these degrees (about 10 km). */
const EXCURSIONS = 0.1;

/** Returns the text of each file of the folder, by its path. */
export async function folderTexts(plan: RegionPlan, today: string): Promise<Record<string, string>> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'region.json': json(settingsOf(plan, today)),
    'look.json': json(await lookOf(plan)),
    'search.json': json(SEARCH),
    'places/osm.geojson': '{"type":"FeatureCollection","features":[]}\n',
    'LICENCES.md': LICENCES,
  };
}

function settingsOf(plan: RegionPlan, today: string): RegionSettings {
  const { id, name, product, country, box, centre, organisation } = plan;
  const [west, south, east, north] = box;
  const wide = Math.min(EXCURSIONS, (east - west) / 2);
  const high = Math.min(EXCURSIONS, (north - south) / 2);
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    id,
    name,
    product,
    tagline: `Viaja, explora y conoce ${name}`,
    description: `Qué visitar en ${name}, con horarios, caminos y la fuente de cada dato.`,
    country,
    locale: `es-${country}`,
    currency: plan.currency,
    time_zone: plan.timeZone,
    bbox: [west, south, east, north],
    reach: [
      round(Math.max(-180, west - wide)),
      round(Math.max(-90, south - high)),
      round(Math.min(180, east + wide)),
      round(Math.min(90, north + high)),
    ],
    map_center: [centre.lon, centre.lat],
    map_zoom: zoomFor(Math.max(east - west, north - south)),
    ...(plan.sea && { sea_name: plan.sea }),
    centre: { ...centre, label: withArticle(centre.name) },
    data_date: today,
    travel: {
      town_traffic: 1.4,
      walk_metres_per_minute: 75,
      walk_up_to_metres: 1500,
      straight_line: { factor: 1.6, kmh: 40 },
    },
    planning: {
      pace: {
        calm: { drive: 110, drive_usual: 70, walk: 45 },
        balanced: { drive: 120, drive_usual: 90, walk: 75 },
        full: { drive: 180, drive_usual: 140, walk: 120 },
      },
    },
    demo: organisation === null,
    organisation: organisation
      ? { ...organisation, legal_name: organisation.name, phone: null }
      : {
          name: `Oficina de turismo de ${name} (de ejemplo)`,
          legal_name: 'Organización de ejemplo, por reemplazar',
          email: 'turismo@example.org',
          phone: null,
          address: `${centre.name}, ${name}`,
        },
    sources: [osmSource(today, ['places', 'hours', 'basemap']), ownSource(product, today)],
    imports: [{ reader: 'osm', file: 'places/osm.geojson', source: 'osm' }],
  };
}

/** The region's own editors, whose summaries and corrections are free to use. */
const ownSource = (product: string, today: string): RegionSettings['sources'][number] => ({
  id: EDITORS,
  name: `Redacción de ${product}`,
  attribution: 'Resúmenes y elecciones propias',
  licence: 'CC0-1.0',
  licence_name: 'CC0 1.0',
  licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  url: null,
  date: today,
  used_for: ['summaries', 'curation', 'itineraries'],
  note: null,
});

/** The name in a sentence: "15 min desde la Plaza de Armas". Other names stay as they are. */
function withArticle(name: string): string {
  if (/^(Plaza|Plazuela|Plazoleta|Catedral|Iglesia|Estación|Playa)\b/.test(name)) return `la ${name}`;
  return /^(Parque|Muelle|Mercado|Malecón|Puerto|Puente)\b/.test(name)
    ? `el ${name}`
    : name.replace(/^Centro de\b/, 'el centro de');
}

/** The whole box is about as wide as a telephone, which is 1.5 tiles of 256 px. */
const zoomFor = (degrees: number): number => Math.max(3, Math.min(15, Math.round(Math.log2((360 * 1.5) / degrees))));

async function lookOf({ name, centre, colours, sea }: RegionPlan): Promise<LookFile> {
  const usual = JSON.parse(await readFile(join(import.meta.dirname, 'default-look.json'), 'utf8')) as Pick<
    LookFile,
    'interests' | 'motif' | 'art'
  >;
  const { beach, ...inland } = usual.interests;
  const palette = regionPalette(colours);
  const hero: LookFile['art']['hero'] = sea ? { scene: 'olas', day: 'dawn', night: 'dusk' } : usual.art.hero;
  return {
    headline: [name, '*a tu ritmo*'],
    searchHint: 'Una plaza, un museo, un almuerzo…',
    examples: {
      planSearch: 'Caminata, taller, almuerzo…',
      plan: `Paseo de medio día por ${name}`,
      operator: 'Operadora de ejemplo',
      meeting: `${centre.name}, junto a la entrada`,
      itinerary: `Un día en ${name}`,
      road: 'Av. Principal, de la 3 a la 6',
      event: 'Fiesta patronal',
    },
    interests: sea && beach ? usual.interests : inland,
    heroInk: 'dark',
    palette,
    motif: usual.motif,
    mark: MARK_PATH,
    art: {
      ...usual.art,
      coast: sea !== null,
      paper: palette['brand-paper']!,
      ink: palette['brand-ink']!,
      accent: palette['brand-accent']!,
      rule: palette['brand-warm']!,
      warm: palette['brand-paper-raised']!,
      dark: palette['night-paper']!,
      palette: {
        ...usual.art.palette,
        adobe: palette['brand-adobe']!,
        oxblood: palette['brand-accent']!,
        pacific: palette['brand-pacific']!,
      },
      hero,
      bySetting: {},
    },
  };
}

const SEARCH = {
  meanings: [],
  synonyms: [],
  cheap: { fee: 1500, kinds: ['Hostal', 'Hospedaje', 'Camping', 'Mercado', 'Comida rápida'] },
  children: { kinds: ['Zoológico', 'Playa', 'Plaza', 'Humedal'], places: [] },
};

const LICENCES = `# Licences of this folder

| file | source | licence | duty |
| --- | --- | --- | --- |
| \`places/osm.geojson\`, \`road-graph.json\`, \`amenities.geojson\`, \`streets.csv\`, \`basemap/\` | OpenStreetMap, made by \`npm run region:map\` | ODbL 1.0 | show "© colaboradores de OpenStreetMap"; a database derived from it stays ODbL |
| \`region.json\`, \`look.json\`, \`search.json\` | yours | choose a licence | |

Add a row for each further file, with the licence of its source.
`;
