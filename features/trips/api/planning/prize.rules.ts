import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Wish } from '#features/trips/contract/trip.ts';
import { interestFor, namesNoInterest } from './interest.rules.ts';
import type { PlaceHours } from './place-windows.rules.ts';

const MIDDLE_INTEREST = 500;
const CONTRAST = 0.5;
/** For a wish that names no interest, the most interesting places count much more than others. */
const OPEN_CONTRAST = 1.5;
/** Factor for a place with assumed hours, which can be wrong. This factor is our estimate. */
const ASSUMED_SHARE = 0.65;
/** Factor for a place that may be closed, which is our estimate. */
const MAY_BE_CLOSED_SHARE = 0.5;
const TOWN_SHARE = 0.6;
const TOWNS = new Set(['Pueblo', 'Barrio']);
/** Factor for a fair on a day when it is held. */
const RARE = 4;

/** Factor for a market whose name suggests a single shop. This factor is our estimate. */
const SHOP_SHARE = 0.5;
const MARKET_NAMES = /mercado|feria|terminal|artesan|plaza/i;

function isShop({ category, name }: PlanningPlace): boolean {
  return category === 'market' && !MARKET_NAMES.test(name);
}

/** Factor for a place of the local trip. This factor is our estimate. */
const LOCAL = 4;

export function prizeOf(wish: Wish, place: PlanningPlace, { hours, isLocal }: Sight): number {
  const interest = interestFor(wish, place);
  if (interest <= 0 || place.category === 'lodging') return 0;
  if (place.category === 'food') return tableInterest(wish, place, hours) * (isLocal ? LOCAL : 1);
  const sure = hours.class === 'assumed' ? ASSUMED_SHARE : 1;
  const contrast = namesNoInterest(wish) ? OPEN_CONTRAST : CONTRAST;
  const share =
    sure *
    (place.doubts.some(({ about }) => about === 'closed') ? MAY_BE_CLOSED_SHARE : 1) *
    (isLocal ? LOCAL : 1) *
    (TOWNS.has(place.kindLabel) ? TOWN_SHARE : 1) *
    (hours.isRare ? RARE : 1) *
    (isShop(place) ? SHOP_SHARE : 1);
  return Math.max(1, Math.round(interest * share * (place.interest / MIDDLE_INTEREST) ** contrast));
}

interface Sight {
  hours: PlaceHours;
  isLocal: boolean;
}

const TABLE_INTEREST = { known: 320, open_space: 200, assumed: 160 };

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

function tableInterest(wish: Wish, place: PlanningPlace, hours: PlaceHours): number {
  const suits = SUITS_A_MEAL[place.kindLabel] ?? 0;
  return Math.max(20, TABLE_INTEREST[hours.class] + suits + Math.round(interestFor(wish, place) / 10));
}
