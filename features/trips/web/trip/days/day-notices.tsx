import { useLingui } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/text.module.css';
import type { DayView } from '../../ribbon/day-view.ts';
import styles from './along.module.css';

/** Announcements of the places of the day, in the words of their teams. */
export function DayNotices({ notices }: { notices: NonNullable<DayView['notices']> }) {
  const { t } = useLingui();
  return (
    <ul className={classNames(styles.along, textStyles.small)} aria-label={t`Avisos de tus lugares`}>
      {notices.map(({ id, name, body }) => (
        <li key={id}>
          <Megaphone size={18} aria-hidden="true" />
          <span className={textStyles.breaks}>
            <b>{name}</b>: {body}
          </span>
        </li>
      ))}
    </ul>
  );
}
