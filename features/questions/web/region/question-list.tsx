import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { factSearch } from '#features/places/contract/facts-in-text.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { REGION_VIEWS, type RegionView } from '../../contract/case.ts';
import {
  answerAsRegion,
  judgeQuestion,
  listTwinQuestions,
  mergeQuestion,
  separateQuestion,
  withdrawRegionAnswer,
} from '../../contract/region-routes.ts';
import type { QuestionCaseActions } from '../cases/case-actions.ts';
import { QuestionCaseCard } from '../cases/question-case.tsx';
import styles from './region.module.css';
import { waitingKey, waitingQuery } from './region.queries.ts';

export function QuestionList() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const [waiting, setWaiting] = useState<RegionView | 'all'>(
    () => REGION_VIEWS.find((one) => one === search.get('ver')) ?? 'all',
  );
  const list = useInfiniteQuery(waitingQuery(api, waiting));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  const named = (name: string, count: number | undefined) => (count ? `${name} (${count})` : name);
  const actions: QuestionCaseActions = {
    answer: (id, body, call) => api.call(answerAsRegion, { params: { id }, body, ...call }),
    withdraw: (id, answerId, call) => api.call(withdrawRegionAnswer, { params: { id, answerId }, ...call }),
    judge: (id, body, call) => api.call(judgeQuestion, { params: { id }, body, ...call }),
    factPage: ({ owner }) =>
      owner.kind === 'company' ? (fact, text) => `${regionPaths.place(owner.id)}?${factSearch(fact, text)}` : null,
    twins: (id, call) => api.call(listTwinQuestions, { params: { id }, ...call }),
    merge: (id, into, call) => api.call(mergeQuestion, { params: { id }, body: { into }, ...call }),
    separate: (id, call) => api.call(separateQuestion, { params: { id }, ...call }),
    changed: () => queries.invalidateQueries({ queryKey: waitingKey }),
  };
  return (
    <>
      <Segmented
        label={t`Qué se muestra`}
        hideLabel
        name="waiting"
        className={styles.views}
        value={waiting}
        onChange={setWaiting}
        options={[
          { value: 'all', label: t`Todas` },
          { value: 'unanswered', label: named(t`Pendientes`, counts?.unanswered) },
          { value: 'held', label: named(t`Retenidas`, counts?.held) },
          { value: 'reported', label: named(t`Denunciadas`, counts?.reported) },
        ]}
      />
      {list.isPending && <SkeletonList rows={4} />}
      {list.error && !list.data && <Trouble error={list.error} retry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <SceneState
          scene="desk"
          title={waiting === 'merged' ? t`Ninguna se puede separar` : t`Ninguna pregunta espera`}
        >
          <p>
            {waiting === 'merged' ? (
              <Trans>
                Aquí quedan 30 días las preguntas que juntaste con otra, mientras no llegue una respuesta nueva.
              </Trans>
            ) : (
              <Trans>
                Aquí llegan las preguntas sobre lugares, las que un operador no responde en tres días, y las retenidas o
                denunciadas.
              </Trans>
            )}
          </p>
        </SceneState>
      )}
      {items.length > 0 && (
        <ul className={`${flow.stack4} ${flow.column}`}>
          {items.map((item) => (
            <QuestionCaseCard key={item.id} item={item} actions={actions} />
          ))}
        </ul>
      )}
      <MoreRows list={list} />
      {waiting !== 'merged' && (
        <p>
          <TextButton onClick={() => setWaiting('merged')}>
            <Trans>Ver las que juntaste con otra</Trans>
          </TextButton>
        </p>
      )}
    </>
  );
}
