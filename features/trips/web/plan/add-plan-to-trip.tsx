import { Trans } from '@lingui/react/macro';
import { Route } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { useApi } from '#web/http/use-api.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Button } from '#web/ui/button.tsx';
import { addressId } from '../document/browser-trips.ts';
import type { RequestedPlan } from '../trip/use-requested-plan.ts';
import { startTripAround } from './start-trip-around.ts';
import { type DepartureChosen, stopsOfDeparture } from './stops-of-departure.ts';

const ChooseTripSheet = lazy(() => import('./choose-trip-sheet.tsx'));

interface AddPlanToTripProps {
  chosen: DepartureChosen | null;
  className?: string | undefined;
}

export function AddPlanToTrip({ chosen, className }: AddPlanToTripProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="bare"
        className={className}
        disabled={!chosen}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Route size={18} aria-hidden="true" />
        <Trans>Agregar a un viaje</Trans>
      </Button>
      {asked && chosen
        ? // The styles of the parent apply to all buttons inside, so the sheet is rendered outside of the parent.
          createPortal(
            <Suspense>
              <ChoosePlanTrip chosen={chosen} open={open} onClose={() => setOpen(false)} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}

interface ChoosePlanTripProps {
  chosen: DepartureChosen;
  open: boolean;
  onClose: () => void;
}

function ChoosePlanTrip({ chosen, open, onClose }: ChoosePlanTripProps) {
  const api = useApi();
  const navigate = useNavigate();
  const stops = useMemo(() => stopsOfDeparture(chosen), [chosen]);
  const [first] = stops;
  return (
    <ChooseTripSheet
      title={chosen.plan.title}
      date={first!.date}
      begin={first!.stop.begin}
      days={stops.length}
      open={open}
      onClose={onClose}
      put={async (trip) =>
        void navigate(travellerPaths.trip(addressId(trip)), { state: { plan: stops } satisfies RequestedPlan })
      }
      make={async () => {
        const trip = await startTripAround(api, chosen.plan.title.slice(0, 120), stops, chosen.people);
        void navigate(travellerPaths.trip(addressId(trip)), { state: { fresh: true } });
      }}
      makeWords={<Trans>Un viaje nuevo alrededor de este plan</Trans>}
    />
  );
}
