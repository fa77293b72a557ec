import type { ComponentProps } from 'react';
import styles from './actions.module.css';
import { classNames } from './class-names.ts';

interface ActionsProps extends ComponentProps<'div'> {
  /** `end` is for the buttons of a dialog. On a phone, they are below each other, the last one on top. */
  align?: 'start' | 'end';
}

/** The buttons of a form, a card or a dialog. The main action is the first, and in a dialog the last. */
export function Actions({ align = 'start', className, ...rest }: ActionsProps) {
  return <div className={classNames(styles.actions, align === 'end' && styles.end, className)} {...rest} />;
}

interface SaveBarProps extends ComponentProps<'div'> {
  /** `true` while there are unsaved changes. The bar then stays visible at the lower edge of the window. */
  waits: boolean;
}

/** The bar with the save button of an editor. */
export function SaveBar({ waits, className, ...rest }: SaveBarProps) {
  return <div className={classNames(styles.save, className)} data-waits={waits || undefined} {...rest} />;
}
