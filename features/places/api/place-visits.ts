import type { Actor } from '#features/accounts/contract/actor.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { REVIEW_PARTS } from '#features/places/contract/review-parts.ts';
import type { VisitSite } from '#features/reviews/api/public.ts';
import type { SubScore } from '#features/reviews/contract/review-content.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { paths } from '#web/paths/site.ts';
import { localMoment } from './hours/local-moment.ts';
import { noticesOn, placeStates } from './hours/place-state.ts';
import { cardsById } from './place-card.store.ts';

/** @returns nothing if the place is not published */
export async function placeReviewParts(db: Database, region: string, id: string): Promise<readonly SubScore[]> {
  const [place] = await cardsById(db, region, [id]);
  return place ? REVIEW_PARTS[place.category] : [];
}

/** @throws company_not_found if the place is not published */
export async function placeVisitSite(platform: Platform, id: string, now: Date): Promise<VisitSite> {
  const { db, config, region } = platform;
  const clock = regionClock(await region.current());
  const moment = localMoment(now, clock.timeZone);
  const [[place], notices] = await Promise.all([
    cardsById(db, config.REGION, [id]),
    noticesOn(db, config.REGION, moment),
  ]);
  if (!place) throw problem(PLACE_ERRORS, 'company_not_found');
  const { state } = placeStates(moment, clock, notices)(place).open;
  const isOpen = state === 'open' ? true : state === 'closed' ? false : null;
  return { name: place.name, page: paths.place(place.slug), lon: place.lon, lat: place.lat, isOpen };
}

export const isPlaceRunBy = (actor: Actor, id: string): boolean =>
  actor.kind === 'person' && actor.places.some((place) => place.id === id);
