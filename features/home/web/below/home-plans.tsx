import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { PLAN_CATEGORY_NAMES } from '#features/operators/contract/plan-categories.ts';
import { lengthWords, pictureOf } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { PosterFigure } from '#web/ui/poster-figure.tsx';
import { useSharedPoster } from '#web/ui/use-shared-poster.ts';
import section from '../section.module.css';
import styles from './home-plans.module.css';
import type { OfferedPlan } from './offer-plans.ts';

export function HomePlans({ plans }: { plans: readonly OfferedPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <section className={`wrap ${section.block}`}>
      <div className={section.head}>
        <h2>
          <Trans>Con quien conoce el camino</Trans>
        </h2>
        <Link className={section.all} to={paths.plans()}>
          <Trans>Todos los planes</Trans>
        </Link>
      </div>
      <ul className={styles.tickets}>
        {plans.map((plan) => (
          <Ticket key={plan.id} plan={plan} />
        ))}
      </ul>
      {plans.some(({ operator }) => operator.fictional) && (
        <p className={styles.demo}>
          <DemoBadge many />
        </p>
      )}
    </section>
  );
}

function Ticket({ plan }: { plan: OfferedPlan }) {
  const face = useFace();
  const { slug, title, category, operator, priceFrom, currency, nextDate } = plan;
  const page = travellerPaths.plan(slug);
  const artStyle = useSharedPoster(page, plan.id);
  return (
    <li>
      <Link to={page} className={styles.ticket} viewTransition>
        <PosterFigure
          className={styles.poster}
          src={pictureOf(plan.picture, face.id, face.empty.quiet)}
          title={title}
          meta={`${PLAN_CATEGORY_NAMES[category]} · ${lengthWords(plan)} · ${operator.name}`}
          artStyle={artStyle}
        />
        <p className={styles.stub}>
          {nextDate && (
            <span className="num">
              <small>
                <Trans>Próxima salida</Trans>
              </small>
              <b>{formatDate(nextDate).replace(/\/\d{4}$/, '')}</b>
            </span>
          )}
          {priceFrom !== null && (
            <span className="num">
              <small>
                {plan.pricingPer === 'BOOKING' ? <Trans>por grupo, desde</Trans> : <Trans>por adulto, desde</Trans>}
              </small>
              <b>{formatMoney(priceFrom, currency)}</b>
            </span>
          )}
        </p>
      </Link>
    </li>
  );
}
