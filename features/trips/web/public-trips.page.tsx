import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, useNavigate } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { itemList } from '#web/head/item-list.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { PublicTripsPage } from '../contract/kept-trip.ts';
import { listPublicTrips } from '../contract/routes.ts';
import { PublicTripRow } from './published/public-trip-row.tsx';
import styles from './published/published.module.css';
import { TripFilterForm } from './published/trip-filter-form.tsx';
import { isFiltered, queryOf, readTripFilters, type TripFilters, writeTripFilters } from './published/trip-filters.ts';
import { RibbonRows } from './ribbon/ribbon-row.tsx';

interface List {
  filters: TripFilters;
  page: PublicTripsPage;
}

export async function loader({ api, signal, url }: PageRequest): Promise<List> {
  const filters = readTripFilters(url.searchParams);
  return { filters, page: await api.call(listPublicTrips, { query: queryOf(filters), signal }) };
}

export const head = ({ data, face, url }: PageFacts<List>) => ({
  title: 'Viajes de otras personas',
  description: `Viajes por ${face.region} que otras personas hicieron y comparten: léelos día por día y cópialos con tus fechas.`,
  // A page of a longer list, or a part of it, is not a result of its own.
  ...(data && (isFiltered(data.filters) || data.filters.desde) && { noIndex: true }),
  ...(import.meta.env.SSR &&
    data && {
      jsonLd: [
        itemList(
          `Viajes por ${face.region}`,
          data.page.items.map(({ title, id }) => ({ name: title, path: travellerPaths.trip(id) })),
          url,
        ),
      ],
    }),
});

export function Component() {
  const { t } = useLingui();
  const { filters, page } = useLoaderData<typeof loader>();
  const face = useFace();
  const navigate = useNavigate();
  const go = (next: TripFilters) =>
    void navigate(publicTripPaths.list(writeTripFilters(next)), { preventScrollReset: true });
  const next = page.next && publicTripPaths.list(writeTripFilters({ ...filters, desde: page.next }));
  return (
    <div className={`wrap ${flow.page}`}>
      <header className={classNames(flow.stack3, styles.head)}>
        <h1 className={textStyles.display}>
          <Trans>Viajes de otras personas</Trans>
        </h1>
        <p className={classNames(textStyles.lead, textStyles.soft)}>
          <Trans>
            Días por {face.region} que alguien armó y quiso compartir. Léelos, cópialos con tus fechas y comprobamos que
            quepan.
          </Trans>
        </p>
      </header>
      <TripFilterForm filters={filters} go={go} />
      {page.items.length === 0 ? (
        <EmptyState
          picture={posterUrl({ region: face.id, scene: face.empty.trips, seed: face.empty.trips })}
          title={isFiltered(filters) ? t`Ninguno es así todavía` : t`Todavía no hay viajes públicos`}
          action={
            <>
              {isFiltered(filters) && (
                <ButtonLink kind="quiet" to={publicTripPaths.list()}>
                  <Trans>Quitar los filtros</Trans>
                </ButtonLink>
              )}
              <ButtonLink to={paths.planTrip()}>
                <Trans>Arma tu viaje</Trans>
              </ButtonLink>
            </>
          }
        >
          <Trans>¿Armaste uno que te gusta? Ábrelo, toca «Compartir» y publícalo para que otros lo encuentren.</Trans>
        </EmptyState>
      ) : (
        <RibbonRows>
          {page.items.map((trip) => (
            <li key={trip.id}>
              <PublicTripRow trip={trip} />
            </li>
          ))}
        </RibbonRows>
      )}
      {(next || filters.desde) && (
        <Actions className={styles.more}>
          {next && (
            <ButtonLink kind="quiet" to={next}>
              <Trans>Ver más viajes</Trans>
            </ButtonLink>
          )}
          {filters.desde && (
            <ButtonLink kind="quiet" to={publicTripPaths.list(writeTripFilters({ ...filters, desde: '' }))}>
              <Trans>Volver a los más nuevos</Trans>
            </ButtonLink>
          )}
        </Actions>
      )}
    </div>
  );
}
