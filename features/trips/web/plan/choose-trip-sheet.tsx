import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useFace } from '#web/face.ts';
import { formatDate, formatDateRange, localDate } from '#web/format/dates.ts';
import { formatClock } from '#web/format/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { type BrowserTrip, listBrowserTrips } from '../document/browser-trips.ts';
import styles from './choose-trip-sheet.module.css';

export interface ChooseTripSheetProps {
  title: string;
  /** The first day, ISO, and the start time on it. */
  date: string;
  begin: number | null;
  days: number;
  open: boolean;
  onClose: () => void;
  /** Puts it into that trip. */
  put: (trip: BrowserTrip) => Promise<void>;
  /** Makes a trip for it. */
  make: () => Promise<void>;
  makeWords: ReactNode;
  /** The error of the last attempt. */
  problem?: string | null;
}

/** The choice of a trip for services with fixed days. Only trips that include the day can be chosen. */
export default function ChooseTripSheet(props: ChooseTripSheetProps) {
  const { title, date, begin, days, open, onClose, put, make, makeWords, problem } = props;
  const { t } = useLingui();
  const { timeZone } = useFace();
  const [busy, setBusy] = useState(false);
  const trips = useMemo(
    () => (open ? sorted(listBrowserTrips(), date, localDate(timeZone)) : []),
    [open, date, timeZone],
  );
  const run = (act: () => Promise<void>) => {
    setBusy(true);
    void act().finally(() => setBusy(false));
  };
  return (
    <Sheet open={open} onClose={onClose} side="centre" label={t`Añadir a un viaje`}>
      <div className={styles.sheet} aria-busy={busy}>
        <p className={styles.when}>
          <b>{title}</b>
          <br />
          <span className="num">
            {formatDate(date)}
            {begin === null ? null : `, ${formatClock(begin)}`}
          </span>
          {days > 1 ? (
            <>
              {' · '}
              <Plural value={days} one="# día" other="# días" />
            </>
          ) : null}
        </p>
        {problem ? (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        ) : null}
        {trips.length > 0 ? (
          <ul className={styles.list}>
            {trips.map(({ trip, holds }) => (
              <li key={trip.local}>
                <button type="button" disabled={!holds || busy} onClick={() => run(() => put(trip))}>
                  <b>{trip.document.title}</b>
                  <small className="num">
                    {formatDateRange(trip.document.days[0]!.date, trip.document.days.at(-1)!.date)}
                    {holds ? null : (
                      <>
                        {' · '}
                        <Trans>no incluye ese día</Trans>
                      </>
                    )}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <Button
          kind={trips.some(({ holds }) => holds) ? 'quiet' : 'accent'}
          block
          disabled={busy}
          onClick={() => run(make)}
        >
          <Plus size={20} aria-hidden="true" />
          {busy ? <Trans>Armando el viaje…</Trans> : makeWords}
        </Button>
      </div>
    </Sheet>
  );
}

interface Choice {
  trip: BrowserTrip;
  /** Whether the trip has that day. */
  holds: boolean;
}

/** Trips that can take it come first; the others are listed with the reason, unless they have ended. */
function sorted(trips: readonly BrowserTrip[], date: string, today: string): Choice[] {
  return trips
    .filter(({ aside, document }) => !aside && document.days.at(-1)!.date >= today)
    .map((trip) => ({ trip, holds: trip.document.days.some((day) => day.date === date) }))
    .toSorted((one, other) => Number(other.holds) - Number(one.holds));
}
