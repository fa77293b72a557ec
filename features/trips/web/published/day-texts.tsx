import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatClock } from '#web/format/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { type DayView, pageOf } from '../ribbon/day-view.ts';
import styles from './published.module.css';

interface DayTextsProps {
  days: readonly DayView[];
  notes: ReadonlyMap<string, string>;
  level?: 2 | 3;
}

/** The days of a published trip as a list that needs no script. */
export function DayTexts({ days, notes, level = 2 }: DayTextsProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={classNames(flow.stack6, styles.days)}>
      {days.map((day) => (
        <li key={day.index} className={flow.stack2}>
          <Heading className={classNames(flow.stackHalf, textStyles.titleM)}>
            <small className={textStyles.warm}>
              <Trans>Día {day.index + 1}</Trans>
            </small>{' '}
            {day.title}
          </Heading>
          {day.stops.length === 0 ? (
            <p className={textStyles.note}>
              <Trans>Día libre.</Trans>
            </p>
          ) : (
            <ul className={flow.stack2}>
              {day.stops.map((stop) => {
                const page = pageOf(stop);
                return (
                  <li key={stop.id} className={styles.stop}>
                    <span className={`num ${textStyles.soft}`}>{formatClock(stop.begin)}</span>{' '}
                    {page ? <Link to={page}>{stop.name}</Link> : stop.name}
                    {notes.has(stop.id) && <p className={textStyles.breaks}>{notes.get(stop.id)}</p>}
                  </li>
                );
              })}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
