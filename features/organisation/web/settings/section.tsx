import { type ReactNode, useId } from 'react';
import styles from './settings-editor.module.css';

export function Section({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
