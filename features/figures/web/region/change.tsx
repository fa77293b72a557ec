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

/** Compares with the period before. A small count has no percentage. */
export function Change({ now, before, days, children }: ChangeProps) {
  if (before === null) return null;
  const percent = before < FEWEST ? null : Math.round(((now - before) / before) * 100);
  const Icon = now > before ? TrendingUp : now < before ? TrendingDown : Minus;
  const sign = percent !== null && percent > 0 ? '+' : '';
  return (
    <span className={flow.row1}>
      <Icon size={16} aria-hidden />
      <span>
        {children}: {percent !== null && `${sign}${percent} %, `}
        <Trans>
          {formatInteger(before)} en los {days} días de antes
        </Trans>
      </span>
    </span>
  );
}
