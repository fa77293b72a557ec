import { Trans } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { Suspense, useState } from 'react';
import { optional } from '#web/layout/optional.ts';
import { Button } from '#web/ui/button.tsx';
import type { PhotoSubject } from '../photo-subject.ts';
import type { KeptUpload } from './kept-uploads.ts';
import { LeftHere } from './left-here.tsx';

const UploadSheet = optional(() => import('./upload-sheet.tsx'));

interface AddPhotosProps {
  about: PhotoSubject;
  onShared?: () => void;
}

/** Opens the sheet to share photos on a page that does not show them. */
export function AddPhotos({ about, onShared = () => undefined }: AddPhotosProps) {
  const [adding, setAdding] = useState({ isOpen: false, wasOpen: false });
  const [left, setLeft] = useState<KeptUpload[]>([]);
  return (
    <>
      <p>
        <Button kind="quiet" onClick={() => setAdding({ isOpen: true, wasOpen: true })}>
          <Camera size={20} aria-hidden />
          <Trans>Agregar fotos</Trans>
        </Button>
      </p>
      <LeftHere
        about={about}
        onResume={(found) => {
          setLeft(found);
          setAdding({ isOpen: true, wasOpen: true });
        }}
      />
      {adding.wasOpen && (
        <Suspense fallback={null}>
          <UploadSheet
            about={about}
            open={adding.isOpen}
            left={left}
            onClose={() => setAdding({ isOpen: false, wasOpen: true })}
            onShared={onShared}
            onGone={() => undefined}
          />
        </Suspense>
      )}
    </>
  );
}
