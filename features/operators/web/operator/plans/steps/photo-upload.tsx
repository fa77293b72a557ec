import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import styles from './pictures-step.module.css';
import type { PhotoUploadState } from './use-photo-upload.ts';

export function PhotoUpload({ photos }: { photos: PhotoUploadState }) {
  const { t } = useLingui();
  const { room, chosen, credit, left, isBusy, failure } = photos;
  return (
    <Fields layout="stack">
      {chosen.length > 0 && (
        <>
          <ul className={styles.pictures}>
            {chosen.map(({ url, alt, error, file }) => (
              <li key={url} className={`${flow.stack2} ${flow.top}`}>
                <PhotoFrame src={url} />
                <Field
                  label={t`Qué se ve en la foto`}
                  maxLength={200}
                  value={alt}
                  error={error}
                  disabled={isBusy}
                  onChange={({ target }) => photos.describe(url, target.value)}
                />
                <Button
                  kind="bare"
                  size="small"
                  aria-label={t`Quitar ${file.name}`}
                  disabled={isBusy}
                  onClick={() => photos.drop(url)}
                >
                  <Trash2 size={18} aria-hidden />
                  <Trans>Quitar</Trans>
                </Button>
              </li>
            ))}
          </ul>
          <Field
            label={t`Quién las tomó`}
            maxLength={120}
            value={credit}
            disabled={isBusy}
            onChange={({ target }) => photos.setCredit(target.value)}
          />
        </>
      )}
      {left > 0 && (
        <Alert look="line" tone="caution">
          <Plural
            value={left}
            one="Una foto no cabe: quita antes otra imagen."
            other="# fotos no caben: quita antes otras imágenes."
          />
        </Alert>
      )}
      {failure && <Alert look="line">{failure}</Alert>}
      <Actions>
        {chosen.length > 0 && (
          <Button kind="quiet" disabled={isBusy} onClick={() => void photos.send()}>
            {isBusy ? (
              <Trans>Subiendo…</Trans>
            ) : (
              <Plural value={chosen.length} one="Subir la foto" other="Subir # fotos" />
            )}
          </Button>
        )}
        {chosen.length < room && (
          <FileLink
            multiple
            accept="image/jpeg,image/png,image/webp"
            disabled={isBusy}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              photos.choose(files);
            }}
          >
            {chosen.length > 0 ? <Trans>Elegir más fotos</Trans> : <Trans>Elegir fotos</Trans>}
          </FileLink>
        )}
      </Actions>
    </Fields>
  );
}
