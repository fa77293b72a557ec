import type { PlanCard } from '#features/operators/contract/plan.ts';

/** How many departures the home screen offers. */
const OFFERED = 4;

/** What the home screen needs of a plan. */
export type OfferedPlan = Pick<
  PlanCard,
  | 'id'
  | 'slug'
  | 'title'
  | 'category'
  | 'durationMinutes'
  | 'days'
  | 'currency'
  | 'priceFrom'
  | 'pricingPer'
  | 'picture'
  | 'nextDate'
> & { operator: Pick<PlanCard['operator'], 'name' | 'fictional'> };

/**
 * Plans with places, each of another category while there are any, so that the row shows how different days can be; cut down to what is shown.
 * Their order is the server's, which is another every day.
 */
export function offerPlans(cards: readonly PlanCard[]): OfferedPlan[] {
  const open = cards.filter(({ nextDate, priceFrom }) => nextDate !== null && priceFrom !== null);
  const first = open.filter((card, index) => open.findIndex(({ category }) => category === card.category) === index);
  return [...first, ...open.filter((card) => !first.includes(card))].slice(0, OFFERED).map(offered);
}

function offered(card: PlanCard): OfferedPlan {
  const { id, slug, title, category, durationMinutes, days, currency, priceFrom, pricingPer, picture, nextDate } = card;
  const operator = { name: card.operator.name, fictional: card.operator.fictional };
  return {
    id,
    slug,
    title,
    category,
    durationMinutes,
    days,
    currency,
    priceFrom,
    pricingPer,
    picture,
    nextDate,
    operator,
  };
}
