import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CloudUpload, Plus, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDateRange } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import flow from '#web/ui/flow.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { binTrip, changeTripState } from '../../contract/routes.ts';
import { copyAccountTrips, joinTrip } from '../account/account-trips.ts';
import { onTripsChanged } from '../account/changes.ts';
import {
  addressId,
  type BrowserTrip,
  dropBrowserTrip,
  editHeaders,
  listBrowserTrips,
  putBrowserTrip,
} from '../document/browser-trips.ts';
import { NeedsScript } from '../needs-script.tsx';
import { MiniRibbon } from '../ribbon/mini-ribbon.tsx';
import { RibbonRow, RibbonRows } from '../ribbon/ribbon-row.tsx';
import { GatheredPlaces } from '../wish/gathered-places.tsx';
import { useTripDraft } from '../wish/use-trip-draft.ts';
import styles from './trip-list.module.css';

export function TripList() {
  const { t } = useLingui();
  const face = useFace();
  const { trips, person, reread } = useTripsHere();
  const aside = trips?.filter((trip) => trip.aside) ?? [];
  const shown = trips?.filter((trip) => !trip.aside) ?? null;
  const join = useJoin(reread);
  const gathered = useTripDraft().places;
  const bin = useBin(reread);

  if (trips?.length === 0 && gathered.length === 0) {
    return (
      <div className="wrap">
        <EmptyState
          level={1}
          picture={posterUrl({ region: face.id, scene: face.empty.trips, seed: face.empty.trips })}
          title={t`Todavía no tienes viajes`}
          action={
            <>
              <ButtonLink to={paths.planTrip()}>
                <Trans>Armar mi primer viaje</Trans>
              </ButtonLink>
              <ButtonLink kind="quiet" to={paths.itineraries()}>
                <Trans>Ver itinerarios listos</Trans>
              </ButtonLink>
              <ButtonLink kind="quiet" to={publicTripPaths.list()}>
                <Trans>Ver viajes de otras personas</Trans>
              </ButtonLink>
            </>
          }
        >
          <Trans>
            Dinos cuántos días tienes y te proponemos un plan que cabe. Queda guardado en este navegador, sin cuenta.
          </Trans>
        </EmptyState>
      </div>
    );
  }
  return (
    <NeedsScript
      title={t`Mis viajes`}
      why={t`Tus viajes se guardan en este navegador y solo él puede mostrarlos: para eso hace falta JavaScript. Actívalo y vuelve a cargar la página.`}
    >
      <div className={`wrap ${flow.page}`} aria-busy={trips === null}>
        <header className={classNames(flow.row4, flow.ends, styles.head)}>
          <h1 className={textStyles.display}>
            <Trans>Mis viajes</Trans>
          </h1>
          {shown?.length === 0 ? null : (
            <ButtonLink to={paths.planTrip()}>
              <Plus size={20} aria-hidden="true" />
              <Trans>Armar otro viaje</Trans>
            </ButtonLink>
          )}
        </header>
        <GatheredPlaces first={shown?.length === 0} />
        {shown === null ? (
          <Skeleton height="120px" />
        ) : shown.length === 0 ? null : (
          <RibbonRows>
            {shown.map((trip) => (
              <li key={trip.local}>
                <TripRow trip={trip} signedIn={person !== null} />
                {person && !trip.account ? (
                  <Button kind="quiet" size="small" className={styles.join} onClick={() => join(person, trip)}>
                    <CloudUpload size={18} aria-hidden="true" />
                    <Trans>Pasar a mi cuenta</Trans>
                  </Button>
                ) : null}
                <IconButton label={t`Borrar «${trip.document.title}»`} className={styles.bin} onClick={() => bin(trip)}>
                  <Trash2 size={20} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </RibbonRows>
        )}
        {aside.length > 0 && (
          <Disclosure
            className={styles.foot}
            summary={
              <Plural
                value={aside.length}
                one="# viaje apartado en este dispositivo"
                other="# viajes apartados en este dispositivo"
              />
            }
          >
            <RibbonRows>
              {aside.map((trip) => (
                <li key={trip.local}>
                  <TripRow trip={trip} signedIn={person !== null} />
                  {person ? (
                    <Button kind="quiet" size="small" className={styles.join} onClick={() => join(person, trip)}>
                      <CloudUpload size={18} aria-hidden="true" />
                      <Trans>Pasar a mi cuenta</Trans>
                    </Button>
                  ) : null}
                </li>
              ))}
            </RibbonRows>
          </Disclosure>
        )}
        <p className={styles.foot}>
          <TextLink to={publicTripPaths.list()}>
            <Trans>Viajes de otras personas</Trans>
          </TextLink>
        </p>
        <p className={classNames(textStyles.note, styles.foot)}>
          {person ? (
            <Trans>Están en tu cuenta, en todos tus dispositivos, y aquí también sin conexión.</Trans>
          ) : (
            <Trans>
              Se guardan en este navegador. Para tenerlos en todos tus aparatos, entra con una cuenta o copia el enlace
              para editar desde «Compartir».
            </Trans>
          )}
        </p>
      </div>
    </NeedsScript>
  );
}

function useTripsHere() {
  const api = useApi();
  const person = useSession((session) => session.person?.id ?? null);
  const [all, setAll] = useState<BrowserTrip[] | null>(null);
  const reread = useCallback(() => setAll(listBrowserTrips()), []);
  useEffect(() => {
    reread();
    return onTripsChanged(reread);
  }, [reread]);
  useEffect(() => {
    if (person) copyAccountTrips(api, person).then(reread, () => undefined);
  }, [api, person, reread]);
  const trips = all?.filter((trip) => !person || !trip.account || trip.account === person) ?? null;
  return { trips, person, reread };
}

function useJoin(changed: () => void): (account: string, trip: BrowserTrip) => Promise<void> {
  const { t } = useLingui();
  const api = useApi();
  return async (account, trip) => {
    try {
      const joined = await joinTrip(api, account, trip);
      toast({
        text: joined
          ? t`«${trip.document.title}» ya está en tu cuenta.`
          : t`«${trip.document.title}» es de otra cuenta: sigue aquí y puedes editarlo.`,
      });
    } catch {
      toast({ text: t`No hubo conexión. El viaje sigue en este dispositivo.` });
    }
    changed();
  };
}

const daysToShow = (days: number) => (days > MOST_DAYS ? MOST_DAYS - 1 : days);
const MOST_DAYS = 4;

function TripRow({ trip, signedIn }: { trip: BrowserTrip; signedIn: boolean }) {
  const { days, title } = trip.document;
  const shown = days.slice(0, daysToShow(days.length));
  const visits = days.flatMap((day) => day.stops).filter((stop) => stop.place ?? stop.plan).length;
  return (
    <RibbonRow
      to={travellerPaths.trip(addressId(trip))}
      title={title}
      className={styles.row}
      ribbons={
        <>
          {shown.map((day, index) => (
            <MiniRibbon
              key={day.date}
              day={index + 1}
              stops={day.stops.map((stop) => ({
                begin: stop.begin,
                end: stop.begin + stop.minutes,
                poster: stop.plan?.poster ?? ((stop.place && trip.places[stop.place]?.poster) || null),
              }))}
            />
          ))}
          {shown.length < days.length && (
            <small className={textStyles.note}>
              <Plural value={days.length - shown.length} one="y # día más" other="y # días más" />
            </small>
          )}
        </>
      }
    >
      <span className="num">{formatDateRange(days[0]!.date, days.at(-1)!.date)}</span>
      <span>
        <Plural value={days.length} one="# día" other="# días" />
        {' · '}
        <Plural value={visits} _0="sin paradas todavía" one="# parada" other="# paradas" />
        {trip.unsaved || (signedIn && !trip.account) ? (
          <>
            {' · '}
            <span className={textStyles.caution}>
              <Trans>solo en este navegador</Trans>
            </span>
          </>
        ) : null}
      </span>
    </RibbonRow>
  );
}

function useBin(changed: () => void): (trip: BrowserTrip) => void {
  const { t } = useLingui();
  const api = useApi();
  return (trip) => {
    const headers = trip.kept ? editHeaders(trip.kept) : {};
    const gone = trip.kept
      ? api.call(binTrip, { params: { id: trip.kept.id }, headers, quiet: true }).then(
          () => true,
          () => false,
        )
      : Promise.resolve(false);
    dropBrowserTrip(trip.local);
    changed();
    toast({
      text: t`Borraste «${trip.document.title}».`,
      action: {
        label: t`Deshacer`,
        run: async () => {
          putBrowserTrip(trip);
          changed();
          if (trip.kept && (await gone)) {
            await api.call(changeTripState, { params: { id: trip.kept.id }, headers, body: { action: 'restore' } });
          }
        },
      },
    });
  };
}
