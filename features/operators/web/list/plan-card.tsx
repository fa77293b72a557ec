import { Trans, useLingui } from '@lingui/react/macro';
import { Accessibility } from 'lucide-react';
import { Link } from 'react-router';
import { RatingLine } from '#features/reviews/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { PosterFigure } from '#web/ui/poster-figure.tsx';
import { useSharedPoster } from '#web/ui/use-shared-poster.ts';
import type { PlanCard as Card } from '../../contract/plan.ts';
import { DIFFICULTY_NAMES, PLAN_CATEGORY_NAMES } from '../../contract/plan-categories.ts';
import { pictureOf } from '../picture-of.ts';
import { languageWords, lengthWords } from '../plan-words.ts';
import styles from './plan-card.module.css';

interface PlanCardProps {
  plan: Card;
  to: string;
  eager: boolean;
  compared: boolean;
  onCompare?: () => void;
}

export function PlanCard({ plan, to, eager, compared, onCompare }: PlanCardProps) {
  const { t } = useLingui();
  const face = useFace();
  const artStyle = useSharedPoster(travellerPaths.plan(plan.slug), plan.id);
  const { operator, priceFrom, currency } = plan;
  return (
    <article className={styles.card}>
      <Link to={to} className={styles.link} viewTransition>
        <PosterFigure
          className={styles.poster}
          src={pictureOf(plan.picture, face.id, face.empty.quiet)}
          eager={eager}
          artStyle={artStyle}
          title={plan.title}
          meta={`${PLAN_CATEGORY_NAMES[plan.category]} · ${lengthWords(plan)}`}
        />
      </Link>
      <div className={styles.words}>
        <p className={styles.operator}>
          {operator.name} {operator.fictional && <DemoBadge />}
        </p>
        {plan.rating.mean !== null && (
          <p className={styles.rating}>
            <RatingLine rating={plan.rating} />
          </p>
        )}
        <p className={styles.facts}>
          {[DIFFICULTY_NAMES[plan.difficulty as 1 | 2 | 3 | 4], languageWords(plan.languages)].join(' · ')}
          {plan.accessible && (
            <span className={styles.access}>
              <Accessibility size={15} aria-hidden />
              <Trans>Accesible</Trans>
            </span>
          )}
        </p>
        <p className={styles.price}>
          {priceFrom === null ? (
            <Trans>Sin salidas por ahora</Trans>
          ) : (
            <>
              <span>
                <small>{t`desde`}</small> <b className="num">{formatMoney(priceFrom, currency)}</b>
              </span>{' '}
              <small>{plan.pricingPer === 'BOOKING' ? t`por grupo` : t`por adulto`}</small>
            </>
          )}
        </p>
        <p>
          {plan.nextDate ? (
            <>
              <Trans>Sale el</Trans> <span className={styles.day}>{formatDate(plan.nextDate)}</span>
            </>
          ) : (
            <Trans>Sin lugares por ahora</Trans>
          )}
        </p>
        <Checkbox checked={compared} disabled={!onCompare} onChange={onCompare}>
          <Trans>
            Comparar<span className="sr"> {plan.title}</span>
          </Trans>
        </Checkbox>
      </div>
    </article>
  );
}
