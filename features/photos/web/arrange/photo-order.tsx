import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { nudgeByArrows, useDrag, useDrops } from '#web/ui/use-drag.ts';
import type { Photo } from '../../contract/photo.ts';
import { PhotoPicture } from '../gallery/photo-picture.tsx';
import styles from './arrange.module.css';
import { moved, movedBeside } from './moved.ts';

type Ordered = Pick<Photo, 'id' | 'files' | 'preview' | 'alt' | 'author'>;

interface PhotoOrderProps {
  /** In their present order. */
  photos: readonly Ordered[];
  save: (ids: string[], call: AttemptCall) => Promise<unknown>;
}

/** A person drags the photos, moves them by the arrow keys, or chooses the cover. The first photo is the cover. */
export function PhotoOrder({ photos, save }: PhotoOrderProps) {
  const { t } = useLingui();
  const submission = useSubmit();
  const [order, setOrder] = useState(photos);
  const [said, setSaid] = useState('');
  const isChanged = order.some(({ id }, at) => photos[at]?.id !== id);
  const count = order.length;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return;
    setOrder((before) => moved(before, from, to));
    const place = to + 1;
    setSaid(to === 0 ? t`Ahora es la portada.` : t`Ahora es la foto ${place} de ${count}.`);
  };
  useDrops(({ key }, { key: beside, edge }) => setOrder((before) => movedBeside(before, key, { beside, edge })));
  return (
    <>
      <p className={textStyles.soft}>
        <Trans>La primera es la portada. Arrástralas o usa las flechas. Las fotos nuevas van después de estas.</Trans>
      </p>
      <ol className={flow.stack2}>
        {order.map((photo, index) => (
          <OrderedPhoto
            key={photo.id}
            photo={photo}
            position={index + 1}
            isLast={index === count - 1}
            onMove={(to) => move(index, to)}
          />
        ))}
      </ol>
      <p role="status" className="sr">
        {said}
      </p>
      <FormProblem of={submission} />
      <Button
        block
        disabled={submission.isBusy || !isChanged}
        onClick={() =>
          void submission.submit((call) =>
            save(
              order.map(({ id }) => id),
              call,
            ),
          )
        }
      >
        <Trans>Guardar el orden</Trans>
      </Button>
    </>
  );
}

interface OrderedPhotoProps {
  photo: Ordered;
  /** From 1. */
  position: number;
  isLast: boolean;
  /** @param to index from 0 */
  onMove: (to: number) => void;
}

function OrderedPhoto({ photo, position, isLast, onMove }: OrderedPhotoProps) {
  const { t } = useLingui();
  const box = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { dragging, edge } = useDrag({ box, handle, carried: { kind: 'photo', key: photo.id, day: '' } });
  const index = position - 1;
  const name = photo.alt || t`Foto de ${photo.author}`;
  return (
    <li ref={box} className={styles.line} data-dragging={dragging || undefined} data-edge={edge ?? undefined}>
      <button
        ref={handle}
        type="button"
        className={styles.grip}
        aria-label={t`Mover la foto ${position}: con las flechas o arrastrando`}
        onKeyDown={nudgeByArrows(handle, (by) => onMove(index + by))}
      >
        <GripVertical size={20} aria-hidden />
        <PhotoPicture photo={photo} alt="" sizes="72px" className={styles.small} />
      </button>
      <span className={`${flow.stackHalf} ${styles.words}`}>
        <span className={`${textStyles.breaks} ${styles.name}`}>{name}</span>
        {index === 0 && (
          <span>
            <Badge tone="good">
              <Trans>Portada</Trans>
            </Badge>
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {index > 0 && (
          <IconButton label={t`Usar de portada la foto ${position}`} onClick={() => onMove(0)}>
            <Star size={20} aria-hidden />
          </IconButton>
        )}
        <IconButton label={t`Subir la foto ${position}`} disabled={index === 0} onClick={() => onMove(index - 1)}>
          <ArrowUp size={20} aria-hidden />
        </IconButton>
        <IconButton label={t`Bajar la foto ${position}`} disabled={isLast} onClick={() => onMove(index + 1)}>
          <ArrowDown size={20} aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}
