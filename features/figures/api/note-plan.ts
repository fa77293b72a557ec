import type { NotePlan } from '#features/trips/api/public.ts';
import { isUuid } from '#server/database/uuid.ts';
import { localDate } from '#server/region/local-date.ts';
import { insertPlan } from './event.store.ts';
import { planEvents } from './plan-events.rules.ts';
import { wantsNoCount } from './wants-no-count.ts';

/** A traveller gets the plan even if it is not counted. */
export const notePlan: NotePlan = async ({ db, region, log }, { wish, plan, headers }) => {
  if (wantsNoCount(headers)) return;
  try {
    const { id, settings } = await region.current();
    const own = { region_id: id, day: localDate(settings.time_zone, new Date()) };
    const { made, places } = planEvents(wish, plan);
    await insertPlan(
      db,
      { ...own, ...made },
      places.filter(({ place_id }) => isUuid(place_id)).map((place) => ({ ...own, ...place })),
    );
  } catch (error) {
    log.warn({ err: error }, 'a plan was not counted');
  }
};
