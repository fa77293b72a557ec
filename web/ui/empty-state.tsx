import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';
import photo from './photo-frame.module.css';

interface EmptyStateProps {
  picture: string;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

/** If the poster does not load, the region's motif is shown. */
export function EmptyState({ picture, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <section className={styles.empty}>
      <span className={classNames(photo.frame, photo.left, styles.frame)}>
        {missing === picture ? (
          <i className={styles.motif} />
        ) : (
          <img src={picture} alt="" width={444} height={490} onError={() => setMissing(picture)} />
        )}
      </span>
      <div>
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.words}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}
