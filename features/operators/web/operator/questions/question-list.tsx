import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { answerAsOperator, withdrawOperatorAnswer } from '#features/questions/contract/operator-routes.ts';
import { type QuestionCaseActions, QuestionCaseCard } from '#features/questions/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { useOperator } from '../operator-frame.tsx';
import styles from './questions.module.css';
import { operatorQuestionsQuery, questionsKey } from './questions.queries.ts';

export function QuestionList() {
  const { t } = useLingui();
  const { id: operatorId } = useOperator();
  const api = useApi();
  const queries = useQueryClient();
  const [view, setView] = useState<'unanswered' | 'all'>('unanswered');
  const list = useInfiniteQuery(operatorQuestionsQuery(api, operatorId, view === 'unanswered'));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const actions: QuestionCaseActions = {
    answer: (id, body, call) => api.call(answerAsOperator, { params: { operatorId, id }, body, ...call }),
    withdraw: (id, answerId, call) =>
      api.call(withdrawOperatorAnswer, { params: { operatorId, id, answerId }, ...call }),
    changed: () => queries.invalidateQueries({ queryKey: questionsKey(operatorId) }),
  };
  return (
    <>
      <Segmented
        label={t`Qué se muestra`}
        hideLabel
        name="view"
        className={styles.views}
        value={view}
        onChange={setView}
        options={[
          { value: 'unanswered', label: t`Sin respuesta` },
          { value: 'all', label: t`Todas` },
        ]}
      />
      {list.isPending && <SkeletonList rows={4} />}
      {list.error && !list.data && <Trouble error={list.error} retry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <SceneState
          scene="desk"
          title={view === 'unanswered' ? t`Ninguna espera tu respuesta` : t`Todavía no hay preguntas`}
        >
          <p>
            <Trans>Cuando alguien te pregunte en la página de un plan te llega un correo, y la ves aquí.</Trans>
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
    </>
  );
}
