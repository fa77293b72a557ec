import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDate, formatDateRange } from '#web/format/dates.ts';
import { formatClock } from '#web/format/time.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { addressId, listOwnTrips, type OwnTrip } from '../document/own-trips.ts';
import type { AskedPlan } from '../trip/use-asked-plan.ts';
import styles from './choose-trip-sheet.module.css';
import { startTripAround } from './start-trip-around.ts';
import { type DepartureChosen, stopsOfDeparture } from './stops-of-departure.ts';

interface ChooseTripSheetProps {
  chosen: DepartureChosen;
  open: boolean;
  onClose: () => void;
}

/** Which trip a departure goes into. Only trips that are on its way that day can take it. */
export default function ChooseTripSheet({ chosen, open, onClose }: ChooseTripSheetProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  const stops = useMemo(() => stopsOfDeparture(chosen), [chosen]);
  const trips = useMemo(() => (open ? sorted(listOwnTrips(), stops[0]!.date) : []), [open, stops]);
  const make = async () => {
    setMaking(true);
    const trip = await startTripAround(api, chosen.plan.title.slice(0, 120), stops, chosen.people).finally(() =>
      setMaking(false),
    );
    void navigate(paths.trip(addressId(trip)), { state: { fresh: true } });
  };
  const [first] = stops;
  return (
    <Sheet open={open} onClose={onClose} side="centre" label={t`Añadir a un viaje`}>
      <div className={styles.sheet} aria-busy={making}>
        <p className={styles.when}>
          <b>{chosen.plan.title}</b>
          <br />
          <span className="num">
            {formatDate(first!.date)}, {formatClock(first!.stop.begin)}
          </span>
          {stops.length > 1 ? (
            <>
              {' · '}
              <Plural value={stops.length} one="# día" other="# días" />
            </>
          ) : null}
        </p>
        {trips.length > 0 ? (
          <ul className={styles.list}>
            {trips.map(({ trip, holds }) => (
              <li key={trip.local}>
                <button
                  type="button"
                  disabled={!holds || making}
                  onClick={() =>
                    void navigate(paths.trip(addressId(trip)), { state: { plan: stops } satisfies AskedPlan })
                  }
                >
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
          disabled={making}
          onClick={() => void make()}
        >
          <Plus size={20} aria-hidden="true" />
          {making ? <Trans>Armando el viaje…</Trans> : <Trans>Un viaje nuevo alrededor de este plan</Trans>}
        </Button>
      </div>
    </Sheet>
  );
}

interface Choice {
  trip: OwnTrip;
  /** It has every day of the departure. */
  holds: boolean;
}

/** Those that can take it come first; the others are shown with why they cannot, unless they are over. */
function sorted(trips: readonly OwnTrip[], date: string): Choice[] {
  return trips
    .filter(({ aside, document }) => !aside && document.days.at(-1)!.date >= new Date().toISOString().slice(0, 10))
    .map((trip) => ({ trip, holds: trip.document.days.some((day) => day.date === date) }))
    .toSorted((one, other) => Number(other.holds) - Number(one.holds));
}
