import { useQuery } from '@tanstack/react-query';
import type { PlanDetail } from '#features/operators/contract/plan.ts';
import { showPlan } from '#features/operators/contract/plan-routes.ts';
import { useApi } from '#web/http/use-api.ts';
import type { OrderBooking } from '../../contract/order.ts';

/** Undefined while the plan loads, without a connection, and for a plan made for one offer, which has no public page. */
export function useBookedPlan({ planId, madeToOrder }: OrderBooking): PlanDetail | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['plan', planId],
    queryFn: ({ signal }) => api.call(showPlan, { params: { idOrSlug: planId }, signal, quiet: true }),
    enabled: !madeToOrder,
  });
  return data;
}
