import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, MapPinCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFace } from '#web/face.ts';
import { formatDayOf, formatMonth } from '#web/format/dates.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import flow from '#web/ui/flow.module.css';
import { RatingStars } from '#web/ui/rating.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { LEVELS } from '../../contract/levels.ts';
import type { Review } from '../../contract/public-review.ts';
import type { SubScore } from '../../contract/review-content.ts';
import { LEVEL_WORDS } from '../level-words.ts';
import { SCORE_WORDS } from '../review-words.ts';
import styles from './reviews.module.css';

interface ReviewCardProps {
  review: Omit<Review, 'publishedAt'>;
  answeredBy: string;
  showsPlan?: boolean;
  /** The score of this part is shown. */
  showsScore?: SubScore | null;
  vote?: ReactNode;
  foot?: ReactNode;
}

export function ReviewCard({ review, answeredBy, showsPlan, showsScore, vote, foot }: ReviewCardProps) {
  const { i18n } = useLingui();
  const { timeZone } = useFace();
  const score = showsScore ? review.scores[showsScore] : undefined;
  const { author, rating, title, body, language, visitedOn, reply, plan, fictional } = review;
  return (
    <li className={`${flow.stack2} ${styles.review}`}>
      <p className={flow.row3}>
        <RatingStars value={rating} />
        <Verified level={review.verification} />
        {fictional && <DemoBadge />}
      </p>
      {showsScore && score !== undefined && (
        <p className={`${flow.row2} ${textStyles.small}`}>
          {i18n._(SCORE_WORDS[showsScore])} <RatingStars value={score} />
        </p>
      )}
      {title && <h3>{title}</h3>}
      <div
        lang={language === 'es' ? undefined : language}
        className={`${flow.stack2} ${textStyles.breaks} ${styles.say}`}
      >
        {body.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={`${flow.row3} ${textStyles.note}`}>
        <span className={flow.stackHalf}>
          <span>
            <b className={textStyles.breaks}>{author}</b>
            {visitedOn && ` · ${formatMonth(visitedOn)}`}
          </span>
          {showsPlan && plan && <TextLink to={travellerPaths.plan(plan.slug)}>{plan.title}</TextLink>}
        </span>
        {!vote && foot}
      </p>
      {vote && (
        <div className={`${flow.row3} ${styles.acts}`}>
          {vote}
          {foot}
        </div>
      )}
      {reply && (
        <blockquote className={`${flow.stack2} ${textStyles.breaks} ${styles.say}`} data-by={reply.by}>
          <p className={`${textStyles.small} ${textStyles.strong}`}>
            {reply.by === 'region' ? <Trans>Responde la región</Trans> : answeredBy} ·{' '}
            <span className="num">{formatDayOf(reply.at, timeZone)}</span>
          </p>
          {reply.body.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </blockquote>
      )}
    </li>
  );
}

function Verified({ level }: { level: number }) {
  const { i18n } = useLingui();
  const Icon = level === LEVELS.booking ? BadgeCheck : level === LEVELS.presence ? MapPinCheck : null;
  return (
    <span className={`${flow.row1} ${textStyles.note} ${Icon ? textStyles.open : ''}`}>
      {Icon && <Icon size={16} aria-hidden />}
      {LEVEL_WORDS[level] && i18n._(LEVEL_WORDS[level])}
    </span>
  );
}
