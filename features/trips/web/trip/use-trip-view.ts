import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CANCELLED_FOR_NAMES } from '#features/operators/contract/departure-states.ts';
import type { BrokenReason } from '#planner/validate.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatClock } from '#web/format/time.ts';
import type { CandidatePlace, PlanningContext } from '../../contract/planning.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { closureOn } from '../document/closures-of-trip.ts';
import { readTrip, type TripView } from '../document/read-trip.ts';
import { useBrokenWords } from './checks/planner-words.ts';
import { useCalledOff } from './checks/use-called-off.ts';

export function useTripView(
  document: TripDocument,
  board: PlanningContext | null,
  remembered: Record<string, CandidatePlace>,
): TripView {
  const { t } = useLingui();
  const words = useBrokenWords();
  const calledOff = useCalledOff(document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language does not change while a trip is open, so neither do the texts
  return useMemo(() => {
    const places = new Map(board?.places.map((place) => [place.id, place.name]));
    const nameOfStop = (id: string) => {
      const { place, plan } = document.days.flatMap((day) => day.stops).find((stop) => stop.id === id) ?? {};
      if (plan) return plan.title;
      return (place && (places.get(place) ?? remembered[place]?.name)) ?? t`otra parada`;
    };
    return readTrip({
      document,
      board,
      remembered,
      say: (reason: BrokenReason, place, date) => words(reason, nameOfStop, closureOn(board, place, date)),
      gone: (departureId) => {
        const cause = calledOff.get(departureId);
        return cause ? t`Ya no sale: se canceló ${CANCELLED_FOR_NAMES[cause]}.` : null;
      },
      changed: ({ standing, moved }) =>
        standing === 'cancelled'
          ? t`Esta reserva se canceló: ya no va.`
          : moved
            ? t`Ahora sale el ${formatDate(moved.date)} a las ${formatClock(moved.begin)}, fuera de este viaje.`
            : null,
      slotName: (meal) => (meal === 'lunch' ? t`Almuerzo` : meal === 'dinner' ? t`Cena al volver` : t`Descanso`),
    });
  }, [document, board, remembered, calledOff]);
}
