import type { ReactNode } from 'react';
import { useNow } from '#features/checkout/web/public.ts';
import { leftWords } from '../news/time-left.ts';
import styles from './request-state.module.css';

interface StateBoxProps {
  icon: ReactNode;
  title: ReactNode;
  /** `true` when the traveller should act soon. */
  isNow?: boolean;
  isDone?: boolean;
  children?: ReactNode;
}

/** A box with the state in one sentence and the possible action. */
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

/** A countdown. @param behind milliseconds by which this device's clock is behind the server's. */
export function Left({ until, behind }: { until: string; behind: number }) {
  const now = useNow(true);
  return <b className="num">{leftWords(Date.parse(until) - now - behind)}</b>;
}
