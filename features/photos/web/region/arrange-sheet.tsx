import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trouble } from '#features/backoffice/web/public.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { useApi } from '#web/http/use-api.ts';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { PhotoCase } from '../../contract/case.ts';
import { arrangePhotos } from '../../contract/region-routes.ts';
import { PhotoOrder } from '../arrange/photo-order.tsx';
import { ownerPhotosQuery } from './region.queries.ts';

interface ArrangeSheetProps {
  of: PhotoCase | null;
  onClose: () => void;
  onArranged: () => Promise<unknown>;
}

export function ArrangeSheet({ of, onClose, onArranged }: ArrangeSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open={of !== null} onClose={onClose} side="centre" label={t`Portada y orden`}>
      {of && <Loaded key={of.id} about={of.owner as OwnerRef} onClose={onClose} onArranged={onArranged} />}
    </Sheet>
  );
}

function Loaded({ about, ...rest }: { about: OwnerRef } & Omit<ArrangeSheetProps, 'of'>) {
  const api = useApi();
  const photos = useQuery(ownerPhotosQuery(api, about));
  if (photos.data) return <Arrange about={about} photos={photos.data.items} {...rest} />;
  return (
    <div className={sheet.body}>
      {photos.error ? <Trouble error={photos.error} retry={() => void photos.refetch()} /> : <SkeletonList rows={3} />}
    </div>
  );
}

interface ArrangeProps extends Omit<ArrangeSheetProps, 'of'> {
  about: OwnerRef;
  photos: readonly PhotoCase[];
}

function Arrange({ about, photos, onClose, onArranged }: ArrangeProps) {
  const { t } = useLingui();
  const api = useApi();
  return (
    <div className={sheet.body}>
      <PhotoOrder
        photos={photos}
        save={async (ids, call) => {
          await api.call(arrangePhotos, { body: { about, ids }, ...call }).finally(onArranged);
          toast({ text: t`El orden está guardado.` });
          onClose();
        }}
      />
    </div>
  );
}
