import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#web/ui/toast-store.ts';
import type { DatedStop } from '../../contract/booked-stops.ts';
import { brokenStops } from '../document/read-trip.ts';
import type { TripStore } from '../document/trip-store.ts';
import type { PlanActions } from './use-plan-actions.ts';
import type { PlanningState } from './use-planning.ts';

/** State of a navigation, with the stops of a departure to add. */
export interface RequestedPlan {
  plan: DatedStop[];
}

interface RequestedPlanOptions {
  store: TripStore;
  board: PlanningState;
  actions: PlanActions;
  select: (stop: string) => void;
}

export function useRequestedPlan({ store, board, actions, select }: RequestedPlanOptions): void {
  const { t } = useLingui();
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = (state as Partial<RequestedPlan> | null)?.plan;
  const done = useRef(false);
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!asked || done.current) return;
    done.current = true;
    void navigate(pathname + search, { replace: true, state: null });
    store.edit({ kind: 'add-plan', stops: asked });
    const [first] = asked;
    const { days } = store.getState().history.present;
    const day = days.findIndex(({ date }) => date === first!.date) + 1;
    const title = first!.stop.plan!.title;
    void board.extend().then((known) => {
      if (first) select(first.stop.id);
      const trip = store.getState().history.present;
      const broken = known ? brokenStops(trip, known.board).size : 0;
      toast(
        broken > 0
          ? {
              text: t`«${title}» está en el día ${day}. Algo de ese día ya no cabe.`,
              action: { label: t`Mejorar mi ruta`, run: () => latest.current.optimise() },
            }
          : {
              text: t`«${title}» está en el día ${day}.`,
              action: { label: t`Deshacer`, run: () => store.undo() },
            },
      );
    });
  }, [asked, board, navigate, pathname, search, select, store, t]);
}
