import type { ReactNode } from 'react';
import styles from './region.module.css';

/** Names with what is known of each; what is empty is left out. */
export function FactsList({ facts }: { facts: readonly (readonly [name: ReactNode, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value], index) =>
          value && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its place in the list.
            <div key={index}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
