import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { formatNumber } from '#web/format/number.ts';
import styles from './rating.module.css';

/** @param size pixels of a star. */
export function RatingStars({ value, size = 18 }: { value: number; size?: number }) {
  const { t } = useLingui();
  const words = ratingText(value);
  return (
    <span
      role="img"
      aria-label={t`${words} de 5`}
      className={styles.stars}
      style={{ '--filled': `${(value / 5) * 100}%`, '--star': `${size}px` } as CSSProperties}
    />
  );
}

/** At most one decimal: "4.6" or "4". */
export const ratingText = (value: number): string => formatNumber(value, 1, Number.isInteger(value) ? 0 : 1);
