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

/** The scene for a place: its own when it is famous, else one of its setting's or category's by hash, not a neighbour's if another will do. */
export function chooseScene(art: RegionArt, { category, setting, seed, avoid = [] }: SceneWish): string {
  const flagship = setting && art.flagships[setting];
  if (flagship) return flagship;
  const candidates = (setting && art.byCategory[`${category}/${setting}`]) ||
    art.byCategory[category] || [art.fallback];
  const fresh = candidates.filter((scene) => !avoid.includes(scene));
  const pool = fresh.length ? fresh : candidates;
  return pool[hashText(seed) % pool.length] ?? art.fallback;
}
