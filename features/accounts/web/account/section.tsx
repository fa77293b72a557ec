import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  /** Purpose or status of the section. */
  lead?: ReactNode;
  /** Element beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One section of the account, separated by a line. */
export function Section({ title, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.top}>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
