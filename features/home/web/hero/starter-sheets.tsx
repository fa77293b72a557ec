import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { MOST_PEOPLE, MOST_TRIP_DAYS, peopleIn } from '#features/trips/contract/limits.ts';
import { addDays } from '#web/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import type { Starter } from './starter.ts';
import styles from './starter-sheets.module.css';

const Calendar = lazy(() => import('#web/ui/calendar.tsx'));

interface StarterSheetsProps {
  asking: 'dates' | 'people';
  trip: Starter;
  today: string;
  onChange: (change: Partial<Starter>) => void;
  onClose: () => void;
}

export default function StarterSheets({ asking, trip, today, onChange, onClose }: StarterSheetsProps) {
  const { t } = useLingui();
  if (asking === 'dates') {
    return (
      <Sheet open onClose={onClose} side="centre" label={t`¿Cuándo vienes?`}>
        <p className={styles.hint}>
          <Trans>Toca el primer y el último día; hasta {MOST_TRIP_DAYS}.</Trans>
        </p>
        <Suspense fallback={<Skeleton height="360px" />}>
          <Calendar
            kind="range"
            value={trip.range}
            min={today}
            max={addDays(today, 540)}
            longest={MOST_TRIP_DAYS}
            onChange={(range) => onChange({ range })}
          />
        </Suspense>
        <Done onClose={onClose} />
      </Sheet>
    );
  }
  const left = MOST_PEOPLE - peopleIn(trip);
  return (
    <Sheet open onClose={onClose} side="centre" label={t`¿Quiénes vienen?`}>
      <div className={styles.people}>
        <Stepper
          label={t`Adultos`}
          value={trip.adults}
          min={1}
          max={trip.adults + left}
          onChange={(adults) => onChange({ adults })}
        />
        <Stepper
          label={t`Niñas y niños`}
          value={trip.children}
          max={trip.children + left}
          onChange={(children) => onChange({ children })}
        />
        <Stepper
          label={t`Personas mayores`}
          value={trip.seniors}
          max={trip.seniors + left}
          onChange={(seniors) => onChange({ seniors })}
        />
      </div>
      <Done onClose={onClose} />
    </Sheet>
  );
}

function Done({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.done}>
      <Button block onClick={onClose}>
        <Trans>Listo</Trans>
      </Button>
    </div>
  );
}
