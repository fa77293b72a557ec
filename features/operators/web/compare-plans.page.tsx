// biome-ignore-all lint/a11y/noRedundantRoles: phones show the rows as grids, and some browsers then drop the table roles.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { RatingWords } from '#features/reviews/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import type { PageRequest } from '#web/page.tsx';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { PlanDetail } from '../contract/plan.ts';
import { DIFFICULTY_NAMES } from '../contract/plan-categories.ts';
import styles from './compare-plans.module.css';
import { type CompareData, loadCompared, type PlanQuote } from './list/compare-data.ts';
import { type PlanFilters, writeFilters } from './list/plan-filters.ts';
import { pictureOf } from './picture-of.ts';
import { languageWords, lengthWords } from './plan-words.ts';

export const loader = (request: PageRequest): Promise<CompareData> => loadCompared(request);

export const head = () => ({ title: 'Comparar planes', noIndex: true });

export function Component() {
  const { plans: compared, asked } = useLoaderData<CompareData>();
  const plans = compared.map(({ plan }) => plan);
  const search = writeFilters(asked);
  const { t } = useLingui();
  const face = useFace();
  if (plans.length === 0) {
    return (
      <div className="wrap">
        <EmptyState
          level={1}
          picture={posterUrl({ region: face.id, scene: face.empty.plans, seed: 'comparar' })}
          title={t`Elige qué comparar`}
          action={
            <ButtonLink to={paths.plans()}>
              <Trans>Ver los planes</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans>Marca «Comparar» en dos o tres planes de la lista y míralos aquí lado a lado.</Trans>
          </p>
        </EmptyState>
      </div>
    );
  }
  const rows: [string, (plan: PlanDetail, quote: PlanQuote | null) => ReactNode][] = [
    [t`Precio`, (plan, quote) => (quote ? <Total plan={plan} quote={quote} /> : <PriceFrom plan={plan} />)],
    [
      asked.fecha ? t`Salida` : t`Próxima salida`,
      (plan, quote) => <Departure plan={plan} quote={quote} asked={asked} />,
    ],
    [t`Opiniones`, (plan) => <RatingWords rating={plan.rating} />],
    [t`Dura`, (plan) => lengthWords({ ...plan, days: plan.days.length })],
    [t`Grupo`, (plan) => <Group plan={plan} />],
    [t`Dificultad`, (plan) => DIFFICULTY_NAMES[plan.difficulty as 1 | 2 | 3 | 4]],
    [t`Idiomas`, (plan) => languageWords(plan.languages)],
    [t`Accesible`, (plan) => (plan.accessible ? t`Sí` : t`No`)],
    [t`Encuentro`, (plan) => plan.meeting.name],
    [t`Incluye`, (plan) => <List items={plan.includes} />],
    [t`No incluye`, (plan) => <List items={plan.excludes} />],
    [t`Si cancelas`, (plan) => plan.policy.words[0]],
    [
      t`Anticipo`,
      (plan) =>
        plan.options[0] && plan.options[0].depositBps < 10_000
          ? `${plan.options[0].depositBps / 100} %`
          : t`Se paga todo`,
    ],
  ];
  return (
    <div className={`wrap ${styles.page}`}>
      <Link to={paths.plans(search)} className={styles.back}>
        <ArrowLeft size={18} aria-hidden />
        <Trans>Planes</Trans>
      </Link>
      <h1>
        <Plural
          value={plans.length}
          one="Un plan de cerca"
          _2="Dos planes, lado a lado"
          other="# planes, lado a lado"
        />
      </h1>
      <div className={styles.scroll}>
        <table role="table" className={styles.table} style={{ '--plans': plans.length } as object}>
          <thead role="rowgroup">
            <tr role="row">
              <td />
              {plans.map((plan) => (
                <th key={plan.id} scope="col" role="columnheader">
                  <Link to={travellerPaths.plan(plan.slug, search)} className={styles.plan} viewTransition>
                    <img src={pictureOf(plan.pictures[0], face.id, face.empty.quiet)} alt="" width={444} height={490} />
                    <b>{plan.title}</b>
                  </Link>
                  <span className={styles.operator}>
                    {plan.operator.name} {plan.operator.fictional && <DemoBadge />}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(([name, cell]) => (
              <tr key={name} role="row">
                <th scope="row" role="rowheader">
                  {name}
                </th>
                {compared.map(({ plan, quote }) => (
                  <td key={plan.id} role="cell">
                    {cell(plan, quote)}
                  </td>
                ))}
              </tr>
            ))}
            <tr role="row">
              <td />
              {plans.map((plan) => (
                <td key={plan.id} role="cell">
                  <ButtonLink kind="quiet" size="small" to={travellerPaths.plan(plan.slug, search)}>
                    <Trans>Ver el plan</Trans>
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Total({ plan, quote: { total, people } }: { plan: PlanDetail; quote: PlanQuote }) {
  return (
    <>
      <b className={`${styles.price} num`}>{formatMoney(total, plan.currency)}</b>{' '}
      <Plural value={people} one="en total, # persona" other="en total, # personas" />
    </>
  );
}

interface DepartureProps {
  plan: PlanDetail;
  quote: PlanQuote | null;
  asked: PlanFilters;
}

function Departure({ plan, quote, asked: { fecha, personas } }: DepartureProps) {
  if (quote) return formatDate(quote.date);
  const next = plan.nextDate && formatDate(plan.nextDate);
  if (!next) return <Trans>Sin lugares por ahora</Trans>;
  if (!fecha && !personas) return next;
  return fecha ? (
    <Trans>
      No el {formatDate(fecha)}. La próxima, {next}
    </Trans>
  ) : (
    <Trans>No encontramos lugares juntos este mes. Para una persona, {next}</Trans>
  );
}

function PriceFrom({ plan }: { plan: PlanDetail }) {
  if (plan.priceFrom === null) return <Trans>Sin salidas por ahora</Trans>;
  const price = formatMoney(plan.priceFrom, plan.currency);
  return (
    <>
      <Trans>desde</Trans> <b className={`${styles.price} num`}>{price}</b>{' '}
      {plan.pricingPer === 'BOOKING' ? <Trans>por grupo</Trans> : <Trans>por adulto</Trans>}
    </>
  );
}

function Group({ plan }: { plan: PlanDetail }) {
  const [option] = plan.options;
  if (option?.private) return <Trans>Solo tu grupo</Trans>;
  return option?.capacity ? (
    <Plural value={option.capacity} one="# persona" other="Hasta # personas" />
  ) : (
    <Trans>Sin límite</Trans>
  );
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
