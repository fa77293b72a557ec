import { type ReactNode, useState } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Address of a poster. */
  picture: string;
  title: string;
  children: ReactNode;
  /** The one thing to do from here. */
  action?: ReactNode;
  /** Heading level in its surroundings. */
  level?: 1 | 2 | 3;
}

/** Nothing to show yet: a poster, a sentence and one action. Where the poster does not arrive, as without a network, the region's motif stands in. */
export function EmptyState({ picture, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <section className={styles.empty}>
      <span className={styles.frame}>
        {missing === picture ? (
          <i className={styles.motif} />
        ) : (
          <img src={picture} alt="" width={444} height={490} onError={() => setMissing(picture)} />
        )}
      </span>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.words}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}
