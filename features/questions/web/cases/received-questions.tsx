import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { QuestionCases } from '../../contract/case.ts';
import type { QuestionCaseActions } from './case-actions.ts';
import styles from './cases.module.css';
import { QuestionCaseCard } from './question-case.tsx';

interface ReceivedQuestionsProps {
  queryKey: readonly unknown[];
  read(query: { unanswered?: true; cursor?: string }, signal: AbortSignal): Promise<QuestionCases>;
  actions: Omit<QuestionCaseActions, 'changed'>;
  /** Said if there is no question. */
  empty: ReactNode;
  /** The team's overview counts the questions too. */
  changed?: () => Promise<unknown>;
}

/** The questions that the team of an owner answers. */
export function ReceivedQuestions({ queryKey, read, actions, empty, changed }: ReceivedQuestionsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [view, setView] = useState<'unanswered' | 'all'>('unanswered');
  const list = useInfiniteQuery({
    queryKey: [...queryKey, view],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      read({ ...(view === 'unanswered' && { unanswered: true }), ...(pageParam && { cursor: pageParam }) }, signal),
    getNextPageParam: ({ next }) => next,
  });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const own: QuestionCaseActions = {
    ...actions,
    changed: () => Promise.all([queries.invalidateQueries({ queryKey }), changed?.()]),
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
          <p>{empty}</p>
        </SceneState>
      )}
      {items.length > 0 && (
        <ul className={`${flow.stack4} ${flow.column}`}>
          {items.map((item) => (
            <QuestionCaseCard key={item.id} item={item} actions={own} />
          ))}
        </ul>
      )}
      <MoreRows list={list} />
    </>
  );
}
