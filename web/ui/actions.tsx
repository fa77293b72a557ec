import type { ComponentProps } from 'react';
import styles from './actions.module.css';
import { classNames } from './class-names.ts';

interface ActionsProps extends ComponentProps<'div'> {
  /** `end` is for the buttons of a dialog. */
  align?: 'start' | 'end';
}

/** The main action comes first. In a dialog, it comes last. */
export function Actions({ align = 'start', className, ...rest }: ActionsProps) {
  return <div className={classNames(styles.actions, align === 'end' && styles.end, className)} {...rest} />;
}

interface SaveBarProps extends ComponentProps<'div'> {
  /** `true` keeps the bar visible at the lower edge of the window. */
  waits: boolean;
}

export function SaveBar({ waits, className, ...rest }: SaveBarProps) {
  return <div className={classNames(styles.save, className)} data-waits={waits || undefined} {...rest} />;
}
