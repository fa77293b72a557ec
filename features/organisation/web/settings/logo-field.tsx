import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { logoView } from '#features/organisation/contract/front-view.ts';
import type { Logo } from '#features/organisation/contract/pictures.ts';
import { uploadLogo } from '#features/organisation/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import styles from './logo-field.module.css';

interface LogoFieldProps {
  logo: Logo | null;
  error: string | undefined;
  onChange: (logo: Logo | null) => void;
}

/** The logo is not shrunk before it is sent, because a JPEG has no transparent pixels. */
export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, failure, submit } = useSubmit();
  const send = (file: File) =>
    submit(async (call) =>
      onChange(await api.call(uploadLogo, { body: file, headers: { 'content-type': file.type }, ...call })),
    );
  return (
    <FieldSet
      legend={t`Logo`}
      hint={t`PNG, WebP, AVIF o JPEG, mejor con fondo transparente. Un SVG no se acepta: expórtalo como PNG.`}
    >
      {logo && (
        <p className={styles.papers}>
          <img {...logoView(logo)} alt={t`El logo, de día`} />
          <img {...logoView(logo)} alt={t`El logo, de noche`} className={styles.night} />
        </p>
      )}
      {(failure ?? error) && <Alert look="line">{failure ?? error}</Alert>}
      <Actions>
        <FileLink
          accept="image/png,image/webp,image/avif,image/jpeg"
          disabled={isBusy}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) void send(chosen);
          }}
        >
          {isBusy ? (
            <Trans>Preparando el logo…</Trans>
          ) : logo ? (
            <Trans>Cambiar el logo</Trans>
          ) : (
            <Trans>Subir un logo</Trans>
          )}
        </FileLink>
        {logo && (
          <Button kind="bare" disabled={isBusy} onClick={() => onChange(null)}>
            <Trash2 size={18} aria-hidden />
            <Trans>Volver a la figura</Trans>
          </Button>
        )}
      </Actions>
    </FieldSet>
  );
}
