import type { ReactNode } from 'react';
import { useNow } from '#features/checkout/web/public.ts';
import { leftWords } from '../news/time-left.ts';
import styles from './request-state.module.css';

interface StateBoxProps {
  icon: ReactNode;
  title: ReactNode;
  /** Something has to be done soon. */
  isNow?: boolean;
  isDone?: boolean;
  children?: ReactNode;
}

/** Where something is, in a sentence, and the step that goes with it. */
export function StateBox({ icon, title, isNow, isDone, children }: StateBoxProps) {
  return (
    <section className={styles.state} data-now={isNow || undefined} data-done={isDone || undefined}>
      {icon}
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** What is left until then, counting. */
export function Left({ until, behind }: { until: string; behind: number }) {
  const now = useNow(true);
  return <b className="num">{leftWords(Date.parse(until) - now - behind)}</b>;
}
