import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { addDays, formatDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import styles from './booked-line.module.css';

interface BookedLineProps {
  picture?: string;
  title: ReactNode;
  operator: { name: string; fictional: boolean };
  date: string;
  daysInRow?: number | undefined;
  time: string | null;
  party: string;
  total: number;
  currency: string;
  children?: ReactNode;
}

export function BookedLine(props: BookedLineProps) {
  const { picture, title, operator, date, daysInRow = 1, time, party, total, currency, children } = props;
  return (
    <article className={styles.line}>
      {picture && <img src={picture} alt="" width={444} height={490} />}
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.operator}>
          {operator.name} {operator.fictional && <DemoBadge />}
        </p>
        <p className="num">
          <b>
            {formatDate(date)}
            {daysInRow > 1 && <Trans> a {formatDate(addDays(date, daysInRow - 1))}</Trans>},{' '}
            {time ?? <Trans>a cualquier hora</Trans>}
          </b>
        </p>
        <p>{party}</p>
      </div>
      <p className={`${styles.total} num`}>{formatMoney(total, currency)}</p>
      {children && <div className={styles.more}>{children}</div>}
    </article>
  );
}
