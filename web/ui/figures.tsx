import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './figures.module.css';

export interface Figure {
  key: string;
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  tone?: 'plain' | 'caution' | 'stop';
}

interface FiguresProps {
  items: readonly Figure[];
  /** `wide` is for long numbers such as money, `large` for counts. */
  size?: 'large' | 'wide';
  /** Leaves no room below, for a parent that spaces its children. */
  flush?: boolean;
}

export function Figures({ items, size = 'large', flush = false }: FiguresProps) {
  return (
    <dl className={classNames(styles.figures, size === 'wide' && styles.wide, flush && styles.flush)}>
      {items.map(({ key, label, value, note, tone = 'plain' }) => (
        <div key={key}>
          <dt>
            {label}
            {note && <small className={styles.note}>{note}</small>}
          </dt>
          <dd className={tone === 'plain' ? undefined : styles[tone]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
