import type { ReactNode } from 'react';
import rows from '#web/ui/rows.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './region.module.css';

/** Facts without a value are left out. */
export function FactsList({ facts }: { facts: readonly (readonly [name: ReactNode, value: ReactNode])[] }) {
  return (
    <dl className={rows.rows}>
      {facts.map(
        ([name, value], index) =>
          value && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fact is identified by its position.
            <div key={index} className={`${rows.row} ${styles.fact}`}>
              <dt className={textStyles.note}>{name}</dt>
              <dd className={textStyles.breaks}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
