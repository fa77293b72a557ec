import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { DepartureView, PlanDetail } from '#features/operators/contract/plan.ts';
import { showPlan } from '#features/operators/contract/plan-routes.ts';
import { countsOf, DeparturePicker, type Wish } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './basket.module.css';
import { type BasketLine, changeLine } from './basket.ts';

export function ChangeSheet({ line, onClose }: { line: BasketLine; onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const plan = useQuery({
    queryKey: ['plan', line.plan.id],
    queryFn: ({ signal }) => api.call(showPlan, { params: { idOrSlug: line.plan.id }, signal, quiet: true }),
  });
  return (
    <Sheet open onClose={onClose} side="right" label={line.plan.title} className={styles.sheet}>
      <div className={styles.change}>
        {plan.data ? (
          <Change line={line} plan={plan.data} onClose={onClose} />
        ) : plan.isError ? (
          <p role="alert">
            <Trans>El plan no llegó.</Trans>{' '}
            <Button kind="bare" size="small" onClick={() => void plan.refetch()}>
              <Trans>Volver a pedirlo</Trans>
            </Button>
          </p>
        ) : (
          <p role="status" aria-label={t`Cargando…`}>
            <Skeleton width="100%" height="320px" />
          </p>
        )}
      </div>
    </Sheet>
  );
}

function Change({ line, plan, onClose }: { line: BasketLine; plan: PlanDetail; onClose: () => void }) {
  const [wish, setWish] = useState<Wish>({
    optionId: line.optionId,
    date: line.date,
    departureId: line.departureId,
    time: line.time,
    units: Object.fromEntries(line.units.map(({ unitId, quantity }) => [unitId, quantity])),
  });
  const [chosen, setChosen] = useState<DepartureView | null>(null);
  const take = useCallback((departure: DepartureView | null) => setChosen(departure), []);
  const option = plan.options.find(({ id }) => id === wish.optionId);
  const total = chosen?.total ?? null;
  function save() {
    if (!chosen || total === null || !option) return;
    changeLine(line.id, {
      optionId: option.id,
      optionName: plan.options.length > 1 ? option.name : '',
      departureId: chosen.id,
      date: chosen.date,
      time: chosen.time,
      units: countsOf(wish).map((count) => ({
        ...count,
        type: option.units.find(({ id }) => id === count.unitId)!.type,
      })),
      total,
      dueNow: chosen.dueNow ?? total,
    });
    onClose();
  }
  return (
    <>
      <DeparturePicker plan={plan} wish={wish} onWish={setWish} onChosen={take} />
      <Button block disabled={total === null} onClick={save}>
        {total === null ? (
          <Trans>Elige una salida</Trans>
        ) : (
          <Trans>Cambiar por {formatMoney(total, line.currency)}</Trans>
        )}
      </Button>
    </>
  );
}
