import { Trans } from '@lingui/react/macro';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatInteger } from '#web/format/count.ts';
import flow from '#web/ui/flow.module.css';
import { FEWEST } from '../../contract/figures.ts';

interface ChangeProps {
  now: number;
  /** Null if the period before cannot be counted. */
  before: number | null;
  days: number;
  children: ReactNode;
}

/** Compares with the period before. */
export function Change({ now, before, days, children }: ChangeProps) {
  if (before === null) return null;
  return (
    <Compared now={now} before={before} name={children}>
      <Trans>
        {formatInteger(before)} en los {days} días de antes
      </Trans>
    </Compared>
  );
}

interface YearAgoProps {
  now: number;
  /** Counts of the same days a year earlier. Null if they are no longer kept. */
  yearAgo: readonly number[] | null;
  children: ReactNode;
}

/** Compares with the same days of the week a year earlier. Shows nothing for a site that was not counted then. */
export function YearAgo({ now, yearAgo, children }: YearAgoProps) {
  const before = yearAgo?.reduce((sum, count) => sum + count, 0) ?? 0;
  if (before === 0) return null;
  return (
    <Compared now={now} before={before} name={children}>
      <Trans>{formatInteger(before)} hace un año</Trans>
    </Compared>
  );
}

interface ComparedProps {
  now: number;
  before: number;
  name: ReactNode;
  children: ReactNode;
}

/** A small count has no percentage. */
function Compared({ now, before, name, children }: ComparedProps) {
  const percent = before < FEWEST ? null : Math.round(((now - before) / before) * 100);
  const Icon = now > before ? TrendingUp : now < before ? TrendingDown : Minus;
  const sign = percent !== null && percent > 0 ? '+' : '';
  return (
    <span className={flow.row1}>
      <Icon size={16} aria-hidden />
      <span>
        {name}: {percent !== null && `${sign}${percent} %, `}
        {children}
      </span>
    </span>
  );
}
