import { Plural, Trans } from '@lingui/react/macro';
import { RatingStars, ratingText } from '#web/ui/rating.tsx';
import textStyles from '#web/ui/text.module.css';
import type { Rating } from '../contract/public-review.ts';
import styles from './rating-line.module.css';

export function RatingLine({ rating: { count, mean } }: { rating: Rating }) {
  if (mean === null) return null;
  return (
    <span className={styles.line}>
      <RatingStars value={mean} size={16} />
      <b className="num">{ratingText(Number(mean.toFixed(1)))}</b>
      <span className={textStyles.soft}>
        <Plural value={count} one="# opinión" other="# opiniones" />
      </span>
    </span>
  );
}

export function RatingWords({ rating }: { rating: Rating }) {
  if (rating.mean !== null) return <RatingLine rating={rating} />;
  if (rating.count === 0) return <Trans>Aún sin opiniones</Trans>;
  return <Plural value={rating.count} one="# opinión: aún sin nota" other="# opiniones: aún sin nota" />;
}
