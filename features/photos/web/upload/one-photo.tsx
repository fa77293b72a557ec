import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { PHOTO_LIMITS } from '../../contract/share.ts';
import styles from './upload.module.css';
import type { Tile } from './uploads-store.ts';

interface OnePhotoProps {
  tile: Tile;
  position: number;
  count: number;
  onAlt: (alt: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDone: () => void;
}

export function OnePhoto({ tile, position, count, onAlt, onMove, onRemove, onDone }: OnePhotoProps) {
  const { t } = useLingui();
  return (
    <div className={flow.stack4}>
      <span className={styles.large}>
        <img src={tile.preview} alt="" />
      </span>
      <Field
        label={t`¿Qué se ve?`}
        hint={t`Una frase. La leen quienes no pueden ver la foto.`}
        maxLength={PHOTO_LIMITS.alt}
        value={tile.alt}
        onChange={({ target }) => onAlt(target.value)}
      />
      <div className={`${flow.row2} ${flow.ends}`}>
        <span role="status" className="num">
          <Trans>
            Foto {position} de {count}
          </Trans>
        </span>
        <Actions>
          <Button kind="quiet" size="small" disabled={position === 1} onClick={() => onMove(-1)}>
            <ArrowLeft size={18} aria-hidden />
            <Trans>Antes</Trans>
          </Button>
          <Button kind="quiet" size="small" disabled={position === count} onClick={() => onMove(1)}>
            <Trans>Después</Trans>
            <ArrowRight size={18} aria-hidden />
          </Button>
        </Actions>
      </div>
      <Actions>
        <Button onClick={onDone}>
          <Trans>Volver a las fotos</Trans>
        </Button>
        <Button kind="quiet" onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
          <Trans>Quitar</Trans>
        </Button>
      </Actions>
    </div>
  );
}
