import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './panel.module.css';

export function Panel(props: {
  title: ReactNode;
  end?: ReactNode;
  children: ReactNode;
  className?: string;
  id?: string;
}) {
  return (
    <section id={props.id} className={classNames(styles.panel, props.className)}>
      <header>
        <h2>{props.title}</h2>
        {props.end}
      </header>
      {props.children}
    </section>
  );
}
