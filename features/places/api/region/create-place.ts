import { recordAudit } from '#features/audit/api/public.ts';
import { slugOf } from '#features/places/api/import/names.rules.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import { chooseScene } from '#posters/choose-scene.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readArt } from '#server/region/read-art.ts';
import { insertPlace, lockSlugs } from './create.store.ts';
import { districtAt, fromCentre } from './derived.ts';
import { readRegionPlace } from './place-access.ts';

export function createPlace(app: App, platform: Platform, operators: Rows): void {
  const { db, config } = platform;

  serve(app, routes.createPlace, async ({ body: { name, kind, position, address }, actor }, reply) => {
    const region = await platform.region.current();
    const art = await readArt(region.folder);
    const derived = {
      district: await districtAt(region, position),
      fromCentre: await fromCentre(region, position),
    };
    const id = await inTransaction(db, async (trx) => {
      const slug = freeSlug(slugOf(name), await lockSlugs(trx, config.REGION, slugOf(name)));
      const scene = chooseScene(art, { category: kind.category, place: slug, setting: slugOf(kind.label), seed: slug });
      const made = await insertPlace(trx, config.REGION, {
        ...{ slug, kind, position, ...derived },
        name: name.trim(),
        address: address?.trim() || null,
        poster: { scene, seed: slug },
      });
      await recordAudit(trx, {
        region: config.REGION,
        actor,
        action: 'places.create',
        subject: { kind: 'place', id: made },
        after: { name: name.trim() },
      });
      return made;
    });
    return reply.code(201).send(await readRegionPlace(platform, operators, id));
  });
}

export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let n = 2; ; n += 1) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`;
}
