import { Trans, useLingui } from '@lingui/react/macro';
import { FileImage } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './document-picture.module.css';

/** A restricted document. Opening the document loads the picture with the person's token. */
export function DocumentPicture({ path, name }: { path: string; name: string }) {
  const { t } = useLingui();
  const api = useApi();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!open) return;
    const going = new AbortController();
    let made: string | null = null;
    api
      .send(path, { method: 'GET' }, { signal: going.signal, headers: { accept: 'image/webp' }, quiet: true })
      .then((answer) => answer.blob())
      .then((picture) => {
        made = URL.createObjectURL(picture);
        setAddress(made);
      })
      .catch(() => setFailed(!going.signal.aborted));
    return () => {
      going.abort();
      if (made) URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [open, api, path]);

  return (
    <>
      <button type="button" className={styles.open} aria-label={t`Ver: ${name}`} onClick={() => setOpen(true)}>
        <FileImage size={24} aria-hidden />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} side="centre" label={name}>
        <div className={styles.paper}>
          {address ? (
            <img src={address} alt={name} />
          ) : (
            <p role="status">{failed ? <Trans>No se pudo cargar.</Trans> : <Trans>Cargando…</Trans>}</p>
          )}
        </div>
      </Sheet>
    </>
  );
}
