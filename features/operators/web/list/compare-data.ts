import type { Api } from '#web/http/api.ts';
import type { PageRequest } from '#web/page.tsx';
import type { PlanDetail } from '../../contract/plan.ts';
import { showPlan } from '../../contract/plan-routes.ts';
import { askCalendar, askDepartures } from '../departure/use-departures.ts';
import { chosenOf, firstWish, monthOf, peopleOfWish } from '../departure/wish.ts';
import { NO_FILTERS, type PlanFilters, readFilters } from './plan-filters.ts';

export interface CompareData {
  plans: ComparedPlan[];
  asked: PlanFilters;
}

export interface ComparedPlan {
  plan: PlanDetail;
  /**
   * Price on the requested day, or on the next possible day. Null if the request has neither party nor day, or if the
   * party cannot book.
   */
  quote: PlanQuote | null;
}

export interface PlanQuote {
  date: string;
  /** Minor units, taxes included. */
  total: number;
  people: number;
}

const MOST = 3;
const USUAL_PARTY = 2;

export async function loadCompared({ url, api, signal }: PageRequest): Promise<CompareData> {
  const { fecha, personas } = readFilters(url.searchParams);
  const asked = { ...NO_FILTERS, fecha, personas };
  const slugs = [...new Set((url.searchParams.get('planes') ?? '').split(',').filter(Boolean))].slice(0, MOST);
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const plan = await api.call(showPlan, { params: { idOrSlug: slug }, signal }).catch(() => null);
      return plan && { plan, quote: await quoteOf(plan, asked, api, signal).catch(() => null) };
    }),
  );
  return { plans: found.filter((one) => one !== null), asked };
}

async function quoteOf(
  plan: PlanDetail,
  { fecha, personas }: PlanFilters,
  api: Api,
  signal: AbortSignal,
): Promise<PlanQuote | null> {
  if (!fecha && !personas) return null;
  const wish = firstWish(plan, { date: fecha || plan.nextDate, party: Number(personas) || USUAL_PARTY });
  if (!wish.date) return null;
  const people = peopleOfWish(plan.options, wish);
  if (fecha) {
    const { items } = await askDepartures({ api, planId: plan.id, wish, signal });
    const chosen = chosenOf(items, wish);
    return chosen && chosen.total !== null ? { date: chosen.date, total: chosen.total, people } : null;
  }
  const { days } = await askCalendar({ api, planId: plan.id, wish, month: monthOf(wish.date), signal });
  const first = days.find(({ total }) => total !== null);
  return first ? { date: first.date, total: first.total!, people } : null;
}
