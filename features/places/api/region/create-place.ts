import type { Author } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { slugOf } from '#features/places/api/import/names.rules.ts';
import type { CreatePlaceBody } from '#features/places/contract/region.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import type { RegionArt } from '#posters/art.ts';
import { chooseScene } from '#posters/choose-scene.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readArt } from '#server/region/read-art.ts';
import { insertPlace, lockSlugs, type NewPlace } from './create.store.ts';
import { districtAt, fromCentre } from './derived.ts';
import { readRegionPlace } from './place-access.ts';

export function createPlace(app: App, platform: Platform, operators: Rows): void {
  serve(app, routes.createPlace, async ({ body, actor }, reply) => {
    const prepared = await preparePlace(platform, body);
    const id = await inTransaction(platform.db, (trx) => addPlace(trx, platform, { ...prepared, actor }));
    return reply.code(201).send(await readRegionPlace(platform, operators, id));
  });
}

type NewBody = Omit<CreatePlaceBody, 'source'>;

/** A place that is not stored, with everything that follows from its position and needs no lock. */
export interface PreparedPlace extends NewBody, Pick<NewPlace, 'district' | 'fromCentre'> {
  art: RegionArt;
}

export async function preparePlace(platform: Platform, body: NewBody): Promise<PreparedPlace> {
  const region = await platform.region.current();
  const { name, kind, position, address } = body;
  return {
    ...{ name, kind, position, ...(address !== undefined && { address }) },
    art: await readArt(region.folder),
    district: await districtAt(region, position),
    fromCentre: await fromCentre(region, position),
  };
}

/** @returns the id of the draft */
export async function addPlace(
  trx: Database,
  { config }: Pick<Platform, 'config'>,
  { name, kind, address, art, actor, ...rest }: PreparedPlace & { actor: Author },
): Promise<string> {
  const slug = freeSlug(slugOf(name), await lockSlugs(trx, config.REGION, slugOf(name)));
  const scene = chooseScene(art, { category: kind.category, place: slug, setting: slugOf(kind.label), seed: slug });
  const id = await insertPlace(trx, config.REGION, {
    ...{ slug, kind, ...rest },
    name: name.trim(),
    address: address?.trim() || null,
    poster: { scene, seed: slug },
  });
  await recordAudit(trx, {
    region: config.REGION,
    actor,
    action: 'places.create',
    subject: { kind: 'place', id },
    after: { name: name.trim() },
  });
  return id;
}

export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let n = 2; ; n += 1) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`;
}
