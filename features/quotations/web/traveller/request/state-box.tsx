import type { ReactNode } from 'react';
import { useNow } from '#features/checkout/web/public.ts';
import { Alert } from '#web/ui/alert.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { leftWords } from '../news/time-left.ts';
import styles from './request.module.css';

interface StateBoxProps {
  icon: ReactNode;
  title: ReactNode;
  isNow?: boolean;
  isDone?: boolean;
  children?: ReactNode;
}

export function StateBox({ icon, title, isNow, isDone, children }: StateBoxProps) {
  return (
    <Alert tone={isDone ? 'open' : isNow ? 'accent' : 'plain'} live="none" icon={icon} className={styles.state}>
      <div className={`${flow.stack2} ${flow.start}`}>
        <h2 className={textStyles.titleS}>{title}</h2>
        {children}
      </div>
    </Alert>
  );
}

/** @param behind milliseconds by which this device's clock is behind the server's clock */
export function Left({ until, behind }: { until: string; behind: number }) {
  const now = useNow(true);
  return <b className="num">{leftWords(Date.parse(until) - now - behind)}</b>;
}
