import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import flow from '#web/ui/flow.module.css';
import { RatingStars, ratingText } from '#web/ui/rating.tsx';
import textStyles from '#web/ui/text.module.css';
import { MEAN_FROM } from '../../contract/mean.ts';
import type { ReviewsPage } from '../../contract/public-review.ts';
import { SUB_SCORES, type SubScore } from '../../contract/review-content.ts';
import { SCORE_WORDS } from '../review-words.ts';
import styles from './summary.module.css';

interface SummaryProps {
  page: ReviewsPage;
  /** Only reviews that score this part are listed. Null means all. */
  chosen: SubScore | null;
  busy: boolean;
  onChoose: (part: SubScore | null) => void;
}

/** The mean, its spread, and a ruler for each part. A ruler also filters the list. */
export function Summary({ page: { count, mean, distribution, scores }, chosen, busy, onChoose }: SummaryProps) {
  const { t, i18n } = useLingui();
  if (mean === null)
    return (
      <p className={textStyles.note}>
        <Plural value={count} one="# opinión." other="# opiniones." />{' '}
        <Trans>La nota media se muestra desde {MEAN_FROM}: antes dice poco.</Trans>
      </p>
    );
  const parts = SUB_SCORES.flatMap((part) => {
    const value = scores[part];
    return value === null || value === undefined ? [] : [{ part, value }];
  });
  return (
    <div className={styles.summary}>
      <p className={`${flow.stack1} ${flow.start} ${styles.mean}`}>
        <b className="num">{ratingText(Number(mean.toFixed(1)))}</b>
        <span className={flow.stackHalf}>
          <RatingStars value={mean} size={20} />
          <small className={textStyles.soft}>
            <Plural value={count} one="# opinión" other="# opiniones" />
          </small>
        </span>
      </p>
      <ol className={`${flow.stack1} ${textStyles.small} ${styles.spread}`} aria-label={t`Cómo se reparten`}>
        {[5, 4, 3, 2, 1].map((star) => {
          const of = distribution[star - 1] ?? 0;
          return (
            <li key={star}>
              <span>
                <span className="num">{star}</span>
                <span className="sr">
                  {' '}
                  <Plural value={star} one="estrella:" other="estrellas:" />
                </span>
              </span>
              <i aria-hidden="true">
                <b style={{ width: `${(of / count) * 100}%` }} />
              </i>
              <span className={`${textStyles.soft} num`}>{of}</span>
            </li>
          );
        })}
      </ol>
      {parts.length > 0 && (
        <fieldset className={`${flow.whole} ${textStyles.small} ${styles.rulers}`}>
          <legend className="sr">{t`Mostrar solo las que califican`}</legend>
          {parts.map(({ part, value }) => (
            <button
              key={part}
              type="button"
              aria-pressed={chosen === part}
              disabled={busy}
              onClick={() => onChoose(chosen === part ? null : part)}
            >
              <span className={textStyles.soft}>{i18n._(SCORE_WORDS[part])}</span>
              <i aria-hidden="true" style={{ '--at': (value - 1) / 4 } as CSSProperties} />
              <b className="num">{ratingText(Number(value.toFixed(1)))}</b>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
