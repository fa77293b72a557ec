import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Wish } from '#features/trips/contract/trip.ts';
import { interestFor, namesNoInterest } from './interest.rules.ts';
import type { PlaceHours } from './place-windows.rules.ts';

/** A place of this interest counts as it is. More interesting places count more, and others less. */
const MIDDLE_INTEREST = 500;
const CONTRAST = 0.5;
/** Without a named interest, the region's great sights come first. */
const OPEN_CONTRAST = 1.5;
/** Assumed hours can be wrong, and a closed door costs an hour of the trip. Our estimate. */
const ASSUMED_SHARE = 0.65;
/** Small towns and quarters are pleasant on the way and seldom the reason of it. */
const TOWN_SHARE = 0.6;
const TOWNS = new Set(['Pueblo', 'Barrio']);
/** A fair on its day is the reason to go there on that day. */
const RARE = 4;

/** A hall with one shop is mapped like a market. Our estimate. */
const SHOP_SHARE = 0.5;
const MARKET_NAMES = /mercado|feria|terminal|artesan|plaza/i;

function isShop({ category, name }: PlanningPlace): boolean {
  return category === 'market' && !MARKET_NAMES.test(name);
}

/** Interest of a visit in the planner's score. */
export function prizeOf(wish: Wish, place: PlanningPlace, hours: PlaceHours): number {
  const interest = interestFor(wish, place);
  if (interest <= 0 || place.category === 'lodging') return 0;
  if (place.category === 'food') return tableInterest(wish, place, hours);
  const sure = hours.class === 'assumed' ? ASSUMED_SHARE : 1;
  const contrast = namesNoInterest(wish) ? OPEN_CONTRAST : CONTRAST;
  const share =
    sure * (TOWNS.has(place.kindLabel) ? TOWN_SHARE : 1) * (hours.isRare ? RARE : 1) * (isShop(place) ? SHOP_SHARE : 1);
  return Math.max(1, Math.round(interest * share * (place.interest / MIDDLE_INTEREST) ** contrast));
}

const TABLE_INTEREST = { known: 320, open_space: 200, assumed: 160 };

/** Tables of the country's cooking suit a lunch best, and sweets least. */
const SUITS_A_MEAL: Record<string, number> = {
  Restaurante: 100,
  Cevichería: 120,
  Picantería: 120,
  Cafetería: -150,
  Heladería: -250,
  Dulcería: -250,
  Sanguchería: -100,
  'Comida rápida': -150,
  Bar: -150,
};

/** A table with known hours is worth more than a table with assumed hours. */
function tableInterest(wish: Wish, place: PlanningPlace, hours: PlaceHours): number {
  const suits = SUITS_A_MEAL[place.kindLabel] ?? 0;
  return Math.max(20, TABLE_INTEREST[hours.class] + suits + Math.round(interestFor(wish, place) / 10));
}
