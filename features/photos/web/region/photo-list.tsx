import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { PhotoCase } from '../../contract/case.ts';
import styles from '../photos.module.css';
import { ArrangeSheet } from './arrange-sheet.tsx';
import { PhotoCaseCard } from './photo-case.tsx';
import { type PhotoView, photoCasesQuery, photosKey } from './region.queries.ts';

export function PhotoList() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [view, setView] = useState<PhotoView>('waiting');
  const [arranged, setArranged] = useState<PhotoCase | null>(null);
  const list = useInfiniteQuery(photoCasesQuery(api, view));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  const named = (name: string, count: number | undefined) => (count ? `${name} (${count})` : name);
  const changed = () => queries.invalidateQueries({ queryKey: photosKey });
  return (
    <>
      <Segmented
        label={t`Qué se muestra`}
        hideLabel
        name="waiting"
        className={styles.views}
        value={view}
        onChange={setView}
        options={[
          { value: 'waiting', label: t`Esperan` },
          { value: 'held', label: named(t`Retenidas`, counts?.held) },
          { value: 'reported', label: named(t`Denunciadas`, counts?.reported) },
          { value: 'recent', label: t`Publicadas` },
        ]}
      />
      {list.isPending && <SkeletonList rows={4} />}
      {list.error && !list.data && <Trouble error={list.error} retry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <SceneState scene="desk" title={view === 'recent' ? t`Todavía no hay fotos` : t`Ninguna foto espera`}>
          <p>
            <Trans>
              Las fotos se publican al instante. Aquí llegan las denunciadas, y las que llevan un enlace, un teléfono o
              un insulto en su texto.
            </Trans>
          </p>
        </SceneState>
      )}
      {items.length > 0 && (
        <ul className={`${flow.stack4} ${flow.column}`}>
          {items.map((item) => (
            <PhotoCaseCard key={item.id} item={item} onChanged={changed} onArrange={() => setArranged(item)} />
          ))}
        </ul>
      )}
      <MoreRows list={list} />
      <ArrangeSheet of={arranged} onClose={() => setArranged(null)} onArranged={changed} />
    </>
  );
}
