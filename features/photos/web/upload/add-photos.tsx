import { Trans } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { Suspense, useState } from 'react';
import { optional } from '#web/layout/optional.ts';
import { Button } from '#web/ui/button.tsx';
import type { PhotoSubject } from '../photo-subject.ts';

const UploadSheet = optional(() => import('./upload-sheet.tsx'));

/** Opens the sheet to share photos on a page that does not show them. */
export function AddPhotos({ about }: { about: PhotoSubject }) {
  const [adding, setAdding] = useState({ isOpen: false, wasOpen: false });
  return (
    <>
      <p>
        <Button kind="quiet" onClick={() => setAdding({ isOpen: true, wasOpen: true })}>
          <Camera size={20} aria-hidden />
          <Trans>Agregar fotos</Trans>
        </Button>
      </p>
      {adding.wasOpen && (
        <Suspense fallback={null}>
          <UploadSheet
            about={about}
            open={adding.isOpen}
            onClose={() => setAdding({ isOpen: false, wasOpen: true })}
            onShared={() => undefined}
            onGone={() => undefined}
          />
        </Suspense>
      )}
    </>
  );
}
