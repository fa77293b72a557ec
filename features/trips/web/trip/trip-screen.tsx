import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import flow from '#web/ui/flow.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { BrowserTrip } from '../document/browser-trips.ts';
import { createTripStore } from '../document/trip-store.ts';
import { NeedsScript } from '../needs-script.tsx';
import type { UseBookingsHere } from './bookings-here.tsx';
import { useOpenTrip } from './open-trip.ts';
import { SharedTrip } from './sharing/shared-trip.tsx';
import styles from './trip.module.css';
import { TripEditor } from './trip-editor.tsx';

export function TripScreen({ id, useBookingsHere }: { id: string; useBookingsHere: UseBookingsHere }) {
  const { t } = useLingui();
  const face = useFace();
  const opened = useOpenTrip(id);
  switch (opened.kind) {
    case 'opening':
      return (
        <NeedsScript
          title={t`Este viaje se abre con JavaScript`}
          why={t`Su llave va en la parte del enlace que nunca sale de tu navegador, así que nadie más puede abrirlo por ti. Activa JavaScript y vuelve a cargar la página: el enlace sigue sirviendo.`}
        >
          <div className={classNames(flow.stack5, styles.trip, 'wrap')} aria-busy="true">
            <h1 className="sr">{t`Abriendo el viaje`}</h1>
            <Skeleton width="min(420px, 80%)" height="2.5rem" />
            <Skeleton height="200px" />
            <Skeleton height="200px" />
          </div>
        </NeedsScript>
      );
    case 'own':
      return <BrowserTripScreen trip={opened.trip} useBookingsHere={useBookingsHere} />;
    case 'shared':
      return <SharedTrip trip={opened.trip} token={opened.token} />;
    case 'missing':
      return (
        <div className="wrap">
          <EmptyState
            level={1}
            picture={posterUrl({ region: face.id, scene: face.empty.night, seed: face.empty.night })}
            title={opened.isLink ? t`Este enlace ya no abre el viaje` : t`Este viaje no está aquí`}
            action={
              <>
                <ButtonLink to={paths.planTrip()}>
                  <Trans>Armar un viaje</Trans>
                </ButtonLink>
                <ButtonLink kind="quiet" to={paths.trips()}>
                  <Trans>Ver mis viajes</Trans>
                </ButtonLink>
              </>
            }
          >
            {opened.isLink ? (
              <Trans>Quien te lo pasó lo cambió o lo anuló, o borró el viaje. Pídele el enlace nuevo.</Trans>
            ) : opened.detail ? (
              opened.detail
            ) : (
              <Trans>
                Los viajes se guardan en el navegador donde se hicieron. Ábrelo allí, o con su enlace para editar o para
                ver.
              </Trans>
            )}
          </EmptyState>
        </div>
      );
  }
}

function BrowserTripScreen({ trip, useBookingsHere }: { trip: BrowserTrip; useBookingsHere: UseBookingsHere }) {
  const api = useApi();
  const store = useMemo(() => createTripStore(trip, api), [trip, api]);
  return <TripEditor store={store} useBookingsHere={useBookingsHere} />;
}
