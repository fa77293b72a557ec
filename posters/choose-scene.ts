import type { RegionArt } from './art.ts';
import { hashText } from './ink/chance.ts';

export interface SceneWish {
  category: string;
  /** Finer word, or the slug of a famous place, that may have scenes of its own. */
  setting?: string;
  /** The place's id. */
  seed: string;
  /** Scenes of the neighbours on the wall or the list. */
  avoid?: readonly string[];
}

/**
 * The scene for a place: its own when it is famous, else one that suits its setting or its category by hash, and not a neighbour's
 * when another will do. The same wish always gives the same scene.
 */
export function chooseScene(art: RegionArt, { category, setting, seed, avoid = [] }: SceneWish): string {
  const flagship = setting ? flagshipOf(art, setting) : undefined;
  if (flagship) return flagship;
  const candidates = art.byCategory[`${category}/${setting}`] ?? art.byCategory[category] ?? [art.fallback];
  const fresh = candidates.filter((scene) => !avoid.includes(scene));
  const pool = fresh.length ? fresh : candidates;
  return pool[hashText(seed) % pool.length]!;
}

/** The slug of a famous place is its own, or begins or ends with it: `salineras-de-maras`, `machu-picchu-llaqta`. */
function flagshipOf(art: RegionArt, slug: string): string | undefined {
  const name = Object.keys(art.flagships)
    .filter((famous) => slug === famous || slug.startsWith(`${famous}-`) || slug.endsWith(`-${famous}`))
    .sort((a, b) => b.length - a.length)[0];
  return name && art.flagships[name];
}
