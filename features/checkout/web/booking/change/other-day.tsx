import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ChangeDate } from '../../../contract/change.ts';

const Calendar = lazy(() => import('#web/ui/calendar.tsx'));

interface OtherDayProps {
  dates: readonly Pick<ChangeDate, 'localDate'>[];
  /** The day that the calendar shows first. */
  day: string;
  onDay: (day: string) => void;
}

/** Opens a calendar in which only the days of `dates` can be chosen. */
export function OtherDay({ dates, day, onDay }: OtherDayProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const days = dates.map(({ localDate }) => localDate).sort();
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <CalendarDays size={18} aria-hidden />
        <Trans>Ver el calendario</Trans>
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} side="centre" label={t`Elige otra fecha`}>
        <Suspense fallback={<Skeleton height="340px" />}>
          <Calendar
            kind="day"
            value={day}
            min={days[0]}
            max={days.at(-1)}
            only={new Set(days)}
            onChange={(next) => {
              setOpen(false);
              onDay(next);
            }}
          />
        </Suspense>
      </Sheet>
    </>
  );
}
