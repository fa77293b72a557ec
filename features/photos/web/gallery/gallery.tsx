import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { optional } from '#web/layout/optional.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { Fret } from '#web/ui/fret.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import type { PhotosPage } from '../../contract/photo.ts';
import type { PhotoSubject } from '../photo-subject.ts';
import type { KeptUpload } from '../upload/kept-uploads.ts';
import { LeftHere } from '../upload/left-here.tsx';
import styles from './gallery.module.css';
import { PHOTO_LISTS } from './photo-lists.ts';
import type { GalleryPhoto } from './photo-picture.tsx';
import { PhotoPicture } from './photo-picture.tsx';

const FullScreen = optional(() => import('./full-screen.tsx'));
const UploadSheet = optional(() => import('../upload/upload-sheet.tsx'));

interface GalleryProps {
  about: PhotoSubject;
  /** Null if the photos did not arrive. */
  first: PhotosPage | null;
  /** The drawing, which is always the first picture. */
  poster: ReactNode;
  /** Says that the drawing is no photo. */
  posterNote: ReactNode;
}

const THUMBS = 4;

/** The drawing and the photos share a frame. A person swipes through it, or opens a photo in full screen. */
export function Gallery({ about, first, poster, posterNote }: GalleryProps) {
  const { t } = useLingui();
  const api = useApi();
  const frame = useRef<HTMLUListElement>(null);
  const [own, setOwn] = useState<GalleryPhoto[]>([]);
  const [more, setMore] = useState<PhotosPage>({ items: [], next: first?.next ?? null });
  const [at, setAt] = useState(0);
  const [opened, setOpened] = useState<{ index: number; isOpen: boolean } | null>(null);
  const [adding, setAdding] = useState({ isOpen: false, wasOpen: false });
  const [left, setLeft] = useState<KeptUpload[]>([]);
  const listed = [...(first?.items ?? []), ...more.items];
  const photos: GalleryPhoto[] = [...own.filter(({ id }) => !listed.some((one) => one.id === id)), ...listed];
  const count = photos.length;
  const total = count + 1;
  const hasMore = more.next !== null;

  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = frame.current ?? {};
    setAt(Math.round(scrollLeft / clientWidth));
  };
  const add = () => setAdding({ isOpen: true, wasOpen: true });
  const fetchMore = async () => {
    const cursor = more.next;
    if (cursor === null) return;
    // The photos that are here stay visible.
    const page = await PHOTO_LISTS[about.kind](api, about.id, cursor).catch(() => null);
    if (page) setMore((before) => ({ items: [...before.items, ...page.items], next: page.next }));
  };
  const open = (index: number) => setOpened({ index, isOpen: true });
  const altOf = ({ alt, author }: GalleryPhoto) => alt || t`Foto de ${author} en ${about.name}`;

  return (
    <>
      <ul
        ref={frame}
        className={styles.frame}
        onScroll={follow}
        tabIndex={count > 0 ? 0 : undefined}
        aria-label={t`Fotos`}
      >
        <li>{poster}</li>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.open}
              tabIndex={at === index + 1 ? undefined : -1}
              onClick={() => open(index)}
            >
              <PhotoPicture photo={photo} alt={altOf(photo)} sizes="(min-width: 1200px) 40vw, 100vw" />
              <span className="sr">
                <Trans>Ver en pantalla completa</Trans>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {count > 0 && (
        <ul className={styles.thumbs}>
          {photos.slice(0, THUMBS).map((photo, index) => {
            const isLast = index === THUMBS - 1 && count > THUMBS;
            return (
              <li key={photo.id}>
                <button type="button" className={styles.thumb} onClick={() => open(index)}>
                  <PhotoPicture photo={photo} alt={isLast ? '' : altOf(photo)} sizes="120px" />
                  {isLast && <span className={styles.all}>{hasMore ? t`Ver todas` : t`Ver las ${count}`}</span>}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className={classNames(flow.stack3, textStyles.note)}>
        <Fret />
        <div className={styles.foot}>
          {count > 0 ? (
            <p>
              <b>
                {hasMore ? (
                  <Trans>La ilustración y las fotos</Trans>
                ) : (
                  <Plural value={count} one="La ilustración y # foto" other="La ilustración y # fotos" />
                )}
              </b>{' '}
              <span className="num" aria-live="polite">
                <Trans>
                  {at + 1} de {total}
                </Trans>
              </span>
            </p>
          ) : (
            <p>
              {posterNote}{' '}
              {first === null ? (
                <Trans>Las fotos no llegaron.</Trans>
              ) : (
                <Trans>Aún sin fotos. La primera puede ser tuya.</Trans>
              )}
            </p>
          )}
          <TextButton className={styles.add} onClick={add}>
            <Camera size={18} aria-hidden />
            {count > 0 ? <Trans>Agregar la tuya</Trans> : <Trans>Agregar una foto</Trans>}
          </TextButton>
        </div>
      </div>
      <LeftHere
        about={about}
        onResume={(found) => {
          setLeft(found);
          add();
        }}
      />
      {opened && (
        <Suspense fallback={null}>
          <FullScreen
            photos={photos}
            index={opened.index}
            open={opened.isOpen}
            altOf={altOf}
            onNearEnd={() => void fetchMore()}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
      {adding.wasOpen && (
        <Suspense fallback={null}>
          <UploadSheet
            about={about}
            open={adding.isOpen}
            left={left}
            onClose={() => setAdding({ isOpen: false, wasOpen: true })}
            onShared={(photo) => setOwn((before) => [...before.filter(({ id }) => id !== photo.id), photo])}
            onGone={(id) => setOwn((before) => before.filter((one) => one.id !== id))}
          />
        </Suspense>
      )}
    </>
  );
}
