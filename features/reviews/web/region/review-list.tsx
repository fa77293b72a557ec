import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { RegionList } from '../../contract/region.ts';
import styles from './region.module.css';
import { waitingQuery } from './region.queries.ts';
import { ReviewCase } from './review-case.tsx';

export function ReviewList() {
  const { t } = useLingui();
  const [state, setState] = useState<RegionList | 'all'>('all');
  const list = useInfiniteQuery(waitingQuery(useApi(), state));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  const named = (name: string, count: number | undefined) => (count ? `${name} (${count})` : name);
  return (
    <>
      <SelectField
        label={t`Qué se muestra`}
        className={styles.views}
        value={state}
        onChange={({ target }) => setState(target.value as RegionList | 'all')}
      >
        <option value="all">{t`Todas las que esperan`}</option>
        <option value="held">{named(t`Retenidas`, counts?.held)}</option>
        <option value="reported">{named(t`Denunciadas`, counts?.reported)}</option>
        <option value="appealed">{named(t`Apeladas`, counts?.appealed)}</option>
        <option value="unanswered">{t`De lugares, sin respuesta`}</option>
      </SelectField>
      {list.isPending && <SkeletonList rows={4} />}
      {list.error && !list.data && <Trouble error={list.error} retry={() => void list.refetch()} />}
      {list.data && items.length === 0 && state === 'unanswered' && (
        <SceneState scene="desk" title={t`Todas tienen respuesta`}>
          <p>
            <Trans>Aquí están las opiniones de lugares, para responderlas en nombre de la región.</Trans>
          </p>
        </SceneState>
      )}
      {list.data && items.length === 0 && state !== 'unanswered' && (
        <SceneState scene="desk" title={t`Ninguna opinión espera`}>
          <p>
            <Trans>
              Aquí llegan las que tienen un teléfono, un enlace o un insulto, las denunciadas y las apeladas.
            </Trans>
          </p>
        </SceneState>
      )}
      {items.length > 0 && (
        <ul className={`${flow.stack4} ${flow.column}`}>
          {items.map((review) => (
            <ReviewCase key={review.id} review={review} />
          ))}
        </ul>
      )}
      <MoreRows list={list} />
    </>
  );
}
