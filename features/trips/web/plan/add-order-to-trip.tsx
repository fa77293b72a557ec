import { Trans, useLingui } from '@lingui/react/macro';
import { Route } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { onTripsChanged } from '../account/changes.ts';
import { addressId, type BrowserTrip, findBrowserTrip } from '../document/browser-trips.ts';
import { type BoughtOrder, makeTripOfOrder, putOrderIntoTrip, TripNotSaved, tripWithOrder } from './order-in-trip.ts';
import { startTripAround } from './start-trip-around.ts';
import { type DepartureChosen, stopsOfDeparture } from './stops-of-departure.ts';

const ChooseTripSheet = lazy(() => import('./choose-trip-sheet.tsx'));

interface AddOrderToTripProps {
  order: BoughtOrder;
  title: string;
  /** First local day, `YYYY-MM-DD`. */
  date: string;
  /** A new trip is planned around this departure. Undefined if the order has several departures. */
  around?: DepartureChosen | undefined;
  meant?: string | null;
  plain?: boolean;
  kind?: 'accent' | 'quiet';
}

export function AddOrderToTrip(props: AddOrderToTripProps) {
  const { order, title, date, around, meant = null, plain = false, kind = 'quiet' } = props;
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const { isBusy, failure, submit } = useSubmit();
  const { there, meantTrip } = useTrips(order, meant);

  const doing = async (act: () => Promise<BrowserTrip>, fresh: boolean) => {
    const isDone = await submit(
      async () => {
        const trip = await act();
        const wait = (trip.document.gaveWay ?? []).length;
        toast({
          text:
            fresh || wait === 0
              ? t`Ya está en tu viaje. Si la reserva cambia, el viaje cambia con ella.`
              : wait === 1
                ? t`Ya está en tu viaje. Un lugar tuyo que no cabe en esos días espera en «Por ubicar».`
                : t`Ya está en tu viaje. ${wait} lugares tuyos que no caben en esos días esperan en «Por ubicar».`,
        });
        void navigate(travellerPaths.trip(addressId(trip)), { state: { fresh } });
      },
      (error) =>
        error instanceof TripNotSaved
          ? t`Ese viaje tiene cambios sin guardar. Ábrelo, revisa el aviso que muestra y vuelve aquí.`
          : null,
    );
    if (isDone) return;
    setAsked(true);
    setOpen(true);
  };
  const put = (trip: BrowserTrip) => doing(() => putOrderIntoTrip(api, trip, order, title), false);
  const make = () =>
    doing(async () => {
      if (!around) return makeTripOfOrder(api, order);
      const trip = await startTripAround(api, title.slice(0, 120), stopsOfDeparture(around), around.people);
      return putOrderIntoTrip(api, trip, order, title);
    }, true);
  const press = () => {
    if (meantTrip) return void put(meantTrip);
    setAsked(true);
    setOpen(true);
  };

  if (there) {
    const to = travellerPaths.trip(addressId(there));
    const words = (
      <>
        <Route size={20} aria-hidden="true" />
        <Trans>Ver en mi viaje</Trans>
      </>
    );
    return plain ? (
      <Link to={to}>{words}</Link>
    ) : (
      <ButtonLink kind={kind} to={to}>
        {words}
      </ButtonLink>
    );
  }
  const words = (
    <>
      <Route size={20} aria-hidden="true" />
      {meantTrip ? <Trans>Agregar a mi viaje</Trans> : <Trans>Agregar a un viaje</Trans>}
    </>
  );
  return (
    <>
      <Press plain={plain} kind={kind} busy={isBusy} onPress={press}>
        {words}
      </Press>
      {asked
        ? // The styles of the parent apply to all buttons inside, so the sheet is rendered outside of the parent.
          createPortal(
            <Suspense>
              <ChooseTripSheet
                title={title}
                date={date}
                begin={null}
                days={1}
                open={open}
                onClose={() => setOpen(false)}
                put={put}
                make={make}
                makeWords={
                  around ? (
                    <Trans>Un viaje nuevo alrededor de este plan</Trans>
                  ) : (
                    <Trans>Un viaje nuevo con estos días</Trans>
                  )
                }
                problem={failure}
              />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}

interface PressProps {
  plain: boolean;
  kind: 'accent' | 'quiet';
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Press({ plain, kind, busy, onPress, children }: PressProps) {
  return plain ? (
    <button type="button" disabled={busy} onClick={onPress}>
      {children}
    </button>
  ) : (
    <Button kind={kind} disabled={busy} onClick={onPress}>
      {children}
    </Button>
  );
}

function useTrips(order: BoughtOrder, meant: string | null) {
  const [there, setThere] = useState<BrowserTrip | null>(null);
  const [meantTrip, setMeant] = useState<BrowserTrip | null>(null);
  const { reference } = order;
  const bookings = order.bookings?.join() ?? null;
  useEffect(() => {
    const read = () => {
      setThere(tripWithOrder({ reference, bookings: bookings?.split(',') ?? null }));
      setMeant(meant ? findBrowserTrip(meant) : null);
    };
    read();
    return onTripsChanged(read);
  }, [reference, bookings, meant]);
  return { there, meantTrip };
}
