import type { ReactNode } from 'react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import flow from '#web/ui/flow.module.css';
import { Fret } from '#web/ui/fret.tsx';
import photo from '#web/ui/photo-frame.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './entry-frame.module.css';

interface EntryFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  const { id: region, hero } = useFace();
  const picture = (when: 'day' | 'night') =>
    posterUrl({ region, scene: hero.scene, seed: hero.scene, hour: hero[when] });
  return (
    <div className={styles.entry}>
      <section className={`${flow.stack5} ${styles.door}`}>
        <header className={flow.stack3}>
          <h1>{title}</h1>
          {lead && <p className={`${textStyles.soft} ${textStyles.breaks}`}>{lead}</p>}
          <Fret className={styles.rule} />
        </header>
        {children}
      </section>
      <div className={`${photo.frame} ${photo.right} ${styles.frame}`}>
        <img className="by-day" src={picture('day')} alt="" width={444} height={490} loading="lazy" />
        <img className="by-night" src={picture('night')} alt="" width={444} height={490} loading="lazy" />
      </div>
    </div>
  );
}
