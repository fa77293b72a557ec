import { sql } from 'kysely';
import { OWN_SEEDS } from '#posters/own-seeds.ts';
import type { Database } from '#server/database/connect.ts';

const REMEMBERED = 20_000;

export type SeedTest = (region: string, scene: string, seed: string) => Promise<boolean>;

/**
 * Limits the posters that a stranger can request. A seed must be the scene's name, a constant in a screen's source
 * code, or a stored value.
 */
export function seedTest(db: Database): SeedTest {
  const known = new Set<string>();
  return async (region, scene, seed) => {
    const key = `${region}/${seed}`;
    if (seed === scene || OWN_SEEDS.has(seed)) return true;
    const isKnown = known.delete(key) || (await isStored(db, region, seed));
    if (isKnown) known.add(key);
    if (known.size > REMEMBERED) known.delete(known.values().next().value!);
    return isKnown;
  };
}

async function isStored(db: Database, region: string, seed: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from poster_seed where region_id = ${region} and seed = ${seed}) as known`.execute(db);
  return rows[0]!.known;
}
