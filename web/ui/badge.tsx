import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './rows.module.css';

export type BadgeTone = 'plain' | 'good' | 'doubt' | 'bad';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
}

export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span className={classNames(styles.badge, tone !== 'plain' && styles[tone], className)} {...rest} />;
}
