import type { ReactNode } from 'react';
import { useNow } from '#features/checkout/web/public.ts';
import { leftWords } from '../news/time-left.ts';
import styles from './request-state.module.css';

interface StateBoxProps {
  icon: ReactNode;
  title: ReactNode;
  /** `true` when an action is due soon. */
  isNow?: boolean;
  isDone?: boolean;
  children?: ReactNode;
}

/** The state in one sentence, with the action for it. */
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

/** The time left, counting down. */
export function Left({ until, behind }: { until: string; behind: number }) {
  const now = useNow(true);
  return <b className="num">{leftWords(Date.parse(until) - now - behind)}</b>;
}
