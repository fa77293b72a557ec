import { Fret } from '../ui/fret.tsx';
import { PhotoFrame } from '../ui/photo-frame.tsx';
import { PosterFigure } from '../ui/poster-figure.tsx';
import { RatingStars } from '../ui/rating.tsx';
import { TimeAxis, TimeRibbon } from '../ui/time-ribbon.tsx';
import styles from './kit.module.css';
import { PICTURE } from './picture.ts';

const MARKS = [9, 12, 15, 18].map((at) => ({ at, label: at }));

export function PictureSamples() {
  return (
    <>
      <div className={styles.frames}>
        <PhotoFrame src={PICTURE} alt="Dos cerros" />
        <PhotoFrame src={PICTURE} tilt="left" />
        <PosterFigure src={PICTURE} title="Cerro Blanco" meta="Moche" />
      </div>
      <div className={styles.line}>
        <RatingStars value={4.6} />
        <RatingStars value={2} size={24} />
      </div>
      <div>
        <TimeAxis from={8} to={20} marks={MARKS} />
        <TimeRibbon from={8} to={20} spans={[{ begin: 9, end: 16 }]} />
      </div>
      <TimeRibbon from={8} to={20} spans={[{ begin: 10, end: 18 }]} tone="doubt" />
      <TimeRibbon
        from={8}
        to={20}
        spans={[
          { begin: 9, end: 13 },
          { begin: 15, end: 18 },
        ]}
        strong
        now={{ at: 11.5, text: '11:30' }}
      />
      <Fret />
    </>
  );
}
