import { Type } from 'typebox';
import { recordAudit } from '#features/backoffice/api/public.ts';
import { prepareBarredLegs } from '#features/companies/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { readRegion } from '#regions/read-region.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { endPast } from './closure.store.ts';
import { barriersOf } from './effects.rules.ts';
import { closuresBetween } from './in-force.store.ts';

const Nothing = Type.Object({});

/** Every night: what was over yesterday is ended. Plans do not wait for it, they go by the dates. */
export const endPastClosures = defineJob(Nothing, async (_nothing, { db, config }) => {
  const region = config.REGION;
  const day = today(regionClock(await readRegion(region)));
  await inTransaction(db, async (trx) => {
    for (const id of await endPast(trx, region, day)) {
      await recordAudit(trx, {
        region,
        actor: null,
        action: 'closures.end',
        subject: { kind: 'closure', id },
        reason: 'Pasó su última fecha',
      });
    }
  });
});

/** Searches the ways of a trip that begins today around what is closed, so that the first traveller does not wait for it. */
export const prepareWays = defineJob(Nothing, async (_nothing, { db, config }) => {
  const region = await readRegion(config.REGION);
  const day = today(regionClock(region));
  await prepareBarredLegs(db, region, barriersOf(await closuresBetween(db, region.id, day, day)));
});
