import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './event-list.module.css';

/** Each event contains a name (`<b>`), author and time (`<small>`), and text (`<p>`). */
export function EventList({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol className={classNames(styles.list, className)} {...rest} />;
}

interface EventItemProps extends ComponentProps<'li'> {
  tone?: 'plain' | 'accent' | 'caution' | 'stop';
}

export function EventItem({ tone = 'plain', className, ...rest }: EventItemProps) {
  return <li className={classNames(styles.event, tone !== 'plain' && styles[tone], className)} {...rest} />;
}
