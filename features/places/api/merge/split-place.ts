import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import { SPLIT_ALWAYS, type SplitBody } from '#features/places/contract/split.ts';
import type { RowsOfPlace } from '#features/rows-of-place.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { slugOf } from '../import/names.rules.ts';
import { insertPlace, lockSlugs } from '../region/create.store.ts';
import { freeSlug } from '../region/create-place.ts';
import { EDITED_AS } from '../region/facts.rules.ts';
import { lockExistingPlace, readRegionPlace } from '../region/place-access.ts';
import { findRegionPlace, type RegionRow, readColumns, writeColumns } from '../region/region.store.ts';
import { ownColumns } from './merge-places.ts';
import { insertMove, moveSources, pinSources } from './move.store.ts';
import { moveRows } from './move-rows.ts';

/** The new place is a draft. The same division sent again changes nothing. */
export function splitPlace(app: App, platform: Platform, operators: Rows, all: readonly RowsOfPlace[]): void {
  const { db, config } = platform;
  const region = config.REGION;

  serve(app, routes.splitPlace, async ({ params: { id }, body, actor }, reply) => {
    await inTransaction(db, async (trx) => {
      const taken = await lockSlugs(trx, region, slugOf(body.name));
      const row = await lockExistingPlace(trx, region, operators, id);
      if (await findRegionPlace(trx, region, operators, body.newId)) return;
      if (row.updated_at.getTime() !== new Date(body.seen).getTime())
        throw problem(PLACE_ERRORS, 'company_changed_meanwhile');
      await splitFrom(trx, platform, row, { body, actor, all, slug: freeSlug(slugOf(body.name), taken) });
    });
    return reply.code(201).send(await readRegionPlace(platform, operators, body.newId));
  });
}

interface Split {
  body: SplitBody;
  actor: Actor;
  all: readonly RowsOfPlace[];
  slug: string;
}

async function splitFrom(trx: Database, platform: Platform, row: RegionRow, { body, actor, all, slug }: Split) {
  const region = platform.config.REGION;
  const pair = { region, from: row.id, to: body.newId };
  await insertPlace(trx, region, {
    ...{ id: body.newId, slug, name: body.name.trim(), district: row.district, address: null, fromCentre: null },
    kind: { category: row.category, label: row.kind_label },
    position: { lon: row.lon, lat: row.lat },
    poster: { ...row.poster, seed: slug },
  });
  await copyFacts(trx, region, pair, body.take);
  await pinSources(trx, region, row.id);
  const sources = await moveSources(trx, pair, body.sources);
  const asked = all.filter(({ list }) => list !== undefined);
  const keys = Object.fromEntries(body.rows.map(({ rows, keys: some }) => [rows, some]));
  const rows = await moveRows(trx, pair, asked, keys);
  const changes = { facts: [], protected: [], sources, rows, claim: false };
  const by = accountIdOf(actor);
  await insertMove(trx, region, { kind: 'split', from: row.id, to: body.newId, changes, stateBefore: null, by });
  await recordAudit(trx, {
    region,
    actor,
    action: 'places.split',
    subject: { kind: 'place', id: row.id },
    after: { newPlace: body.name.trim() },
  });
}

/** Copies facts with their sources. They are choices of a person, so imports do not change them. */
async function copyFacts(
  trx: Database,
  region: string,
  { from, to }: { from: string; to: string },
  take: SplitBody['take'],
): Promise<void> {
  const facts = take.filter((fact) => !SPLIT_ALWAYS.some((one) => one === fact));
  const names = [...facts.flatMap(ownColumns), 'from_centre'];
  const edited = [...SPLIT_ALWAYS, ...facts].flatMap((fact) => EDITED_AS[fact]);
  await writeColumns(trx, region, to, await readColumns(trx, region, from, names), edited);
}
