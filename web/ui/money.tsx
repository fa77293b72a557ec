import { formatMoney } from '#web/format/money.ts';
import { classNames } from './class-names.ts';
import styles from './money.module.css';

interface MoneyProps {
  minor: number;
  currency: string;
  /** `true` shows a negative amount in red. */
  markLess?: boolean;
  /** `strong` is for the amount of a row or card, `plain` for an amount in a sentence. */
  kind?: 'strong' | 'plain';
}

export function Money({ minor, currency, markLess, kind = 'strong' }: MoneyProps) {
  return (
    <span
      className={classNames(styles.money, kind === 'strong' && styles.strong, markLess && minor < 0 && styles.less)}
    >
      {formatMoney(minor, currency)}
    </span>
  );
}
