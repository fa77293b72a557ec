import type { ReactNode } from 'react';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';

export function AskPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={`${flow.part} ${flow.stack4} ${flow.shrinks}`}>
      <h2 className={textStyles.titleM}>{title}</h2>
      {children}
    </section>
  );
}
