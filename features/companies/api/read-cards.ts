import type { CompanyCard } from '#features/companies/contract/company.ts';
import type { RegionClock } from '#features/organisation/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { cardView } from './company.view.ts';
import { cardsById } from './company-card.store.ts';
import { localMoment } from './hours/local-moment.ts';
import { openStates } from './hours/open-state.rules.ts';

/** Cards of published places for another area, with their state now; unknown ids are absent. */
export async function readCards(
  db: Database,
  region: string,
  ids: string[],
  clock: RegionClock,
): Promise<CompanyCard[]> {
  const openState = openStates(localMoment(new Date(), clock.timeZone), clock.holidays);
  return (await cardsById(db, region, ids)).map((row) => cardView(row, openState));
}
