import { KEPT_MONTHS } from '#features/figures/contract/figures.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { localDate } from '#server/region/local-date.ts';
import { type DemoEvents, eventsOfDay } from './demo-events.ts';
import { insertInvented, lastInventedDay, mostInteresting } from './figures.store.ts';

/** No thirteen months are shorter, so that the nightly deletion leaves every invented day. */
const KEPT_DAYS = (KEPT_MONTHS - 1) * 30 + 33;

/** Invents the days up to yesterday that have no invented events. A region that is no demo gets none. */
export async function prepareDemoFigures({ db, region }: Platform): Promise<void> {
  const { id, settings } = await region.current();
  if (!settings.demo) return;
  const today = dayFromIso(localDate(settings.time_zone, new Date()));
  const last = await lastInventedDay(db, id);
  const from = Math.max(today - KEPT_DAYS, last === null ? 0 : dayFromIso(last) + 1);
  if (from >= today) return;
  const places = await mostInteresting(db, id);
  const events: DemoEvents = { visits: [], plans: [], places: [] };
  for (let day = from; day < today; day += 1) {
    const { visits, plans, places: planned } = eventsOfDay(isoFromDay(day), places);
    events.visits.push(...visits);
    events.plans.push(...plans);
    events.places.push(...planned);
  }
  await inTransaction(db, (trx) => insertInvented(trx, id, events));
}
