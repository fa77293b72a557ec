import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { PhotoCase } from '../../contract/case.ts';
import { arrangePhotos } from '../../contract/region-routes.ts';
import { PhotoPicture } from '../gallery/photo-picture.tsx';
import { moved } from './moved.ts';
import styles from './region.module.css';
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
  const submission = useSubmit();
  const [order, setOrder] = useState(photos);
  const move = (from: number, to: number) => setOrder((before) => moved(before, from, to));
  const save = () =>
    submission.submit(async (call) => {
      await api.call(arrangePhotos, { body: { about, ids: order.map(({ id }) => id) }, ...call }).finally(onArranged);
      toast({ text: t`El orden está guardado.` });
      onClose();
    });
  return (
    <div className={sheet.body}>
      <p className={textStyles.soft}>
        <Trans>La primera es la portada. Las fotos nuevas van después de estas.</Trans>
      </p>
      <ol className={flow.stack3}>
        {order.map((photo, index) => {
          const position = index + 1;
          const name = photo.alt || t`Foto de ${photo.author}`;
          return (
            <li key={photo.id} className={styles.line}>
              <PhotoPicture photo={photo} alt="" sizes="72px" className={styles.small} />
              <span className={flow.stackHalf}>
                <span className={textStyles.breaks}>{name}</span>
                {index === 0 && (
                  <span>
                    <Badge tone="good">
                      <Trans>Portada</Trans>
                    </Badge>
                  </span>
                )}
              </span>
              <span className={styles.arrows}>
                <IconButton
                  label={t`Subir la foto ${position}`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp size={20} aria-hidden />
                </IconButton>
                <IconButton
                  label={t`Bajar la foto ${position}`}
                  disabled={position === order.length}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown size={20} aria-hidden />
                </IconButton>
                {index > 0 && (
                  <Button kind="bare" size="small" onClick={() => move(index, 0)}>
                    <Trans>
                      Usar de portada<span className="sr"> la foto {position}</span>
                    </Trans>
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <FormProblem of={submission} />
      <Button block disabled={submission.isBusy} onClick={() => void save()}>
        <Trans>Guardar el orden</Trans>
      </Button>
    </div>
  );
}
