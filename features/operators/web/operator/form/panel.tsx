import type { ReactNode } from 'react';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';

export function Panel(props: { title: ReactNode; end?: ReactNode; children: ReactNode; id?: string }) {
  return (
    <section id={props.id} className={`${flow.stack3} ${flow.shrinks}`}>
      <header className={`${flow.row4} ${flow.ends}`}>
        <h2 className={textStyles.titleM}>{props.title}</h2>
        {props.end}
      </header>
      {props.children}
    </section>
  );
}
