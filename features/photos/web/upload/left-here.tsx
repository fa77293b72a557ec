import { Suspense, useEffect, useState } from 'react';
import { optional } from '#web/layout/optional.ts';
import type { PhotoSubject } from '../photo-subject.ts';
import type { KeptUpload } from './kept-uploads.ts';
import { hasLeftPhotos } from './left-mark.ts';

const LeftPhotos = optional(() => import('./left-photos.tsx'));

interface LeftHereProps {
  about: PhotoSubject;
  onResume: (left: KeptUpload[]) => void;
}

/** Offers to go on with the photos of a closed tab. Without such photos, nothing is loaded. */
export function LeftHere({ about, onResume }: LeftHereProps) {
  const { kind, id } = about;
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => setHasLeft(hasLeftPhotos({ kind, id })), [kind, id]);
  return (
    hasLeft && (
      <Suspense fallback={null}>
        <LeftPhotos about={about} onResume={onResume} />
      </Suspense>
    )
  );
}
