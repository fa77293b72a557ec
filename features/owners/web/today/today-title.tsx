import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { useSession } from '#web/session/session.ts';
import { MOST_TASKS } from '../../contract/owned-place.ts';
import { useLoadedPlace } from '../frame/owner-room.tsx';
import styles from './today.module.css';

export function TodayTitle() {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const owned = useLoadedPlace();
  const name = useSession(({ person }) => person?.name.split(' ')[0] ?? '');
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(new Date()),
  );
  const greeting =
    hour < 12 ? t`Buenos días, ${name}.` : hour < 19 ? t`Buenas tardes, ${name}.` : t`Buenas noches, ${name}.`;
  const count = Math.min(owned?.tasks.length ?? 0, MOST_TASKS);
  return (
    <>
      {greeting}
      {owned && (
        <span className={styles.count}>
          {count === 0 ? (
            <Trans>Todo al día.</Trans>
          ) : (
            <Plural value={count} one="Hoy, una cosa." other="Hoy, # cosas." />
          )}
        </span>
      )}
    </>
  );
}
