import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { PlaceView } from '../../contract/place-view.ts';
import type { TripDocument } from '../../contract/trip.ts';
import type { DayView } from '../ribbon/day-view.ts';
import { publishedDays } from './published-days.ts';

export function usePublishedDays(document: TripDocument, places: readonly PlaceView[]): DayView[] {
  const { t } = useLingui();
  return useMemo(
    () =>
      publishedDays({ document, places }, (meal) =>
        meal === 'lunch' ? t`Almuerzo` : meal === 'dinner' ? t`Cena` : t`Descanso`,
      ),
    [document, places, t],
  );
}
