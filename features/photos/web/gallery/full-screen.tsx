import 'yet-another-react-lightbox/styles.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import { useFace } from '#web/face.ts';
import { formatDate, formatDayOf } from '#web/format/dates.ts';
import { optional } from '#web/layout/optional.ts';
import { TextButton } from '#web/ui/text-link.tsx';
import { type ImportLicence, LICENCE_URLS } from '../../contract/licences.ts';
import styles from './full-screen.module.css';
import { type GalleryPhoto, pictureOf, previewStyle } from './photo-picture.tsx';

const ReportSheet = optional(() => import('./report-sheet.tsx'));

interface FullScreenProps {
  photos: readonly GalleryPhoto[];
  index: number;
  open: boolean;
  altOf: (photo: GalleryPhoto) => string;
  /** The person comes near the end of the photos that are here. */
  onNearEnd: () => void;
  onClose: () => void;
}

/** Photos from the end of the list at which the following photos are requested. */
const AHEAD = 3;

export default function FullScreen({ photos, index, open, altOf, onNearEnd, onClose }: FullScreenProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(index);
  const [reported, setReported] = useState<{ photo: GalleryPhoto; isOpen: boolean } | null>(null);
  const isNearEnd = at >= photos.length - AHEAD;

  const nearEnd = useRef(onNearEnd);
  nearEnd.current = onNearEnd;
  useEffect(() => {
    if (isNearEnd) nearEnd.current();
  }, [isNearEnd]);

  return (
    <>
      <Lightbox
        open={open && !reported?.isOpen}
        close={onClose}
        index={at}
        on={{ view: ({ index: now }) => setAt(now) }}
        slides={photos.map((photo) => slideOf(photo, altOf(photo)))}
        carousel={{ finite: true, preload: 1, padding: 0 }}
        // The preview stands behind the image, and in front of what is behind the slide.
        styles={{ slide: { isolation: 'isolate' } }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        labels={{
          Lightbox: t`Fotos en pantalla completa`,
          'Photo gallery': t`Fotos`,
          Carousel: t`Fotos`,
          Slide: t`Foto`,
          // The library fills in the numbers.
          '{index} of {total}': '{index} de {total}',
          Previous: t`Anterior`,
          Next: t`Siguiente`,
          Close: t`Cerrar`,
        }}
        render={{
          slideContainer: ({ slide, children }) => {
            const photo = photos.find(({ id }) => id === (slide as { key?: string }).key);
            return (
              <>
                {photo && <Preview photo={photo} />}
                {children}
              </>
            );
          },
          slideFooter: ({ slide }) => {
            const photo = photos.find(({ id }) => id === (slide as { key?: string }).key);
            return photo && <Caption photo={photo} onReport={() => setReported({ photo, isOpen: true })} />;
          },
          ...(photos.length <= 1 && { buttonPrev: () => null, buttonNext: () => null }),
        }}
      />
      {reported && (
        <Suspense fallback={null}>
          <ReportSheet
            photo={reported.isOpen ? reported.photo : null}
            onClose={() => setReported({ ...reported, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  );
}

function slideOf(photo: GalleryPhoto, alt: string) {
  const { url = '', width = 1, height = 1 } = pictureOf(photo, 1600) ?? {};
  const sizes = photo.files.filter(({ type }) => type === 'image/webp');
  return {
    ...{ key: photo.id, src: url, alt, width, height },
    ...(!photo.local && { srcSet: sizes.map((file) => ({ src: file.url, width: file.width, height: file.height })) }),
  };
}

/** Stands where the image appears, which is never enlarged beyond its pixels. */
function Preview({ photo }: { photo: GalleryPhoto }) {
  const { width, height } = photo.files.at(-1) ?? {};
  if (!width || !height) return null;
  const size = { width: `min(100%, ${width}px)`, height: `min(100%, ${height}px)` };
  return <span className={styles.preview} style={{ ...previewStyle(photo, 'contain'), ...size }} aria-hidden />;
}

function Caption({ photo, onReport }: { photo: GalleryPhoto; onReport: () => void }) {
  const { timeZone } = useFace();
  const { author, licence, publishedAt, takenOn, alt, source } = photo;
  const url = LICENCE_URLS[licence as ImportLicence];
  const day = takenOn ? formatDate(takenOn) : publishedAt && formatDayOf(publishedAt, timeZone);
  return (
    <div className={styles.caption}>
      <p>
        {alt && <span className={styles.alt}>{alt}</span>}
        <b>{author}</b>
        {day && <span className="num"> · {day}</span>} ·{' '}
        {url ? (
          <a href={url} target="_blank" rel="noreferrer license">
            {licence}
          </a>
        ) : (
          licence
        )}
        {source && (
          <>
            {' · '}
            <a href={source} target="_blank" rel="noreferrer nofollow">
              <Trans>Fuente</Trans>
            </a>
          </>
        )}
      </p>
      {!photo.local && (
        <TextButton kind="back" className={styles.report} onClick={onReport}>
          <Flag size={16} aria-hidden />
          <Trans>Avisar de un problema</Trans>
        </TextButton>
      )}
    </div>
  );
}
