import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSession } from '#web/session/session.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PhotoSubject } from '../photo-subject.ts';
import { type KeptUpload, readLeft } from './kept-uploads.ts';
import { subjectKey } from './left-mark.ts';
import { discardLeft } from './upload-photos.ts';

interface LeftPhotosProps {
  about: PhotoSubject;
  onResume: (left: KeptUpload[]) => void;
}

/** Photos that the person chose before the tab was closed, and that are not shared. */
export default function LeftPhotos({ about, onResume }: LeftPhotosProps) {
  const api = useApi();
  const { person, status } = useSession();
  const [left, setLeft] = useState<KeptUpload[]>([]);
  const subject = subjectKey(about);
  const accountId = person?.id ?? null;
  // After the session has ended, the person signs in again.
  const isKnown = accountId !== null || status === 'nobody';
  useEffect(() => {
    if (isKnown) void readLeft(accountId, subject).then(setLeft);
  }, [isKnown, accountId, subject]);
  if (left.length === 0) return null;
  return (
    <Alert
      tone="accent"
      live="status"
      title={<Plural value={left.length} one="Falta # foto por subir" other="Faltan # fotos por subir" />}
      action={
        <Actions>
          <Button
            size="small"
            onClick={() => {
              setLeft([]);
              onResume(left);
            }}
          >
            <Trans>Continuar</Trans>
          </Button>
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              setLeft([]);
              void discardLeft(left, api);
            }}
          >
            <Trans>Descartar</Trans>
          </Button>
        </Actions>
      }
    />
  );
}
