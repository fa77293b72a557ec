import type { CSSProperties } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './offer-badge.module.css';

/** SVG paths in a view box of 24 × 24. Each offer has its own shape, because some people cannot distinguish colours. */
const SHAPES = [
  'M9 1h6v4h4v4h4v6h-4v4h-4v4H9v-4H5v-4H1V9h4V5h4z',
  'M5 2h14v3h3v14h-3v3H5v-3H2V5h3z',
  'M10 2h4v4h3v5h3v5h3v6H1v-6h3v-5h3V6h3z',
  'M1 2h22v6h-3v5h-3v5h-3v4h-4v-4H7v-5H4V8H1z',
  'M2 2h20v5h-4v3h-3v4h3v3h4v5H2v-5h4v-3h3v-4H6V7H2z',
];

interface OfferBadgeProps {
  colour: string;
  index: number;
  hollow?: boolean;
  size?: number;
  className?: string | undefined;
}

export function OfferBadge({ colour, index, hollow, size = 20, className }: OfferBadgeProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={classNames(styles.mark, hollow && styles.hollow, className)}
      style={{ '--own': colour } as CSSProperties}
    >
      <path d={SHAPES[index % SHAPES.length]} />
    </svg>
  );
}
