import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { DepartureView, PlanDetail } from '#features/operators/contract/plan.ts';
import { countsOf, type Wish } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { toast } from '#web/ui/toast-store.ts';
import { addToBasket } from './basket.ts';
import { bookNow } from './book-now.ts';

export function useBooking(plan: PlanDetail, wish: Wish, chosen: DepartureView | null) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { isBusy, submit } = useSubmit();
  const option = plan.options.find(({ id }) => id === wish.optionId);

  function line() {
    if (!chosen || chosen.total === null || !option) return null;
    return {
      plan: { id: plan.id, slug: plan.slug, title: plan.title, picture: plan.pictures[0] ?? null },
      operator: { name: plan.operator.name, fictional: plan.operator.fictional },
      optionId: option.id,
      optionName: plan.options.length > 1 ? option.name : '',
      departureId: chosen.id,
      date: chosen.date,
      time: chosen.time,
      units: countsOf(wish).map(({ unitId, quantity }) => ({
        unitId,
        quantity,
        type: option.units.find(({ id }) => id === unitId)!.type,
      })),
      currency: plan.currency,
      total: chosen.total,
      dueNow: chosen.dueNow ?? chosen.total,
    };
  }

  const seeBasket = { label: t`Ver la canasta`, run: () => void navigate(travellerPaths.basket()) };

  async function book(): Promise<void> {
    const booked = line();
    if (!booked) return;
    await submit(async () => {
      const next = await bookNow(api, booked);
      if ('trouble' in next) toast({ text: next.trouble, action: seeBasket });
      else if (next.ownDocument) location.assign(next.to);
      else void navigate(next.to);
    });
  }

  function add(): void {
    const added = line();
    if (!added) return;
    addToBasket(added);
    toast({ text: t`Está en tu canasta.`, action: seeBasket });
  }

  return { book: () => void book(), add, busy: isBusy };
}
