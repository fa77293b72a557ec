import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { RegionMap, useCourses } from '#features/maps/web/public.ts';
import { DayRibbons, type DayView } from '#features/trips/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDay } from '#web/format/dates.ts';
import { Queries } from '#web/http/queries.tsx';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { paths } from '#web/paths/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ItineraryDetail } from '../contract/itinerary.ts';
import { showItinerary } from '../contract/routes.ts';
import { CopyItinerary } from './copy-itinerary.tsx';
import styles from './itinerary.module.css';
import { itineraryJsonLd } from './itinerary-json-ld.ts';
import { ItineraryStop } from './itinerary-stop.tsx';
import { cardsOf, fitOf, mapOf, stopIdOf, viewDays, walksOf } from './itinerary-view.ts';

export function loader({ params, api, signal }: PageRequest): Promise<ItineraryDetail> {
  return api.call(showItinerary, { params: { idOrSlug: params.slug ?? '' }, signal });
}

export const head = ({ data, face, url }: PageFacts<ItineraryDetail>) => ({
  title: data.title,
  description: data.summary,
  type: 'article' as const,
  // Search engines read the server's page. The script of the page stays small.
  ...(import.meta.env.SSR && { jsonLd: [itineraryJsonLd(data, face, url)] }),
});

export function Component() {
  const itinerary = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const face = useFace();
  const days = useMemo(() => viewDays(itinerary, t`Comida por tu cuenta`), [itinerary, t]);
  const [look, setLook] = useState<{ day: number; stop: string | null }>({ day: 0, stop: null });
  const cards = useMemo(() => cardsOf(itinerary), [itinerary]);
  return (
    <article className={`wrap ${flow.page}`}>
      <header className={styles.head}>
        <div className={classNames(flow.stack3, flow.start)}>
          <TextLink kind="back" to={paths.itineraries()}>
            <ArrowLeft size={18} aria-hidden="true" />
            <Trans>Itinerarios</Trans>
          </TextLink>
          <h1 className={textStyles.display}>{itinerary.title}</h1>
          <p className={textStyles.strong}>
            <Plural value={itinerary.dayCount} one="# día" other="# días" />
            {' · '}
            <Plural value={itinerary.stopCount} one="# parada" other="# paradas" />
          </p>
          <p className={classNames(textStyles.lead, textStyles.soft, styles.reason)}>{itinerary.reason}</p>
        </div>
        <PhotoFrame
          src={posterUrl({ region: face.id, ...itinerary.poster })}
          tilt="right"
          eager
          className={styles.poster}
        />
      </header>
      {itinerary.needsAttention ? (
        <div className={styles.attention} role="note">
          <Alert tone="caution" live="none" icon={<TriangleAlert size={18} aria-hidden="true" />}>
            {itinerary.needsAttention}
          </Alert>
        </div>
      ) : null}
      <div className={styles.text}>
        <div className={classNames(flow.stack4, styles.body)}>
          {itinerary.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={textStyles.note}>
            <Trans>
              Texto de {itinerary.author}, {formatDay(itinerary.written)}
            </Trans>
          </p>
        </div>
        <CopyItinerary itinerary={itinerary} />
      </div>
      <section className={styles.plan} aria-label={t`Día por día`}>
        <div className={flow.shrinks}>
          <DayRibbons
            days={days}
            onLook={setLook}
            stopCard={(id) => {
              const [day, index] = id.split('-').map(Number);
              const stop = itinerary.days[day!]?.stops[index!];
              return stop ? (
                <ItineraryStop stop={stop} card={stop.place ? (cards.get(stop.place) ?? null) : null} day={day! + 1} />
              ) : null;
            }}
          />
          <ol className={classNames(flow.stack6, styles.program)}>
            {itinerary.days.map((day, index) => (
              <li key={day.title} className={flow.stack2}>
                <h2 className={classNames(flow.stackHalf, textStyles.titleM)}>
                  <small className={textStyles.warm}>{t`Día ${index + 1}`}</small> {day.title}
                </h2>
                <p>{day.text}</p>
                <ul className={flow.stack2}>
                  {day.stops.map((stop, position) =>
                    stop.place && cards.has(stop.place) ? (
                      <li key={stopIdOf(index, position)}>
                        <Link to={paths.place(cards.get(stop.place)!.slug)}>{cards.get(stop.place)!.name}</Link>
                        {stop.text ? `: ${stop.text}` : ''}
                      </li>
                    ) : null,
                  )}
                </ul>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.map}>
          <Queries>
            <ItineraryMap itinerary={itinerary} days={days} open={look.day} selected={look.stop} />
          </Queries>
        </div>
      </section>
    </article>
  );
}

interface ItineraryMapProps {
  itinerary: ItineraryDetail;
  days: DayView[];
  open: number;
  selected: string | null;
}

function ItineraryMap({ itinerary, days, open, selected }: ItineraryMapProps) {
  const { t } = useLingui();
  const courseOf = useCourses(walksOf(itinerary));
  const { stops, legs } = mapOf(days, itinerary, open, courseOf);
  const fit = useMemo(() => fitOf(days), [days]);
  return (
    <RegionMap
      label={t`Mapa del itinerario; las mismas paradas están en la lista de días`}
      stops={stops}
      legs={legs}
      fit={fit}
      selected={selected}
      className={styles.mapFrame}
    />
  );
}
