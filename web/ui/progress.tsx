import { classNames } from './class-names.ts';
import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  tone?: 'open' | 'plain';
}

export function Progress({ label, value, max = 100, tone = 'plain' }: ProgressProps) {
  return <progress aria-label={label} value={value} max={max} className={classNames(styles.progress, styles[tone])} />;
}
