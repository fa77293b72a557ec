import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, FlaskConical, MapPinCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFace } from '#web/face.ts';
import { formatDayOf, formatMonth } from '#web/format/dates.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { RatingStars } from '#web/ui/rating.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Review } from '../../contract/public-review.ts';
import styles from './reviews.module.css';

const COMPLETED_BOOKING = 4;
const PRESENCE = 3;

interface ReviewCardProps {
  review: Omit<Review, 'publishedAt'>;
  answeredBy: string;
  showsPlan?: boolean;
  foot?: ReactNode;
}

export function ReviewCard({ review, answeredBy, showsPlan, foot }: ReviewCardProps) {
  const { timeZone } = useFace();
  const { author, rating, title, body, language, visitedOn, reply, plan, fictional } = review;
  return (
    <li className={styles.review}>
      <p className={styles.top}>
        <RatingStars value={rating} />
        <Verified level={review.verification} />
        {fictional && (
          <span className={styles.demo}>
            <FlaskConical size={13} aria-hidden />
            <Trans>Demostración</Trans>
          </span>
        )}
      </p>
      {title && <h3>{title}</h3>}
      <div lang={language === 'es' ? undefined : language} className={styles.say}>
        {body.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.by}>
        <span>
          <b>{author}</b>
          {visitedOn && ` · ${formatMonth(visitedOn)}`}
        </span>
        {showsPlan && plan && <TextLink to={travellerPaths.plan(plan.slug)}>{plan.title}</TextLink>}
        {foot}
      </p>
      {reply && (
        <blockquote>
          <p className={styles.who}>
            {answeredBy} · <span className="num">{formatDayOf(reply.at, timeZone)}</span>
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
  const { t } = useLingui();
  const words = [
    t`Con cuenta`,
    t`Correo comprobado`,
    t`Cotización respondida`,
    t`Estuvo en el lugar`,
    t`Reserva verificada`,
  ];
  const Icon = level === COMPLETED_BOOKING ? BadgeCheck : level === PRESENCE ? MapPinCheck : null;
  return (
    <span className={styles.level} data-proved={Icon ? true : undefined}>
      {Icon && <Icon size={16} aria-hidden />}
      {words[level]}
    </span>
  );
}
