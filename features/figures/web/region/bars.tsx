import type { ReactNode } from 'react';
import { formatInteger } from '#web/format/count.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './figures.module.css';

export interface Bar {
  key: string;
  label: ReactNode;
  count: number;
  isFirst?: boolean;
}

/** A list of counts with bars from zero. The counts are text, so the list needs no table beside it. */
export function Bars({ bars, look }: { bars: readonly Bar[]; look?: string | undefined }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ol className={classNames(styles.bars, look)}>
      {bars.map(({ key, label, count, isFirst }) => (
        <li key={key} data-first={isFirst || undefined}>
          <span>{label}</span>
          <span className={styles.track} aria-hidden>
            <i style={{ inlineSize: `${(count / most) * 100}%` }} />
          </span>
          <b className="num">{formatInteger(count)}</b>
        </li>
      ))}
    </ol>
  );
}
