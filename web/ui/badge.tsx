import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './rows.module.css';

/** The colour of a badge. `doubt` also marks something that waits for a person. */
export type BadgeTone = 'plain' | 'good' | 'doubt' | 'bad';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
}

/** A short word for a state, in its colour. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span className={classNames(styles.badge, tone !== 'plain' && styles[tone], className)} {...rest} />;
}
