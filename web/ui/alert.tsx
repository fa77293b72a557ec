import type { ComponentProps, ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names.ts';

interface AlertProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** `stop` is for an error, `caution` for a doubt, `open` for a success, `accent` for a next step, `plain` for a neutral message. */
  tone?: 'stop' | 'caution' | 'open' | 'accent' | 'plain';
  look?: 'line' | 'note' | 'panel';
  /**
   * `alert` interrupts a screen reader. `status` waits for a pause. `none` is for a message that was on the screen from
   * the start.
   */
  live?: 'alert' | 'status' | 'none';
  icon?: ReactNode;
  title?: ReactNode;
  action?: ReactNode;
}

export function Alert(props: AlertProps) {
  const { tone = 'stop', look = 'note', live = 'alert', icon, title, action, className, children, ...rest } = props;
  return (
    <div
      role={live === 'none' ? undefined : live}
      className={classNames(styles[look], styles[tone], className)}
      {...rest}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.words}>
        {title && <b className={styles.title}>{title}</b>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
