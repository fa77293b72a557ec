import { Trans, useLingui } from '@lingui/react/macro';
import type { ComplaintEvent } from '#features/complaints/contract/complaint.ts';
import { useFace } from '#web/face.ts';
import { formatDate, formatLongDate, localDate } from '#web/format/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/text.module.css';
import styles from './case.module.css';
import { EVENT_WORDS } from './complaint-words.ts';

export function History({ events }: { events: ComplaintEvent[] }) {
  const { i18n } = useLingui();
  const { timeZone } = useFace();
  return (
    <ol className={styles.history}>
      {events.toReversed().map(({ at, action, body, by, dueOn, innerOnly }) => {
        const due = dueOn && formatLongDate(dueOn);
        const words = EVENT_WORDS[action];
        return (
          <li
            key={at + action}
            className={classNames(styles.event, by === 'staff' && styles.staff, innerOnly && styles.inner)}
          >
            <p className={styles.eventTitle}>
              <b>{words ? i18n._(words) : action}</b>
              <time dateTime={at}>{formatDate(localDate(timeZone, new Date(at)))}</time>
            </p>
            {body && <p className={styles.words}>{body}</p>}
            {due && action !== 'file' && (
              <p className={textStyles.note}>
                <Trans>Nuevo plazo: hasta el {due}</Trans>
              </p>
            )}
            {innerOnly && (
              <p className={textStyles.note}>
                <Trans>Solo la ve la oficina</Trans>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
