import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './trouble.module.css';

interface TroubleProps {
  title: ReactNode;
  children?: ReactNode;
  /** `calm` is for problems that the person did not cause. */
  kind?: 'stop' | 'calm';
  action?: ReactNode;
}

/** Shows an error where it occurred, with a next step; screen readers announce it. */
export function Trouble({ title, children, kind = 'stop', action }: TroubleProps) {
  const Icon = kind === 'stop' ? CircleAlert : Info;
  return (
    <div role="alert" className={styles[kind]}>
      <Icon size={20} aria-hidden />
      <div className={styles.words}>
        <b>{title}</b>
        {children && <p>{children}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
