import { setTimeout as sleep } from 'node:timers/promises';
import type { RegionArt } from '#posters/art.ts';
import { type Region, readRegion } from '#regions/read-region.ts';
import type { RegionSettings } from '#regions/region-schema.ts';
import type { Config } from '#server/config.ts';
import type { Face, Look } from '#web/face.ts';
import { faceOf } from './face-of.ts';
import { type RegionLook, readLook } from './read-look.ts';

/** The region as it is now: its folder (`regions/<id>/`) with what its back office changed. */
export interface RegionNow extends Region {
  /** Counts the changes; 0 is the folder alone. */
  version: number;
  face: Face;
  art: RegionArt;
  /** The picture of the site's own link preview. */
  share: { scene: string; hour: string };
}

/** What the back office changed, over the folder. */
export interface RegionChanges {
  settings(folder: RegionSettings): RegionSettings;
  /** Colours replace the folder's one by one. */
  look: Partial<Pick<Look, 'mark' | 'palette'>>;
  share?: RegionNow['share'];
}

/** Where the changes are kept; `version` is asked often and must be cheap. */
export interface ChangesSource {
  version(): Promise<number>;
  /** @returns the newest changes with the version that they are. */
  read(): Promise<RegionChanges & { version: number }>;
}

export interface LiveRegion {
  /** The region, at most 500 ms behind what any process saved. Ask at every request and keep nothing of it. */
  current(): Promise<RegionNow>;
  /** Makes the next question look again, so that who saved a change sees it at once. */
  forget(): void;
}

/** Where a region's folder is. */
type RegionFolder = Pick<Config, 'REGION' | 'REGIONS_DIR'>;

const MOST_AGE_MS = 500;
/** Who asks may hold the connection that the look waits for: after so long the last region is served. */
const PATIENCE_MS = 100;

/**
 * Serves a region from memory and asks the source for a newer version when the last look is older than 500 ms. While the source cannot
 * be read, or does not answer within 100 ms, the last region that could be is served on.
 * @param onTrouble hears why the source could not be read.
 */
export function liveRegion(
  folder: RegionFolder,
  source: ChangesSource,
  onTrouble: (error: unknown) => void,
  now: () => number = Date.now,
): LiveRegion {
  let known: RegionNow | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<RegionNow> | undefined;
  let forgotten = 0;

  async function look(): Promise<RegionNow> {
    const began = now();
    const turn = forgotten;
    try {
      if (!known || known.version !== (await source.version())) known = regionNow(await readChanged(folder, source));
    } catch (error) {
      if (!known) throw error;
      onTrouble(error);
    }
    // What was asked before a change was saved may have missed it.
    if (turn === forgotten) lookedAt = began;
    return known;
  }

  return {
    async current() {
      if (known && now() - lookedAt < MOST_AGE_MS) return known;
      const mine = looking ?? look();
      looking = mine;
      const seen = mine.finally(() => {
        if (looking === mine) looking = undefined;
      });
      // Who saved a change waits for it.
      if (!known || lookedAt === Number.NEGATIVE_INFINITY) return seen;
      return Promise.race([seen, afterPatience(known)]);
    },
    forget() {
      forgotten += 1;
      lookedAt = Number.NEGATIVE_INFINITY;
      looking = undefined;
    },
  };
}

async function afterPatience(known: RegionNow): Promise<RegionNow> {
  await sleep(PATIENCE_MS, undefined, { ref: false });
  return known;
}

interface Changed {
  region: Region;
  look: RegionLook;
  changes: RegionChanges & { version: number };
}

async function readChanged({ REGION, REGIONS_DIR }: RegionFolder, source: ChangesSource): Promise<Changed> {
  const changes = await source.read();
  const region = await readRegion(REGION, { regions: REGIONS_DIR, change: changes.settings });
  return { region, look: await readLook(region.folder), changes };
}

function regionNow({ region, look: { look, art }, changes }: Changed): RegionNow {
  const palette = { ...look.palette, ...changes.look.palette };
  const face = faceOf(region, { ...look, ...changes.look, palette });
  const { scene, day: hour } = look.hero;
  return {
    ...region,
    version: changes.version,
    face,
    art: { ...art, ...sheetColours(changes.look.palette) },
    share: changes.share ?? { scene, hour },
  };
}

/** The sheet that a poster is printed on follows the site's own colours where they were changed; its picture keeps its paints. */
function sheetColours(palette: Record<string, string> = {}): Partial<RegionArt> {
  const { 'brand-paper': paper, 'brand-ink': ink, 'brand-accent': accent, 'brand-warm': rule } = palette;
  return { ...(paper && { paper }), ...(ink && { ink }), ...(accent && { accent }), ...(rule && { rule }) };
}
