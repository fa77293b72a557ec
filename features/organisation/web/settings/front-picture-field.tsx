import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { Focus, FrontPicture } from '#features/organisation/contract/pictures.ts';
import { focusFrontPicture, uploadFrontPicture } from '#features/organisation/contract/routes.ts';
import { shrinkPhoto } from '#web/http/shrink-photo.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './front-picture-field.module.css';

interface FrontPictureFieldProps {
  picture: FrontPicture | null;
  errorAt: (path: string) => string | undefined;
  onChange: (picture: FrontPicture | null) => void;
}

const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const KEY_STEP = 0.05;
const within = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 1000) / 1000;

export function FrontPictureField({ picture, errorAt, onChange }: FrontPictureFieldProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, failure, submit } = useSubmit();
  /** The focus that the person chose and that the server has not cut yet. */
  const [wanted, setWanted] = useState<Focus | null>(null);
  const file = picture?.file;
  const focus = wanted ?? file?.focus;

  const send = (chosen: File) =>
    submit(async (call) => {
      const body = await shrinkPhoto(chosen);
      const stored = await api.call(uploadFrontPicture, { body, headers: { 'content-type': body.type }, ...call });
      setWanted(null);
      onChange({ file: stored, alt: picture?.alt ?? '', credit: picture?.credit ?? '' });
    });

  const cut = () =>
    submit(async (call) => {
      if (!picture || !wanted) return;
      const stored = await api.call(focusFrontPicture, { params: { id: picture.file.id }, body: wanted, ...call });
      setWanted(null);
      onChange({ ...picture, file: stored });
    });

  function tap(event: MouseEvent<HTMLButtonElement>) {
    // A key press has no position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setWanted({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  }
  function move(event: KeyboardEvent) {
    const step = KEYS[event.key];
    if (!step || !focus) return;
    event.preventDefault();
    setWanted({ x: within(focus.x + step[0] * KEY_STEP), y: within(focus.y + step[1] * KEY_STEP) });
  }

  return (
    <FieldSet legend={t`Foto de la portada`} hint={t`JPEG, PNG, WebP o AVIF, de 960 × 640 píxeles o más.`}>
      {picture && file && focus && (
        <>
          <button
            type="button"
            className={styles.focus}
            aria-label={t`Lo que siempre se ve: ${Math.round(focus.x * 100)} % desde la izquierda y ${Math.round(focus.y * 100)} % desde arriba. Muévelo con las flechas.`}
            onClick={tap}
            onKeyDown={move}
            disabled={isBusy}
          >
            <img src={`/archivos/${file.id}/master.webp`} alt="" />
            <span className={styles.point} style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
          </button>
          <div className={`${flow.row3} ${flow.ends}`}>
            <p className={textStyles.note}>
              <Trans>Toca lo que siempre debe verse: en el teléfono la foto se recorta a lo alto.</Trans>
            </p>
            {wanted && (
              <Button size="small" disabled={isBusy} onClick={() => void cut()}>
                {isBusy ? <Trans>Recortando…</Trans> : <Trans>Recortar aquí</Trans>}
              </Button>
            )}
          </div>
          <Fields layout="pair">
            <Field
              label={t`Qué se ve en la foto`}
              maxLength={200}
              value={picture.alt}
              error={errorAt('home.picture.alt')}
              onChange={({ target }) => onChange({ ...picture, alt: target.value })}
            />
            <Field
              label={t`Quién la tomó`}
              hint={t`Sale en la esquina de la foto.`}
              maxLength={120}
              value={picture.credit}
              error={errorAt('home.picture.credit')}
              onChange={({ target }) => onChange({ ...picture, credit: target.value })}
            />
          </Fields>
        </>
      )}
      {(failure ?? errorAt('home.picture')) && <Alert look="line">{failure ?? errorAt('home.picture')}</Alert>}
      <Actions>
        <FileLink
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={isBusy}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) void send(chosen);
          }}
        >
          {isBusy ? (
            <Trans>Preparando la foto…</Trans>
          ) : picture ? (
            <Trans>Cambiar la foto</Trans>
          ) : (
            <Trans>Subir una foto</Trans>
          )}
        </FileLink>
        {picture && (
          <Button kind="bare" disabled={isBusy} onClick={() => onChange(null)}>
            <Trash2 size={18} aria-hidden />
            <Trans>Quitar la foto</Trans>
          </Button>
        )}
      </Actions>
    </FieldSet>
  );
}
