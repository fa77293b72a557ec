import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { MiniRibbon } from '#features/trips/web/public.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import section from '../section.module.css';
import type { ReadyItinerary } from './offer-itineraries.ts';
import styles from './ready-itineraries.module.css';

const EARLY = 8.5 * 60;
const LATE = 18.5 * 60;

export function ReadyItineraries({ itineraries }: { itineraries: ReadyItinerary[] }) {
  if (itineraries.length === 0) return null;
  const stops = itineraries.flatMap(({ days }) => days.flat());
  const from = Math.min(EARLY, ...stops.map(({ begin }) => begin - 30));
  const to = Math.max(LATE, ...stops.map(({ end }) => end + 30));
  return (
    <section className={styles.band}>
      <div className="wrap">
        <div className={section.head}>
          <h2>
            <Trans>Itinerarios listos para copiar</Trans>
          </h2>
          <Link className={section.all} to={paths.itineraries()}>
            <Trans>Todos los itinerarios</Trans>
          </Link>
        </div>
        <ul className={styles.rows}>
          {itineraries.map(({ slug, title, summary, dayCount, stopCount, days }) => (
            <li key={slug}>
              <Link className={styles.row} to={travellerPaths.itinerary(slug)} viewTransition>
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
