import type { PageRequest } from '#web/page.tsx';
import type { PlansPage } from '../../contract/plan.ts';
import { listPlans } from '../../contract/plan-routes.ts';
import { activeFilters, type FilterName, type PlanFilters, readFilters, toQuery } from './plan-filters.ts';

export const PAGE_SIZE = 24;

export interface PlansData {
  filters: PlanFilters;
  page: PlansPage;
  /**
   * Only for an empty list: filters whose removal gives results, with the number of results. The highest number comes
   * first.
   */
  relief: { name: FilterName; count: number }[];
}

export const minorOf = (currency: string): number =>
  10 ** (new Intl.NumberFormat('es', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

export async function loadPlans({ url, api, face, signal }: PageRequest): Promise<PlansData> {
  const filters = readFilters(url.searchParams);
  const minor = minorOf(face.currency.code);
  const ask = (asked: PlanFilters, more: object) =>
    api.call(listPlans, { query: { ...toQuery(asked, minor), ...more }, signal });
  const page = await ask(filters, { facets: true, limit: PAGE_SIZE, cursor: url.searchParams.get('desde') });
  if (page.total > 0) return { filters, page, relief: [] };
  const relief = await Promise.all(
    activeFilters(filters)
      .slice(0, 6)
      .map(async (name) => ({ name, count: (await ask({ ...filters, [name]: '' }, { limit: 1 })).total })),
  );
  return { filters, page, relief: relief.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count) };
}
