import { setTimeout as sleep } from 'node:timers/promises';
import type { RegionArt } from '#posters/art.ts';
import { type Region, readRegion } from '#regions/read-region.ts';
import type { RegionSettings } from '#regions/region-schema.ts';
import type { Config } from '#server/config.ts';
import type { Face, Look } from '#web/face.ts';
import { faceOf } from './face-of.ts';
import { type RegionLook, readLook } from './read-look.ts';

export interface RegionNow extends Region {
  /** Version of the back office's changes. 0 means an unchanged folder. */
  version: number;
  face: Face;
  art: RegionArt;
  share: { scene: string; hour: string };
}

export interface RegionChanges {
  settings(folder: RegionSettings): RegionSettings;
  /** Replaces the folder's look. Colours are replaced by name. */
  look: Partial<Pick<Look, 'mark' | 'palette' | 'headline'>> & Pick<Face, 'front' | 'logo' | 'sentence'>;
  share?: RegionNow['share'];
}

/** `version` is called often and must be fast. */
export interface ChangesSource {
  version(): Promise<number>;
  read(): Promise<RegionChanges & { version: number }>;
}

export interface LiveRegion {
  /** A saved change appears after at most 500 ms. Call `current` in every request and do not keep its result. */
  current(): Promise<RegionNow>;
  /** The next call of `current` reads the source again, so that a person sees their own change immediately. */
  forget(): void;
}

type RegionFolder = Pick<Config, 'REGION' | 'REGIONS_DIR'>;

const MOST_AGE_MS = 500;
/** Milliseconds. The caller may hold the connection that the source needs. */
const PATIENCE_MS = 100;

/**
 * Asks the source for a newer version at most every 500 ms. Serves the last region if the source fails or does not
 * answer within 100 ms.
 * @param onTrouble receives the source's errors.
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
    // A check that began before `forget` may have missed the change.
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
      // After `forget`, the caller waits for the new version without a time limit.
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

/** The picture on the sheet keeps its own colours. */
function sheetColours(palette: Record<string, string> = {}): Partial<RegionArt> {
  const { 'brand-paper': paper, 'brand-ink': ink, 'brand-accent': accent, 'brand-warm': rule } = palette;
  return { ...(paper && { paper }), ...(ink && { ink }), ...(accent && { accent }), ...(rule && { rule }) };
}
