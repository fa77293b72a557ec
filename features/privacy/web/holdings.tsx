import { Plural, Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { Holding } from '../contract/privacy.ts';
import styles from './privacy.module.css';

/** The data about a person by headings: amount, purpose and retention; each opens to the names of the data. */
export function Holdings({ holdings }: { holdings: readonly Holding[] }) {
  return (
    <ul className={styles.holdings}>
      {holdings.map(({ id, title, why, until, what, records }) => (
        <li key={id} data-empty={records === 0 || undefined}>
          <details>
            <summary>
              <span className={styles.words}>
                <b>{title}</b>
                <span>{why}</span>
              </span>
              <span className={`num ${styles.count}`}>
                {records === 0 ? <Trans>nada</Trans> : <Plural value={records} one="# dato" other="# datos" />}
              </span>
              <ChevronDown size={20} aria-hidden="true" />
            </summary>
            <div className={styles.inside}>
              <ul className={styles.what}>
                {what.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              <p>{until}</p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
