import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useFace } from '#web/face.ts';
import { formatDate, formatDateRange, localDate } from '#web/format/dates.ts';
import { formatClock } from '#web/format/time.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { type BrowserTrip, listBrowserTrips } from '../document/browser-trips.ts';
import styles from './choose-trip-sheet.module.css';

export interface ChooseTripSheetProps {
  title: string;
  /** The plan begins on the local day `date` (`YYYY-MM-DD`), `begin` minutes after midnight. */
  date: string;
  begin: number | null;
  days: number;
  open: boolean;
  onClose: () => void;
  put: (trip: BrowserTrip) => Promise<void>;
  make: () => Promise<void>;
  makeWords: ReactNode;
  problem?: string | null;
}

export default function ChooseTripSheet(props: ChooseTripSheetProps) {
  const { title, date, begin, days, open, onClose, put, make, makeWords, problem } = props;
  const { t } = useLingui();
  const { timeZone } = useFace();
  const { isBusy: busy, failure, submit } = useSubmit();
  const trips = useMemo(
    () => (open ? sorted(listBrowserTrips(), date, localDate(timeZone)) : []),
    [open, date, timeZone],
  );
  const run = (act: () => Promise<void>) => void submit(act);
  return (
    <Sheet open={open} onClose={onClose} side="centre" label={t`Agregar a un viaje`}>
      <div className={sheet.body} aria-busy={busy}>
        <p className={textStyles.soft}>
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
        {problem || failure ? <Alert look="line">{problem ?? failure}</Alert> : null}
        {trips.length > 0 ? (
          <ul className={flow.ruled}>
            {trips.map(({ trip, holds }) => (
              <li key={trip.local}>
                <button
                  type="button"
                  className={classNames(flow.stackHalf, styles.trip)}
                  disabled={!holds || busy}
                  onClick={() => run(() => put(trip))}
                >
                  <b className={textStyles.titleS}>{trip.document.title}</b>
                  <small className={`num ${textStyles.soft}`}>
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
  holds: boolean;
}

function sorted(trips: readonly BrowserTrip[], date: string, today: string): Choice[] {
  return trips
    .filter(({ aside, document }) => !aside && document.days.at(-1)!.date >= today)
    .map((trip) => ({ trip, holds: trip.document.days.some((day) => day.date === date) }))
    .toSorted((one, other) => Number(other.holds) - Number(one.holds));
}
