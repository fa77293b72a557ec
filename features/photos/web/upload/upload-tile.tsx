import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import styles from './upload.module.css';
import type { Tile } from './uploads-store.ts';

interface UploadTileProps {
  tile: Tile;
  position: number;
  onOpen: () => void;
  onRetry: () => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
}

export function UploadTile({ tile, position, onOpen, onRetry, onRemove, onMove }: UploadTileProps) {
  const { t } = useLingui();
  const { state, preview, problem, alt, file } = tile;
  const isRefused = state === 'refused';
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onMove(-1);
    if (key === 'ArrowRight') onMove(1);
  };
  return (
    <li className={styles.tile} data-state={state}>
      {isRefused ? (
        <span className={styles.broken}>
          <CircleAlert size={28} aria-hidden />
        </span>
      ) : (
        <button
          type="button"
          className={styles.picture}
          aria-label={t`Foto ${position}: describir, ordenar o quitar`}
          onClick={onOpen}
          onKeyDown={keys}
        >
          <img src={preview} alt={alt} />
        </button>
      )}
      {position === 1 && !isRefused && (
        <span className={styles.mark}>
          <Trans>Primera</Trans>
        </span>
      )}
      <TileStatus tile={tile} />
      {state === 'failed' && (
        <Button kind="quiet" size="small" block className={styles.retry} onClick={onRetry}>
          <Trans>Reintentar</Trans>
        </Button>
      )}
      {isRefused && (
        <>
          <p className={styles.problem}>{problem}</p>
          <Button kind="quiet" size="small" aria-label={t`Quitar ${file.name}`} onClick={onRemove}>
            <Trans>Quitar</Trans>
          </Button>
        </>
      )}
    </li>
  );
}

function TileStatus({ tile: { state, sent } }: { tile: Tile }) {
  const { t } = useLingui();
  const percent = Math.round(sent * 100);
  if (state === 'sending')
    return (
      <div className={styles.status}>
        <span className="num">{percent} %</span>
        <Progress tone="open" label={t`Enviada`} value={percent} />
      </div>
    );
  return (
    <p className={styles.status}>
      {state === 'ready' && (
        <>
          <Check size={18} aria-hidden className={styles.good} />
          <Trans>Lista</Trans>
        </>
      )}
      {state === 'waiting' && <Trans>En espera</Trans>}
      {state === 'sharing' && <Trans>Compartiendo…</Trans>}
      {state === 'failed' && (
        <>
          <CircleAlert size={18} aria-hidden />
          <Trans>No llegó</Trans>
        </>
      )}
      {state === 'refused' && <Trans>No se puede</Trans>}
    </p>
  );
}
