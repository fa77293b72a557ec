import type { PlansPage as Answer } from '#features/operators/contract/plan.ts';
import { PLAN_CATEGORY_NAMES, type PlanCategory } from '#features/operators/contract/plan-categories.ts';
import * as routes from '#features/operators/contract/plan-routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { readQuestion, tsqueryOf } from '#features/search/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { countFacets, readPlans } from './plan.store.ts';
import { planCard } from './plan.view.ts';
import { readCursor, readSearch, writeCursor } from './plan-search.rules.ts';

const PAGE_SIZE = 24;

export function listPlans(app: App, platform: Platform): void {
  const { db, config, region } = platform;
  serve(app, routes.listPlans, async ({ query }): Promise<Answer> => {
    const words = query.q ? tsqueryOf(await readQuestion(platform, query.q)) : '';
    const search = readSearch(config.REGION, query, words);
    const order = query.sort ?? 'recommended';
    const after = readCursor(order, query.cursor);
    const day = after?.day ?? today(regionClock(await region.current()));
    const limit = query.limit ?? PAGE_SIZE;
    const [rows, facets] = await Promise.all([
      readPlans(db, search, { order, limit: limit + 1, after, day }),
      query.facets ? countFacets(db, search) : null,
    ]);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    const of = (kind: 'category' | 'language') =>
      (facets ?? [])
        .filter((facet) => facet.kind === kind)
        .map(({ value, count }) => ({ value, label: labelOf(kind, value), count }));
    return {
      items: items.map(planCard),
      total: rows[0]?.total ?? 0,
      next: last ? writeCursor(order, { key: last.key, id: last.id, day }) : null,
      ...(facets && { facets: { category: of('category'), language: of('language') } }),
    };
  });
}

const languageNames = new Intl.DisplayNames('es', { type: 'language' });

function labelOf(kind: 'category' | 'language', value: string): string {
  return kind === 'category' ? PLAN_CATEGORY_NAMES[value as PlanCategory] : (languageNames.of(value) ?? value);
}
