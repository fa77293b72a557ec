import { Trans } from '@lingui/react/macro';
import { BookOpenText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '#web/format/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { FactSource } from '../../contract/place.ts';

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
    <p className={classNames(flow.mark2, textStyles.note)}>
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
