import type { ReactNode } from 'react';
import { Fret } from './fret.tsx';
import { PhotoFrame } from './photo-frame.tsx';
import styles from './reading.module.css';

interface ReadingProps {
  title: string;
  lead: ReactNode;
  picture: string;
  children: ReactNode;
}

export function Reading({ title, lead, picture, children }: ReadingProps) {
  return (
    <article className={`wrap ${styles.reading}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <Fret className={styles.rule} />
        <PhotoFrame src={picture} tilt="left" className={styles.poster} />
      </header>
      <div className={styles.text}>{children}</div>
    </article>
  );
}
