import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '#web/http/api.ts';
import { useApi } from '#web/http/use-api.ts';
import type { AvailabilityCalendar, DayDepartures } from '../../contract/plan.ts';
import { showAvailability, showDayDepartures } from '../../contract/plan-routes.ts';
import { type Choosable, lastDayOf, partyOf, type Wish } from './wish.ts';

export interface FirstDepartures {
  wish: Wish;
  month: string;
  calendar: AvailabilityCalendar | null;
  departures: DayDepartures | null;
  refused?: { day: string; isPast: boolean } | undefined;
}

type Ask = { api: Api; planId: string; wish: Wish; signal?: AbortSignal };

export const askCalendar = ({ api, planId, wish, signal, month }: Ask & { month: string }) =>
  api.call(showAvailability, {
    params: { planId },
    query: { from: `${month}-01`, to: lastDayOf(month), option: wish.optionId, units: partyOf(wish) },
    quiet: true,
    ...(signal && { signal }),
  });

export const askDepartures = ({ api, planId, wish, signal }: Ask) =>
  api.call(showDayDepartures, {
    params: { planId },
    query: { date: wish.date, option: wish.optionId, units: partyOf(wish) },
    quiet: true,
    ...(signal && { signal }),
  });

const same = (one: Wish, other: Wish) => one.optionId === other.optionId && partyOf(one) === partyOf(other);

/** Earlier data stay on the screen until the next response arrives. */
export function useDepartures(plan: Choosable, wish: Wish, month: string, first?: FirstDepartures) {
  const api = useApi();
  const known = first && same(first.wish, wish) ? first : undefined;
  const party = partyOf(wish);
  const calendar = useQuery({
    queryKey: ['calendar', plan.id, wish.optionId, party, month],
    queryFn: ({ signal }) => askCalendar({ api, planId: plan.id, wish, month, signal }),
    placeholderData: keepPreviousData,
    ...(known?.calendar && known.month === month && { initialData: known.calendar }),
  });
  const departures = useQuery({
    queryKey: ['departures', plan.id, wish.optionId, party, wish.date],
    queryFn: ({ signal }) => askDepartures({ api, planId: plan.id, wish, signal }),
    enabled: wish.date !== null,
    placeholderData: keepPreviousData,
    ...(known?.departures && known.wish.date === wish.date && { initialData: known.departures }),
  });
  return { calendar, departures };
}
