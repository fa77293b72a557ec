import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { paths } from '#web/paths/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { discardPhoto, restorePhoto, withdrawPhoto } from '../../contract/own-routes.ts';
import type { OwnPhoto } from '../../contract/share.ts';
import styles from './own.module.css';
import { OwnPhotoCard } from './own-photo-card.tsx';
import { ownPhotosKey, ownPhotosQuery } from './own-photos.queries.ts';

export function OwnPhotos() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const submission = useSubmit();
  const list = useInfiniteQuery(ownPhotosQuery(api));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const changed = () => queries.invalidateQueries({ queryKey: ownPhotosKey });

  const restore = (id: string) =>
    void submission.submit((call) => api.call(restorePhoto, { params: { id }, ...call }).finally(changed));
  const remove = ({ id, can }: OwnPhoto) =>
    void submission.submit(async (call) => {
      if (!can.withdraw) {
        await api.call(discardPhoto, { params: { id }, ...call }).finally(changed);
        return;
      }
      await api.call(withdrawPhoto, { params: { id }, ...call }).finally(changed);
      toast({ text: t`La foto ya no se ve.`, action: { label: t`Deshacer: quitar la foto`, run: () => restore(id) } });
    });

  if (list.isPending) return <SkeletonList rows={3} />;
  if (list.error && !list.data) return <Trouble error={list.error} retry={() => void list.refetch()} />;
  if (items.length === 0)
    return (
      <SceneState
        scene="bookings"
        title={t`Aún no compartiste fotos`}
        action={
          <ButtonLink to={paths.explore()}>
            <Trans>Ver los lugares</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>En la página de cada lugar puedes agregar las tuyas.</Trans>
        </p>
      </SceneState>
    );
  return (
    <>
      <FormProblem of={submission} />
      <ul className={styles.cards}>
        {items.map((photo) => (
          <OwnPhotoCard
            key={photo.id}
            photo={photo}
            busy={submission.isBusy}
            onRemove={() => remove(photo)}
            onRestore={() => restore(photo.id)}
          />
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  );
}
