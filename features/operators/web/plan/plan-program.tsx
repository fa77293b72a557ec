import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { paths } from '#web/paths/site.ts';
import textStyles from '#web/ui/text.module.css';
import styles from './plan-program.module.css';
import type { VisibleProgram } from './visible-program.ts';

export function PlanProgram({ days, hasHours, movedTo }: VisibleProgram) {
  const { t } = useLingui();
  const face = useFace();
  return (
    <div>
      {movedTo && (
        <p className={textStyles.note}>
          <Trans>Horas para la salida de las {movedTo}.</Trans>
        </p>
      )}
      {!hasHours && (
        <p className={textStyles.note}>
          <Trans>Las horas dependen de la salida que elijas.</Trans>
        </p>
      )}
      {days.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their position and never move.
        <article key={index} className={styles.day}>
          <header>
            {days.length > 1 && <p>{t`Día ${index + 1}`}</p>}
            <h3>{day.title}</h3>
          </header>
          <ol>
            {day.stops.map((stop) => (
              <li key={`${stop.begin}-${stop.title}`}>
                <time>{hasHours && formatClock(stop.begin)}</time>
                {stop.place ? (
                  <img
                    className="spare"
                    src={posterUrl({ region: face.id, ...stop.place.poster })}
                    alt=""
                    width={72}
                    height={60}
                    loading="lazy"
                  />
                ) : (
                  <i aria-hidden="true" />
                )}
                <div>
                  {stop.place ? (
                    <Link to={paths.place(stop.place.slug)} className={styles.name}>
                      {stop.title}
                    </Link>
                  ) : (
                    <b>{stop.title}</b>
                  )}
                  {stop.note && <p>{stop.note}</p>}
                  {stop.paysEntrance && (
                    <p>
                      <Trans>Entrada incluida</Trans>
                    </p>
                  )}
                  {!stop.included && (
                    <p className={styles.extra}>
                      <Trans>No incluido en el precio</Trans>
                    </p>
                  )}
                </div>
                <span className="num">{formatDuration(stop.minutes)}</span>
              </li>
            ))}
          </ol>
        </article>
      ))}
    </div>
  );
}
