import type { EmptyScenes, RegionArt } from '#posters/art.ts';
import { SCENE_CATALOGUE } from '#posters/catalogue.ts';
import type { LookFile } from '#regions/look-schema.ts';
import { readLookFile } from '#regions/read-look-file.ts';
import type { Look } from '#web/face.ts';

const opened = new Map<string, Promise<{ look: Look; art: RegionArt }>>();

/**
 * Reads the file once per process, as Node does with `art.ts`.
 * @throws {Error} with all faults of the file
 */
export function lookOfFile(folder: string, id: string): Promise<{ look: Look; art: RegionArt }> {
  let look = opened.get(folder);
  if (!look) {
    look = readLookFile(folder).then(({ look: file, faults }) => {
      if (!file) throw new Error(faults.join('\n'));
      return { look: withScenes(file), art: artOf(id, file) };
    });
    look.catch(() => opened.delete(folder));
    opened.set(folder, look);
  }
  return look;
}

function withScenes({ art, heroInk, examples, ...look }: LookFile): Look {
  return {
    ...look,
    examples: examples as Look['examples'],
    hero: { ...art.hero, alt: SCENE_CATALOGUE[art.hero.scene]!.label, ink: heroInk },
    empty: art.empty as unknown as EmptyScenes,
  };
}

function artOf(id: string, { art }: LookFile): RegionArt {
  const scenes = Object.fromEntries(art.scenes.map((scene) => [scene, SCENE_CATALOGUE[scene]!]));
  return {
    ...art,
    id,
    scenes,
    empty: art.empty as unknown as EmptyScenes,
    palette: art.palette as RegionArt['palette'],
  };
}
