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
  /** The slug of the place, for flagship scenes. */
  place?: string;
  /** The slug of the kind's Spanish word (`banos-termales`). */
  setting?: string;
  /** The place's id. */
  seed: string;
  /** Scenes of the neighbouring pictures, to avoid if possible. */
  avoid?: readonly string[];
}

/**
 * The scene of a place: its flagship scene if it has one, otherwise a scene of its setting or category chosen by hash, different from its
 * neighbours' if possible. The same request always gives the same scene.
 */
export function chooseScene(art: RegionArt, { category, place, setting, seed, avoid = [] }: SceneWish): string {
  const flagship = place ? flagshipOf(art, category, place) : undefined;
  if (flagship) return flagship;
  const candidates = (setting && art.bySetting[setting]) || art.byCategory[category] || [art.fallback];
  const fresh = candidates.filter((scene) => !avoid.includes(scene));
  const pool = fresh.length ? fresh : candidates;
  return pool[hashText(seed) % pool.length]!;
}

/** The flagship slug that a place's slug equals or begins with (`machu-picchu-llaqta`). A hotel named after a famous place has none. */
function flagshipOf(art: RegionArt, category: string, slug: string): string | undefined {
  if (!CAN_BE_FAMOUS.has(category)) return undefined;
  const name = Object.keys(art.flagships)
    .filter((famous) => slug === famous || slug.startsWith(`${famous}-`))
    .sort((a, b) => b.length - a.length)[0];
  return name && art.flagships[name];
}
