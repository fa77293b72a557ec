import { type ReactNode, useId } from 'react';
import { Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './settings-editor.module.css';

export function Section({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={flow.stack2}>
        <h2 id={id} className={textStyles.titleM}>
          {title}
        </h2>
        <p className={textStyles.note}>{text}</p>
      </header>
      <Fields layout="pair" className={`${flow.top} ${styles.fields}`}>
        {children}
      </Fields>
    </section>
  );
}
