import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trouble } from '#features/backoffice/web/public.ts';
import { arrangeOwnedPhotos, listOwnedPhotos } from '#features/photos/contract/owned-routes.ts';
import { AddPhotos, PhotoOrder } from '#features/photos/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';

export function OwnedPhotos() {
  const { t } = useLingui();
  const { place } = useOwnedPlace();
  const api = useApi();
  const queries = useQueryClient();
  const params = { placeId: place.id };
  const queryKey = ['owned-photos', place.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(listOwnedPhotos, { params, signal, quiet: true }),
  });
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={4} />;
  const add = <AddPhotos about={{ kind: 'company', id: place.slug, name: place.facts.name }} />;
  if (data.items.length === 0)
    return (
      <SceneState scene="quiet" title={t`Tu lugar aún no tiene fotos`} action={add}>
        <p>
          <Trans>Agrega las tuyas. También las comparten quienes vienen.</Trans>
        </p>
      </SceneState>
    );
  return (
    <div className={classNames(flow.stack4, flow.narrow)}>
      {add}
      <PhotoOrder
        key={data.items.map(({ id }) => id).join()}
        photos={data.items}
        save={async (ids, call) => {
          const answer = api.call(arrangeOwnedPhotos, { params, body: { ids }, ...call });
          // If a photo came or went meanwhile, the list shows it.
          queries.setQueryData(
            queryKey,
            await answer.catch((cause: unknown) => refetch().then(() => Promise.reject(cause))),
          );
          toast({ text: t`El orden está guardado.` });
        }}
      />
    </div>
  );
}
