import { Trans, useLingui } from '@lingui/react/macro';
import { FileImage } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { showOperatorDocument } from '../../../contract/operator-routes.ts';
import { showRegionOperatorDocument } from '../../../contract/region-routes.ts';
import styles from './document-picture.module.css';

interface DocumentPictureProps {
  operatorId: string;
  documentId: string;
  name: string;
  forRegion?: boolean;
}

/** The picture is loaded with the person's token, because the document is restricted. */
export function DocumentPicture({ operatorId, documentId, name, forRegion = false }: DocumentPictureProps) {
  const { t } = useLingui();
  const api = useApi();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!open) return;
    const going = new AbortController();
    let made: string | null = null;
    const input = {
      params: { operatorId, documentId },
      headers: { accept: 'image/webp' },
      signal: going.signal,
      quiet: true,
    };
    (forRegion ? api.fetch(showRegionOperatorDocument, input) : api.fetch(showOperatorDocument, input))
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
  }, [open, api, forRegion, operatorId, documentId]);

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
