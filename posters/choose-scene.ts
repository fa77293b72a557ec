import type { RegionArt } from './art.ts';
import { hashText } from './ink/chance.ts';

const CAN_BE_FAMOUS: ReadonlySet<string> = new Set([
  'archaeological_site',
  'museum',
  'historic_building',
  'church',
  'square',
  'beach',
  'nature',
  'viewpoint',
  'water',
  'town',
]);

export interface SceneWish {
  category: string;
  /** Slug of the place, for finding the scene of a famous place. */
  place?: string;
  /** Slug of the Spanish name of the kind of place (`banos-termales`). */
  setting?: string;
  seed: string;
  /** Scenes of the neighbouring pictures. These scenes are not chosen if another scene fits. */
  avoid?: readonly string[];
}

/**
 * A famous place has its own scene. Any other place gets a scene of its setting or category, chosen by the hash of
 * `seed`. The same request always gives the same scene.
 */
export function chooseScene(art: RegionArt, { category, place, setting, seed, avoid = [] }: SceneWish): string {
  const flagship = place ? flagshipOf(art, category, place) : undefined;
  if (flagship) return flagship;
  const candidates = (setting && art.bySetting[setting]) || art.byCategory[category] || [art.fallback];
  const fresh = candidates.filter((scene) => !avoid.includes(scene));
  const pool = fresh.length ? fresh : candidates;
  return pool[hashText(seed) % pool.length]!;
}

/**
 * A place is famous if its slug equals the slug of a famous place or begins with this slug (`machu-picchu-llaqta`). A
 * hotel that is named after a famous place is not famous. Returns `undefined` for places that are not famous.
 */
function flagshipOf(art: RegionArt, category: string, slug: string): string | undefined {
  if (!CAN_BE_FAMOUS.has(category)) return undefined;
  const name = Object.keys(art.flagships)
    .filter((famous) => slug === famous || slug.startsWith(`${famous}-`))
    .sort((a, b) => b.length - a.length)[0];
  return name && art.flagships[name];
}
