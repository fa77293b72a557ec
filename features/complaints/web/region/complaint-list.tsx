import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Age, MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import type { RegionLine, RegionPage, RegionView } from '#features/complaints/contract/region.ts';
import { formatNumber } from '#web/format/number.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Figures } from '#web/ui/figures.tsx';
import flow from '#web/ui/flow.module.css';
import { Nothing, Row, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { STATE_WORDS } from '../case/complaint-words.ts';
import { ClockWords, toneOf } from '../clock-strip.tsx';
import styles from './region.module.css';
import { regionComplaintsQuery } from './region.queries.ts';

export function ComplaintList() {
  const { t } = useLingui();
  const [view, setView] = useState<RegionView>('open');
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const list = useInfiniteQuery(regionComplaintsQuery(useApi(), view, q));
  const lines = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  return (
    <>
      {counts && <Counts counts={counts} />}
      <div className={`${styles.filters} ${flow.wrap3}`}>
        <Segmented
          label={t`Qué se muestra`}
          hideLabel
          name="view"
          value={view}
          onChange={setView}
          options={[
            { value: 'open', label: t`Por responder` },
            { value: 'late', label: t`Vencidos` },
            { value: 'mine', label: t`A mi cargo` },
            { value: 'answered', label: t`Respondidos` },
            { value: 'all', label: t`Todos` },
          ]}
        />
        <Field
          label={<span className="sr">{t`Buscar por número o nombre`}</span>}
          placeholder={t`Número o nombre`}
          type="search"
          before={<Search size={18} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {list.isPending && <SkeletonList />}
      {list.error && !list.data && <Trouble error={list.error} retry={() => void list.refetch()} />}
      {list.data && lines.length === 0 && view === 'open' && !q && (
        <SceneState scene="desk" title={t`El libro está al día`}>
          <p>
            <Trans>Nada por responder. Lo que alguien presente llega aquí al instante, con su plazo.</Trans>
          </p>
        </SceneState>
      )}
      {list.data && lines.length === 0 && (view !== 'open' || q) && (
        <Nothing>
          <Trans>No hay reclamos aquí.</Trans>
        </Nothing>
      )}
      {lines.length > 0 && (
        <Rows>
          {lines.map((line) => (
            <Line key={line.reference} line={line} />
          ))}
        </Rows>
      )}
      <MoreRows list={list} />
    </>
  );
}

function Counts({ counts }: { counts: RegionPage['counts'] }) {
  const { t } = useLingui();
  const { open, soon, late, meanDays } = counts;
  return (
    <Figures
      items={[
        { key: 'open', label: t`Por responder`, value: open },
        { key: 'soon', label: t`Vencen pronto`, value: soon, tone: soon > 0 ? 'caution' : 'plain' },
        { key: 'late', label: t`Vencidos`, value: late, tone: late > 0 ? 'stop' : 'plain' },
        {
          key: 'days',
          label: t`Días hábiles hasta responder, en 90 días`,
          value: meanDays === null ? '–' : formatNumber(meanDays, 1, 1),
        },
      ]}
    />
  );
}

function Line({ line }: { line: RegionLine }) {
  const { i18n } = useLingui();
  const { reference, kind, state, consumer, about, clock, filedAt } = line;
  return (
    <Row columns={2}>
      <RowMain>
        <p className={textStyles.note}>
          <RowLink to={regionPaths.complaint(reference)} className={styles.reference}>
            {reference}
          </RowLink>{' '}
          · {kind} · {i18n._(STATE_WORDS[state])}
        </p>
        <p className={textStyles.titleS}>{consumer}</p>
        <p className={`${styles.about} ${textStyles.soft}`}>{about}</p>
      </RowMain>
      <div className={styles.when}>
        <b className={toneOf[clock.standing]}>
          <ClockWords clock={clock} />
        </b>
        <span className={textStyles.note}>
          <Age at={filedAt} />
        </span>
      </div>
    </Row>
  );
}
