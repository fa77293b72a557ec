import type { Static } from 'typebox';
import type { QuestionsPage } from '#features/questions/contract/question.ts';
import { listOperatorQuestions } from '#features/questions/contract/routes.ts';
import type { ReviewsPage } from '#features/reviews/contract/public-review.ts';
import { listOperatorReviews } from '#features/reviews/contract/routes.ts';
import type { PageRequest } from '#web/page.tsx';
import type { PlanDetail } from '../../contract/plan.ts';
import { showPlan } from '../../contract/plan-routes.ts';
import { askCalendar, askDepartures, type FirstDepartures } from '../departure/use-departures.ts';
import { dayWithPlaces, firstWish, monthOf } from '../departure/wish.ts';

export interface PlanData {
  plan: PlanDetail;
  first: FirstDepartures;
  questions: Static<typeof QuestionsPage> | null;
  reviews: ReviewsPage | null;
}

const SHOWN = 5;
const USUAL_PARTY = 2;

/** Fails only if the plan cannot be loaded. */
export async function loadPlan({ params, url, api, signal }: PageRequest): Promise<PlanData> {
  const plan = await api.call(showPlan, { params: { idOrSlug: params.slug ?? '' }, signal });
  const named = dayNamed(url.searchParams.get('fecha'));
  const asked = dayIn(named, plan);
  const wish = firstWish(plan, {
    date: asked ?? plan.nextDate,
    party: Number(url.searchParams.get('personas')) || USUAL_PARTY,
  });
  const month = monthOf(wish.date ?? plan.bookable?.from ?? new Date().toISOString());
  const owner = { query: { operator: plan.operator.slug, limit: SHOWN }, signal, quiet: true };
  const [calendar, departures, questions, reviews] = await Promise.all([
    askCalendar({ api, planId: plan.id, wish, month, signal }).catch(() => null),
    wish.date ? askDepartures({ api, planId: plan.id, wish, signal }).catch(() => null) : null,
    api.call(listOperatorQuestions, owner).catch(() => null),
    askReviews(plan, api, signal).catch(() => null),
  ]);
  const isRefused = named !== null && asked === null && plan.bookable;
  const refused = isRefused ? { day: named, isPast: named < plan.bookable!.from } : undefined;
  const first = { wish, month, calendar, departures, refused };
  const date = asked ?? dayWithPlaces(calendar?.days ?? [], wish.date);
  if (date === wish.date) return { plan, first, questions, reviews };
  const fitting = { ...wish, date };
  const others = await askDepartures({ api, planId: plan.id, wish: fitting, signal }).catch(() => null);
  return { plan, first: { ...first, wish: fitting, departures: others }, questions, reviews };
}

async function askReviews(plan: PlanDetail, api: PageRequest['api'], signal: AbortSignal): Promise<ReviewsPage> {
  const query = { ...reviewsOf(plan), limit: SHOWN };
  return api.call(listOperatorReviews, { query, signal, quiet: true });
}

export function reviewsOf({ slug, rating, operator }: PlanDetail): { operator: string; plan?: string } {
  return { operator: operator.slug, ...(rating.count > 0 && { plan: slug }) };
}

function dayNamed(text: string | null): string | null {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

function dayIn(day: string | null, { bookable }: PlanDetail): string | null {
  return day && bookable && day >= bookable.from && day <= bookable.to ? day : null;
}
