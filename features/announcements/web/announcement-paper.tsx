import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFace } from '#web/face.ts';
import textStyles from '#web/ui/text.module.css';
import styles from './announcement-paper.module.css';

interface AnnouncementPaperProps {
  subject: string;
  body: string;
  /** Shown beside the region's name. */
  when?: ReactNode;
  level?: 2 | 3;
}

/** A message as its readers see it. */
export function AnnouncementPaper({ subject, body, when, level = 2 }: AnnouncementPaperProps) {
  const { organisation } = useFace();
  const Heading = `h${level}` as const;
  return (
    <article className={styles.paper}>
      <p className={styles.head}>
        <b>{organisation.name}</b>
        {when && <span className="num">{when}</span>}
      </p>
      <Heading className={styles.subject}>{subject}</Heading>
      <p className={styles.words}>{body}</p>
      <p className={`${styles.foot} ${textStyles.note}`}>
        <Trans>
          Las respuestas al correo llegan a{' '}
          <a href={`mailto:${organisation.email}`} className={textStyles.breaks}>
            {organisation.email}
          </a>
          .
        </Trans>
      </p>
    </article>
  );
}
