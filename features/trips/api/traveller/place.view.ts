import { regionClock } from '#features/organisation/api/public.ts';
import { readCards } from '#features/places/api/public.ts';
import type { PlaceView } from '#features/trips/contract/place-view.ts';
import type { Platform } from '#server/platform.ts';

export async function placeViews({ db, config, region }: Platform, ids: string[]): Promise<PlaceView[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const cards = await readCards(db, config.REGION, wanted, regionClock(await region.current()));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return wanted.flatMap((wantedId) => {
    const card = byId.get(wantedId);
    if (!card) return [];
    const { id, slug, name, category, kindLabel, district, lon, lat, poster } = card;
    return [{ id, slug, name, category, kindLabel, district, lon, lat, poster }];
  });
}
