import { Trans } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { useFace } from '#web/face.ts';
import { capitalize } from '#web/format/capitalize.ts';
import { localDate } from '#web/format/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ClosureNotice } from '../contract/closure.ts';
import { closureSpan, hoursChangeText } from '../contract/closure-words.ts';
import type { PlaceNotice } from '../contract/place-notice.ts';
import { ClosureNoticeBox } from './closure-line.tsx';
import styles from './place-notices.module.css';

interface PlaceNoticesProps {
  closure: ClosureNotice | null;
  notices: readonly PlaceNotice[];
}

/** The closure of a place, and what its team announces. A notice that changes the hours stands for its closure. */
export function PlaceNotices({ closure, notices }: PlaceNoticesProps) {
  const today = localDate(useFace().timeZone);
  if (!closure && notices.length === 0) return null;
  const isSaid = notices.some(({ id }) => id === closure?.id);
  return (
    <div className={styles.notices}>
      {!isSaid && <ClosureNoticeBox closure={closure} />}
      {notices.map((notice) => (
        <div key={notice.id} role="note">
          <Alert
            look="panel"
            tone={notice.id === closure?.id ? 'caution' : 'plain'}
            live="none"
            icon={<Megaphone size={20} aria-hidden />}
            title={<span className={textStyles.breaks}>{notice.body}</span>}
          >
            <small className={textStyles.soft}>
              {notice.id === closure?.id ? hoursChangeText(closure, today) : capitalize(closureSpan(notice, today))}.{' '}
              <Trans>Lo dice su responsable.</Trans>
            </small>
          </Alert>
        </div>
      ))}
    </div>
  );
}
