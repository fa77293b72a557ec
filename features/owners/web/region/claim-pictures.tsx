import { Trans } from '@lingui/react/macro';
import { FileImage } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import type { WaitingClaim } from '../../contract/claim.ts';
import { showClaimDocument } from '../../contract/claim-routes.ts';
import styles from './claim-pictures.module.css';

type Document = WaitingClaim['documents'][number];

export function ClaimPictures({ claimId, documents }: { claimId: string; documents: Document[] }) {
  const [open, setOpen] = useState<Document | null>(null);
  return (
    <div className={flow.wrap2}>
      {documents.map((document) => (
        <Button key={document.id} kind="quiet" size="small" onClick={() => setOpen(document)}>
          <FileImage size={18} aria-hidden />
          {document.name}
        </Button>
      ))}
      <Sheet open={open !== null} onClose={() => setOpen(null)} side="centre" label={open?.name ?? ''}>
        <div className={styles.paper}>
          {open && <Picture key={open.id} claimId={claimId} documentId={open.id} name={open.name} />}
        </div>
      </Sheet>
    </div>
  );
}

/** The picture is loaded with the person's token, because the document is restricted. */
function Picture({ claimId, documentId, name }: { claimId: string; documentId: string; name: string }) {
  const api = useApi();
  const [address, setAddress] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const going = new AbortController();
    let made: string | null = null;
    const params = { id: claimId, documentId };
    api
      .fetch(showClaimDocument, { params, headers: { accept: 'image/webp' }, signal: going.signal, quiet: true })
      .then((answer) => answer.blob())
      .then((picture) => {
        made = URL.createObjectURL(picture);
        setAddress(made);
      })
      .catch(() => setFailed(!going.signal.aborted));
    return () => {
      going.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [api, claimId, documentId]);
  if (address) return <img src={address} alt={name} />;
  return <p role="status">{failed ? <Trans>No se pudo cargar.</Trans> : <Trans>Cargando…</Trans>}</p>;
}
