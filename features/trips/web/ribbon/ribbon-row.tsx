import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './ribbon-row.module.css';

export function RibbonRows(props: ComponentProps<'ul'>) {
  return <ul className={styles.rows} {...props} />;
}

interface RibbonRowProps extends Omit<LinkProps, 'title' | 'className'> {
  title: string;
  children: ReactNode;
  ribbons: ReactNode;
  className?: string;
}

export function RibbonRow({ title, children, ribbons, className, ...rest }: RibbonRowProps) {
  return (
    <Link className={classNames(styles.row, className)} viewTransition {...rest}>
      <span className={classNames(flow.stack2, textStyles.soft)}>
        <h2>{title}</h2>
        {children}
      </span>
      <span className={flow.stack4}>{ribbons}</span>
    </Link>
  );
}
