import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { ReviewCard } from '#features/reviews/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { useOperator } from '../operator-frame.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './reviews.module.css';
import { operatorReviewsQuery } from './reviews.queries.ts';

export function ReviewList() {
  const { t } = useLingui();
  const operator = useOperator();
  const [view, setView] = useState<'unanswered' | 'all'>('unanswered');
  const list = useInfiniteQuery(operatorReviewsQuery(useApi(), operator.id, view === 'unanswered'));
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
            <p>
              <Trans>Cuando alguien opine sobre una salida tuya te llega un correo, y la ves aquí.</Trans>
            </p>
          </SceneState>
        ) : (
          <SceneState scene="bookings" title={t`Todavía no hay opiniones`}>
            <p>
              <Trans>Al día siguiente de cada salida preguntamos a quienes fueron cómo les fue.</Trans>
            </p>
          </SceneState>
        ))}
      {items.length > 0 && (
        <ul className={flow.column}>
          {items.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              answeredBy={t`Tu respuesta`}
              showsPlan
              foot={review.canReply && <ReplyForm operatorId={operator.id} review={review} />}
            />
          ))}
        </ul>
      )}
      <MoreRows list={list} />
    </>
  );
}
