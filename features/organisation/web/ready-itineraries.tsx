import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Poster } from '#features/companies/contract/company.ts';
import type { ItineraryCard } from '#features/itineraries/contract/itinerary.ts';
import { MiniRibbon, type MiniStop } from '#features/trips/web/public.ts';
import { paths } from '#web/paths.ts';
import styles from './ready-itineraries.module.css';

/** How many itineraries the home screen offers. */
const OFFERED = 3;
const EARLY = 8.5 * 60;
const LATE = 18.5 * 60;

/** What the home screen needs of an itinerary: its words and the look of its days. */
export interface ReadyItinerary extends Pick<ItineraryCard, 'slug' | 'title' | 'summary' | 'dayCount' | 'stopCount'> {
  days: (MiniStop & { poster: Poster | null })[][];
}

/** Featured ones first, cut down to what is shown. */
export function offerItineraries(cards: readonly ItineraryCard[]): ReadyItinerary[] {
  return [...cards]
    .sort((one, other) => Number(other.featured) - Number(one.featured))
    .slice(0, OFFERED)
    .map(({ slug, title, summary, dayCount, stopCount, days }) => ({
      slug,
      title,
      summary,
      dayCount,
      stopCount,
      days: days.map(({ stops }) =>
        stops
          .filter(({ place }) => place !== null)
          .map(({ begin, minutes, poster }) => ({ begin, end: begin + minutes, poster })),
      ),
    }));
}

/** Itineraries of the region, each day drawn as a ribbon of time. */
export function ReadyItineraries({ itineraries }: { itineraries: ReadyItinerary[] }) {
  if (itineraries.length === 0) return null;
  const stops = itineraries.flatMap(({ days }) => days.flat());
  const from = Math.min(EARLY, ...stops.map(({ begin }) => begin - 30));
  const to = Math.max(LATE, ...stops.map(({ end }) => end + 30));
  return (
    <section className={styles.band}>
      <div className="wrap">
        <div className={styles.head}>
          <h2>
            <Trans>Itinerarios listos para copiar</Trans>
          </h2>
          <Link className={styles.all} to={paths.itineraries()}>
            <Trans>Todos los itinerarios</Trans>
          </Link>
        </div>
        <ul className={styles.rows}>
          {itineraries.map(({ slug, title, summary, dayCount, stopCount, days }) => (
            <li key={slug}>
              <Link className={styles.row} to={paths.itinerary(slug)} viewTransition>
                <div>
                  <h3>{title}</h3>
                  <p className={styles.summary}>{summary}</p>
                  <p className={`num ${styles.meta}`}>
                    <Plural value={dayCount} one="# día" other="# días" /> ·{' '}
                    <Plural value={stopCount} one="# parada" other="# paradas" />
                  </p>
                </div>
                <div className={styles.days}>
                  {days.map((day, index) => (
                    <MiniRibbon
                      key={day.map(({ begin }) => begin).join()}
                      day={index + 1}
                      stops={day}
                      from={from}
                      to={to}
                    />
                  ))}
                  <Hours from={from} to={to} />
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Every third hour below the ribbons, at its place. */
function Hours({ from, to }: { from: number; to: number }) {
  const hours = [6, 9, 12, 15, 18, 21, 24].filter((hour) => hour * 60 >= from + 10 && hour * 60 <= to - 10);
  return (
    <span className={`num ${styles.hours}`} aria-hidden="true">
      {hours.map((hour) => (
        <i key={hour} style={{ left: `${((hour * 60 - from) / (to - from)) * 100}%` }}>
          {hour}
        </i>
      ))}
    </span>
  );
}
