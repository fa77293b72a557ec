import { PLAN_CATEGORY_NAMES, type PlanCategory } from '#features/operators/contract/plan-categories.ts';
import { type SearchSource, tsqueryOf } from '#features/search/api/public.ts';
import { moneyText } from '#server/paper/money-text.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { findPlansByWords } from './plans-by-words.store.ts';

export const planSource: SearchSource = {
  name: 'plans',
  title: 'Planes',
  rank: 20,
  async find({ db, config }, question, most) {
    const rows = await findPlansByWords(db, config.REGION, tsqueryOf(question), most);
    return {
      count: rows[0]?.count ?? 0,
      items: rows.map(({ slug, title, operator, category, currency, priceFrom }) => ({
        label: title,
        detail: [
          PLAN_CATEGORY_NAMES[category as PlanCategory],
          operator,
          priceFrom !== null && `desde ${moneyText(priceFrom, currency)}`,
        ]
          .filter(Boolean)
          .join(' · '),
        path: travellerPaths.plan(slug),
      })),
    };
  },
  all: (text) => paths.plans(new URLSearchParams({ q: text })),
};
