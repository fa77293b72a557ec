import type { RegionClock } from '#features/organisation/api/public.ts';
import type { PlaceCard } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { localMoment } from './hours/local-moment.ts';
import { noticesOn, placeStates } from './hours/place-state.ts';
import { cardView } from './place.view.ts';
import { cardsById } from './place-card.store.ts';

export async function readCards(db: Database, region: string, ids: string[], clock: RegionClock): Promise<PlaceCard[]> {
  const now = localMoment(new Date(), clock.timeZone);
  const [rows, notices] = await Promise.all([cardsById(db, region, ids), noticesOn(db, region, now)]);
  const stateOf = placeStates(now, clock, notices);
  return rows.map((row) => cardView(row, stateOf));
}
