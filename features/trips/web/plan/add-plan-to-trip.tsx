import { Trans } from '@lingui/react/macro';
import { Route } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import type { DepartureChosen } from './stops-of-departure.ts';

const ChooseTripSheet = lazy(() => import('./choose-trip-sheet.tsx'));

interface AddPlanToTripProps {
  /** Null until somebody chose one: then the button waits. */
  chosen: DepartureChosen | null;
  className?: string | undefined;
  /** A bare button of the page's own look. */
  plain?: boolean;
}

/** Puts a departure into a trip: one of those this browser keeps, or a new one. */
export function AddPlanToTrip({ chosen, className, plain }: AddPlanToTripProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const press = {
    disabled: !chosen,
    onClick: () => {
      setAsked(true);
      setOpen(true);
    },
  };
  const words = (
    <>
      <Route size={plain ? 20 : 18} aria-hidden="true" />
      <Trans>Añadir a un viaje</Trans>
    </>
  );
  return (
    <>
      {plain ? (
        <button type="button" {...press}>
          {words}
        </button>
      ) : (
        <Button kind="bare" className={className} {...press}>
          {words}
        </Button>
      )}
      {asked && chosen
        ? // Beside the page: what surrounds the button has a style for buttons of its own.
          createPortal(
            <Suspense>
              <ChooseTripSheet chosen={chosen} open={open} onClose={() => setOpen(false)} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
