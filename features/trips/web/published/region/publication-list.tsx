import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { PublicationCaseCard } from './publication-case.tsx';
import { type PublicationView, publicationCasesQuery, publicTripsKey } from './region.queries.ts';

export function PublicationList() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [shown, setShown] = useState<PublicationView>('pending');
  const list = useInfiniteQuery(publicationCasesQuery(api, shown));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const { pending, reported } = list.data?.pages[0] ?? {};
  const titles: Record<PublicationView, string> = {
    pending: t`Ningún viaje espera`,
    reported: t`Ningún viaje está reportado`,
    published: t`Todavía no hay viajes públicos`,
  };
  const changed = () => queries.invalidateQueries({ queryKey: publicTripsKey });
  return (
    <div className={flow.stack4}>
      <Segmented
        className={flow.column}
        label={t`Qué se muestra`}
        hideLabel
        name="waiting"
        value={shown}
        onChange={setShown}
        options={[
          { value: 'pending', label: pending ? t`Esperan (${pending})` : t`Esperan` },
          { value: 'reported', label: reported ? t`Reportados (${reported})` : t`Reportados` },
          { value: 'published', label: t`Publicados` },
        ]}
      />
      {list.isPending && <SkeletonList rows={4} />}
      {list.error && !list.data && <Trouble error={list.error} retry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <SceneState scene="desk" title={titles[shown]}>
          <p>
            {shown === 'reported' ? (
              <Trans>Cuando alguien reporta un viaje público lo ves aquí. Sigue a la vista hasta que decidas.</Trans>
            ) : (
              <Trans>
                Un viaje se publica cuando lo apruebas. Quien lo hizo lee tu respuesta en su viaje y, si tiene cuenta,
                en su correo.
              </Trans>
            )}
          </p>
        </SceneState>
      )}
      {items.length > 0 && (
        <ul className={`${flow.stack4} ${flow.column}`}>
          {items.map((item) => (
            <PublicationCaseCard key={item.id} item={item} onChanged={changed} />
          ))}
        </ul>
      )}
      <MoreRows list={list} />
    </div>
  );
}
