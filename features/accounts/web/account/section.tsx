import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

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
