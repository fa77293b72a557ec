import { useFace } from '#web/face.ts';
import { LegalLink } from '#web/layout/legal-link.tsx';
import styles from './home-law.module.css';

/** Notices that the country's law requires on the home page. */
export function HomeLaw() {
  const { notices, buttons } = useFace().law.home;
  if (notices.length + buttons.length === 0) return null;
  return (
    <aside className={`wrap ${styles.law}`}>
      {buttons.map((button) => (
        <LegalLink key={button.id} {...button} className={styles.button} />
      ))}
      {notices.map(({ id, title, text }) => (
        <p key={id}>
          <b>{title}.</b> {text}
        </p>
      ))}
    </aside>
  );
}
