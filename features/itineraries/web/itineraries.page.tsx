import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import type { Static } from 'typebox';
import { MiniRibbon, RibbonRow, RibbonRows } from '#features/trips/web/public.ts';
import { useFace } from '#web/face.ts';
import { itemList } from '#web/head/item-list.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ItinerariesList, ItineraryCard } from '../contract/itinerary.ts';
import { listItineraries } from '../contract/routes.ts';
import styles from './itineraries.module.css';

type List = Static<typeof ItinerariesList>;

interface Data extends List {
  q: string;
}

export async function loader({ api, url, signal }: PageRequest): Promise<Data> {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 80);
  return { ...(await api.call(listItineraries, { query: { q }, signal })), q };
}

export const head = ({ data, face, url }: PageFacts<Data>) => ({
  title: data?.q ? `Itinerarios para «${data.q}»` : 'Itinerarios',
  description: `Viajes por ${face.region} ya armados por gente de la región: ábrelos, léelos y cópialos al tuyo.`,
  // Search engines read the server's page. The script of the page stays small.
  ...(import.meta.env.SSR &&
    data && {
      jsonLd: [
        itemList(
          `Itinerarios por ${face.region}`,
          data.items.map(({ title, slug }) => ({ name: title, path: travellerPaths.itinerary(slug) })),
          url,
        ),
      ],
    }),
});

export function Component() {
  const { items, q } = useLoaderData<typeof loader>();
  return (
    <div className={`wrap ${flow.page}`}>
      <header className={classNames(flow.stack3, styles.head)}>
        <h1 className={textStyles.display}>
          <Trans>Itinerarios</Trans>
        </h1>
        {items.length > 0 && !q && <Introduction />}
        {q && (
          <div className={flow.row3} role="status">
            <b>
              <Plural
                value={items.length}
                _0={`Ninguno para «${q}»`}
                one={`# itinerario para «${q}»`}
                other={`# itinerarios para «${q}»`}
              />
            </b>
            <TextLink to={paths.itineraries()}>
              <Trans>Ver todos</Trans>
            </TextLink>
          </div>
        )}
      </header>
      {items.length > 0 ? <Itineraries items={items} /> : q ? <PlanTripLink /> : <NoItineraries />}
    </div>
  );
}

function Introduction() {
  const face = useFace();
  return (
    <p className={classNames(textStyles.lead, textStyles.soft)}>
      <Trans>
        Días por {face.region} que alguien ya pensó: con su porqué, sus horas y sus caminos comprobados. Ábrelos y
        cópialos a tu viaje.
      </Trans>
    </p>
  );
}

function Itineraries({ items }: List) {
  const hours = hoursOf(items);
  return (
    <>
      <RibbonRows>
        {items.map((itinerary) => (
          <li key={itinerary.id}>
            <ItineraryRow itinerary={itinerary} hours={hours} />
          </li>
        ))}
      </RibbonRows>
      <div className={classNames(flow.row4, styles.own)}>
        <p className={textStyles.titleM}>
          <Trans>¿Ninguno es el tuyo?</Trans>
        </p>
        <PlanTripLink />
        <ButtonLink kind="quiet" to={publicTripPaths.list()}>
          <Trans>Viajes de otras personas</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

function NoItineraries() {
  const { t } = useLingui();
  return (
    <SceneState scene="trips" title={t`Todavía no hay itinerarios`} action={<PlanTripLink />}>
      <p>
        <Trans>Cuando la región publique el primero, estará aquí. Mientras tanto, arma el tuyo.</Trans>
      </p>
    </SceneState>
  );
}

const PlanTripLink = () => (
  <ButtonLink to={paths.planTrip()}>
    <Trans>Arma tu viaje</Trans>
  </ButtonLink>
);

function hoursOf(items: List['items']): { from: number; to: number } {
  const days = items.flatMap((itinerary) => itinerary.days);
  return { from: Math.min(540, ...days.map((day) => day.leave)), to: Math.max(1080, ...days.map((day) => day.back)) };
}

function ItineraryRow({ itinerary, hours }: { itinerary: ItineraryCard; hours: { from: number; to: number } }) {
  const { t } = useLingui();
  return (
    <RibbonRow
      to={travellerPaths.itinerary(itinerary.slug)}
      title={itinerary.title}
      ribbons={itinerary.days.map((day, index) => (
        <MiniRibbon
          key={day.title}
          day={index + 1}
          from={hours.from}
          to={hours.to}
          stops={day.stops.map(({ begin, minutes, poster }) => ({ begin, end: begin + minutes, poster }))}
        />
      ))}
    >
      <span className={classNames(textStyles.small, textStyles.strong)}>
        <Plural value={itinerary.dayCount} one="# día" other="# días" />
        {' · '}
        <Plural value={itinerary.stopCount} one="# parada" other="# paradas" />
        {itinerary.featured ? ` · ${t`recomendado`}` : ''}
      </span>
      <span>{itinerary.summary}</span>
    </RibbonRow>
  );
}
