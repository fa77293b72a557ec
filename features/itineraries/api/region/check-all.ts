import { Type } from 'typebox';
import { defineJob } from '#server/jobs/define-job.ts';
import { checkItinerary } from './check-itinerary.ts';
import { documentOf } from './document.rules.ts';
import { regionItineraryRows, saveAttention } from './region.store.ts';

export const checkAll = defineJob(Type.Object({}), async (_nothing, { db, log, region: live }) => {
  const region = await live.current();
  for (const row of await regionItineraryRows(db, region.id, ['published', 'featured'])) {
    if (row.days.length === 0) continue;
    const { check } = await checkItinerary(db, region, documentOf(row));
    const changed = await saveAttention(db, region.id, row.id, check.needsAttention);
    if (changed) log.info({ itinerary: row.slug, attention: check.needsAttention }, 'itinerary checked');
  }
});
