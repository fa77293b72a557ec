import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { paths } from '#web/paths/site.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Figures, PeriodName } from '../../contract/figures.ts';
import { figuresQuery } from '../figures.queries.ts';
import { Answers } from './answers.tsx';
import styles from './figures.module.css';
import { Headline } from './headline.tsx';
import { LeftOut } from './left-out.tsx';
import { PlannedStops } from './planned-stops.tsx';
import { Plans } from './plans.tsx';
import { Sales } from './sales.tsx';
import { SeenPlaces } from './seen-places.tsx';
import { Visits } from './visits.tsx';

/** Words of the periods in the URL. */
const WORDS = { month: 'mes', quarter: 'trimestre', year: 'ano' } as const satisfies Record<PeriodName, string>;
const NAMES = Object.keys(WORDS) as PeriodName[];

export function FiguresScreen() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const period = NAMES.find((name) => WORDS[name] === search.get('periodo')) ?? 'month';
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...figuresQuery(useApi(), period),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={flow.stack6} aria-busy={isPlaceholderData}>
      <header className={styles.head}>
        {data && !isEmpty(data) && <Headline figures={data} />}
        <Segmented<PeriodName>
          label={t`Periodo`}
          hideLabel
          name="period"
          value={period}
          onChange={(name) =>
            setSearch(
              (before) => {
                const next = new URLSearchParams(before);
                next.set('periodo', WORDS[name]);
                return next;
              },
              { replace: true, preventScrollReset: true },
            )
          }
          options={[
            { value: 'month', label: t`30 días` },
            { value: 'quarter', label: t`90 días` },
            { value: 'year', label: t`12 meses` },
          ]}
        />
      </header>
      <div className={flow.stack2}>
        {data?.fictional && (
          <p className={classNames(flow.row2, textStyles.note)}>
            <DemoBadge /> <Trans>Las visitas y los planes son inventados.</Trans>
          </p>
        )}
        <p>
          <TextLink to={regionPaths.searches()}>
            <Trans>Lo que buscan y no encuentran</Trans>
          </TextLink>
        </p>
      </div>
      {error && !data && <Trouble error={error} retry={() => void refetch()} />}
      {!error && !data && <SkeletonList rows={6} />}
      {data && (isEmpty(data) ? <NothingYet /> : <Sections figures={data} />)}
      <p className={classNames(flow.mark2, styles.foot)}>
        <ShieldCheck size={20} aria-hidden />
        <span>
          <Trans>
            Contamos hechos, no seguimos a personas: cada hecho dice qué día fue y qué página, y nada de quién. Se
            borran a los trece meses.
          </Trans>{' '}
          <TextLink kind="inline" to={paths.policy('privacy')}>
            <Trans>Cómo contamos</Trans>
          </TextLink>
        </span>
      </p>
    </div>
  );
}

function Sections({ figures }: { figures: Figures }) {
  return (
    <div className={styles.sections}>
      <SeenPlaces {...figures} />
      <LeftOut {...figures} />
      <PlannedStops {...figures} />
      <Visits {...figures} />
      <Plans {...figures} />
      <Answers {...figures} />
      <Sales {...figures} />
    </div>
  );
}

const isEmpty = ({ visits, plans, stops, sales, answers }: Figures): boolean =>
  visits.count + plans.count + stops.districts.length + sales.all.length === 0 &&
  answers.every(({ asked }) => asked === 0);

function NothingYet() {
  const { t } = useLingui();
  return (
    <SceneState scene="quiet" title={t`Todavía no hay nada que contar`}>
      <p>
        <Trans>Desde hoy se cuenta cada visita, cada plan y cada venta. Vuelve mañana.</Trans>
      </p>
    </SceneState>
  );
}
