import { Trans } from '@lingui/react/macro';
import { BookOpenText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '#web/format/dates.ts';
import type { FactSource } from '../../contract/place.ts';
import styles from './source-line.module.css';

export function SourceLine({ source, children }: { source: FactSource; children?: ReactNode }) {
  const name = source.url ? (
    <a href={source.url} target="_blank" rel="noreferrer">
      {source.name}
    </a>
  ) : (
    source.name
  );
  const date = formatDay(source.date);
  return (
    <p className={styles.source}>
      <BookOpenText size={16} aria-hidden />
      <span>
        <Trans>
          Según {name}, {date}.
        </Trans>{' '}
        {children}
      </span>
    </p>
  );
}
