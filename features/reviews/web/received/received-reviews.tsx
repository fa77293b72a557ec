import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { OperatorReviews } from '../../contract/region.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import styles from './received.module.css';
import { ReplyForm } from './reply-form.tsx';

interface ReceivedReviewsProps {
  queryKey: readonly unknown[];
  read(query: { unanswered?: true; cursor?: string }, signal: AbortSignal): Promise<OperatorReviews>;
  reply(commentId: string, body: { body: string }, call: AttemptCall): Promise<unknown>;
  /** Said if no review waits, and if there is none. */
  empty: { unanswered: ReactNode; all: ReactNode };
  /** The team's overview counts the reviews too. */
  changed?: () => Promise<unknown>;
}

/** The reviews to which the team of an owner replies. */
export function ReceivedReviews({ queryKey, read, reply, empty, changed }: ReceivedReviewsProps) {
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
      {list.data &&
        items.length === 0 &&
        (view === 'unanswered' ? (
          <SceneState scene="desk" title={t`Ninguna espera tu respuesta`}>
            <p>{empty.unanswered}</p>
          </SceneState>
        ) : (
          <SceneState scene="bookings" title={t`Todavía no hay opiniones`}>
            <p>{empty.all}</p>
          </SceneState>
        ))}
      {items.length > 0 && (
        <ul className={classNames(flow.column, styles.reviews)}>
          {items.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              answeredBy={t`Tu respuesta`}
              showsPlan
              foot={
                review.canReply && (
                  <ReplyForm
                    review={review}
                    send={(body, call) => reply(review.id, body, call)}
                    changed={() => Promise.all([queries.invalidateQueries({ queryKey }), changed?.()])}
                  />
                )
              }
            />
          ))}
        </ul>
      )}
      <MoreRows list={list} />
    </>
  );
}
