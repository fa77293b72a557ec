import type { ComponentProps } from 'react';
import styles from './actions.module.css';
import { classNames } from './class-names.ts';

interface ActionsProps extends ComponentProps<'div'> {
  /** `end` is for the buttons of a dialog. */
  align?: 'start' | 'end';
  /** `true` gives all buttons one width. Containers below each other on a screen then have buttons of the same width. */
  even?: boolean;
}

/** The main action comes first. In a dialog, it comes last. */
export function Actions({ align = 'start', even, className, ...rest }: ActionsProps) {
  const look = even ? styles.even : classNames(styles.actions, align === 'end' && styles.end);
  return <div className={classNames(look, className)} {...rest} />;
}

interface SaveBarProps extends ComponentProps<'div'> {
  /** `true` keeps the bar visible at the lower edge of the window. */
  waits: boolean;
}

export function SaveBar({ waits, className, ...rest }: SaveBarProps) {
  return <div className={classNames(styles.save, className)} data-waits={waits || undefined} {...rest} />;
}
