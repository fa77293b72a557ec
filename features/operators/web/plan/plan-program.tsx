import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { paths } from '#web/paths/site.ts';
import textStyles from '#web/ui/text.module.css';
import type { DepartureView, PlanDetail } from '../../contract/plan.ts';
import { departureSpan, fitsDeparture, programAt } from '../../contract/program-times.ts';
import styles from './plan-program.module.css';

interface PlanProgramProps extends Pick<PlanDetail, 'days'> {
  departure: Pick<DepartureView, 'time' | 'startsAt' | 'endsAt'> | null;
}

export function PlanProgram({ days, departure }: PlanProgramProps) {
  const { t } = useLingui();
  const face = useFace();
  const span = departure && departureSpan(departure.time, new Date(departure.startsAt), new Date(departure.endsAt));
  const shown = programAt(days, span);
  return (
    <div>
      {span && !fitsDeparture(days, span) && (
        <p className={textStyles.note}>
          <Trans>Horas para la salida de las {departure?.time}.</Trans>
        </p>
      )}
      {shown.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their position and never move.
        <article key={index} className={styles.day}>
          <header>
            {days.length > 1 && <p>{t`Día ${index + 1}`}</p>}
            <h3>{day.title}</h3>
          </header>
          <ol>
            {day.stops.map((stop) => (
              <li key={`${stop.begin}-${stop.title}`}>
                <time>{formatClock(stop.begin)}</time>
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
