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
  place?: string;
  /** Slug of the kind of place in Spanish, such as `banos-termales`. */
  setting?: string;
  seed: string;
  avoid?: readonly string[];
}

export function chooseScene(art: RegionArt, { category, place, setting, seed, avoid = [] }: SceneWish): string {
  const flagship = place ? flagshipOf(art, category, place) : undefined;
  if (flagship) return flagship;
  const candidates = (setting && art.bySetting[setting]) || art.byCategory[category] || [art.fallback];
  const fresh = candidates.filter((scene) => !avoid.includes(scene));
  const pool = fresh.length ? fresh : candidates;
  return pool[hashText(seed) % pool.length]!;
}

/** A longer slug is famous too: `machu-picchu-llaqta`. Hotels and restaurants are never famous. */
function flagshipOf(art: RegionArt, category: string, slug: string): string | undefined {
  if (!CAN_BE_FAMOUS.has(category)) return undefined;
  const name = Object.keys(art.flagships)
    .filter((famous) => slug === famous || slug.startsWith(`${famous}-`))
    .sort((a, b) => b.length - a.length)[0];
  return name && art.flagships[name];
}
