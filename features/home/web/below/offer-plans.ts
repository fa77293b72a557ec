import type { PlanCard } from '#features/operators/contract/plan.ts';

const OFFERED = 4;

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

/** Chooses bookable plans, one of each category first. */
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
