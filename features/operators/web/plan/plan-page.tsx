import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDay } from '#web/format/dates.ts';
import { paths } from '#web/paths/site.ts';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import type { DepartureView, PlanDetail, PlanOptionView } from '../../contract/plan.ts';
import { NO_FILTERS, writeFilters } from '../list/plan-filters.ts';
import { CancelBands } from './cancel-bands.tsx';
import styles from './plan.module.css';
import { PlanHead } from './plan-head.tsx';
import { PlanMap } from './plan-map.tsx';
import { PlanProgram } from './plan-program.tsx';
import { visibleProgram } from './visible-program.ts';

interface PlanPageProps {
  plan: PlanDetail;
  option: PlanOptionView | undefined;
  chosen: DepartureView | null;
  aside: ReactNode;
  /** `true` on the operator's preview, where no departure can be chosen. */
  preview?: boolean;
  children?: ReactNode;
}

export function PlanPage({ plan, option, chosen, aside, preview = false, children }: PlanPageProps) {
  const { t } = useLingui();
  const total = chosen?.total ?? null;
  const program = visibleProgram(plan, chosen, preview);
  return (
    <article className={`wrap ${styles.plan}`}>
      <PlanHead plan={plan} option={option} program={program} />
      <div className={styles.body}>
        <aside>{aside}</aside>
        <div className={styles.main}>
          <section>
            <h2>
              <Trans>Programa</Trans>
            </h2>
            {plan.description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
            <PlanProgram {...program} />
            <PlanMap plan={plan} />
            <p className={styles.meet}>
              <b>{plan.meeting.name}.</b> {plan.meeting.note}
            </p>
          </section>
          <section className={styles.two}>
            <Facts title={t`Incluye`} items={plan.includes} mark={<Check size={18} aria-hidden />} kind="yes" />
            <Facts title={t`No incluye`} items={plan.excludes} mark={<Minus size={18} aria-hidden />} kind="no" />
          </section>
          <section className={styles.two}>
            <Facts title={t`Antes de reservar`} items={plan.restrictions} mark="·" kind="no" />
            <Facts title={t`Qué llevar`} items={plan.bring} mark="·" kind="no" />
          </section>
          {(plan.access || plan.certificate) && (
            <section>
              {plan.access && (
                <>
                  <h2>
                    <Trans>Accesibilidad</Trans>
                  </h2>
                  <p className={styles.text}>{plan.access}</p>
                </>
              )}
              {plan.certificate && (
                <p className={styles.soft}>
                  <Trans>
                    Certificado de seguridad {plan.certificate.number}, válido hasta el{' '}
                    {formatDay(plan.certificate.until)}.
                  </Trans>
                </p>
              )}
            </section>
          )}
          <section>
            <h2>
              <Trans>Si cancelas</Trans>
            </h2>
            {chosen && total !== null && (
              <>
                <p className={styles.soft}>
                  <Trans>Para la salida del {formatDate(chosen.date)}:</Trans>
                </p>
                <CancelBands
                  policy={plan.policy.terms}
                  startsAt={chosen.startsAt}
                  zone={plan.zone}
                  lines={[{ total, dueNow: chosen.dueNow ?? total }]}
                  currency={plan.currency}
                />
              </>
            )}
            <ul className={styles.words}>
              {(chosen && total !== null
                ? plan.policy.words.slice(plan.policy.terms.bands.length + 1)
                : plan.policy.words
              ).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              {total !== null && (chosen?.dueNow ?? total) < total && (
                <li>
                  <Trans>Si cancelas antes de pagar el saldo, ya no lo debes.</Trans>
                </li>
              )}
            </ul>
          </section>
          <section>
            <h2>
              <Trans>Quién lo lleva</Trans>
            </h2>
            <p className={styles.text}>
              {plan.operator.name} {plan.operator.fictional && <DemoBadge />}
            </p>
            <p className={styles.text}>{plan.operator.about}</p>
            <p>
              <Link
                className={styles.link}
                to={paths.plans(writeFilters({ ...NO_FILTERS, operador: plan.operator.slug }))}
              >
                <Trans>Todos sus planes</Trans>
              </Link>
            </p>
          </section>
        </div>
      </div>
      {children}
    </article>
  );
}

function Facts(props: { title: string; items: readonly string[]; mark: ReactNode; kind: 'yes' | 'no' }) {
  if (props.items.length === 0) return null;
  return (
    <div>
      <h2>{props.title}</h2>
      <ul className={styles[props.kind]}>
        {props.items.map((item) => (
          <li key={item}>
            <span>{props.mark}</span>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
