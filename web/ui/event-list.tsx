import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './event-list.module.css';

/** Events in order of time: a name (`<b>`), author and time (`<small>`), and words (`<p>`). */
export function EventList({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol className={classNames(styles.list, className)} {...rest} />;
}

interface EventItemProps extends ComponentProps<'li'> {
  /** `accent` is for an act of the region's staff, `caution` is for an event that waits, `stop` for a prevented event. */
  tone?: 'plain' | 'accent' | 'caution' | 'stop';
}

export function EventItem({ tone = 'plain', className, ...rest }: EventItemProps) {
  return <li className={classNames(styles.event, tone !== 'plain' && styles[tone], className)} {...rest} />;
}
