import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, ImagePlus } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { PHOTO_LIMITS } from '../../contract/share.ts';
import styles from './upload.module.css';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

interface ChoosePhotosProps {
  /** `true` before the first photo. */
  isFirst: boolean;
  onChoose: (files: File[]) => void;
}

/** Two tiles: one opens the album, one the camera of a telephone. */
export function ChoosePhotos({ isFirst, onChoose }: ChoosePhotosProps) {
  const { t } = useLingui();
  const most = PHOTO_LIMITS.batch;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // The same file can then be chosen again.
    target.value = '';
  };
  return (
    <>
      <li>
        <label className={styles.choose}>
          <input type="file" multiple accept={KINDS} onChange={choose} />
          <ImagePlus size={26} aria-hidden />
          <b>{isFirst ? <Trans>Elegir fotos</Trans> : <Trans>Más fotos</Trans>}</b>
          <small>{t`Hasta ${most}`}</small>
        </label>
      </li>
      <li>
        <label className={styles.choose}>
          <input type="file" accept={KINDS} capture="environment" onChange={choose} />
          <Camera size={26} aria-hidden />
          <b>
            <Trans>Tomar una</Trans>
          </b>
          <small>
            <Trans>Con la cámara</Trans>
          </small>
        </label>
      </li>
    </>
  );
}
