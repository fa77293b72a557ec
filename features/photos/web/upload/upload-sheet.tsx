import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { accountPaths } from '#web/paths/account.ts';
import { useSession } from '#web/session/session.ts';
import { apiBaseOf, useSettings } from '#web/settings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { type OwnPhoto, PHOTO_LIMITS } from '../../contract/share.ts';
import type { GalleryPhoto } from '../gallery/photo-picture.tsx';
import type { PhotoSubject } from '../photo-subject.ts';
import { ChoosePhotos } from './choose-photos.tsx';
import { changeUpload, type KeptUpload } from './kept-uploads.ts';
import { subjectKey } from './left-mark.ts';
import { OnePhoto } from './one-photo.tsx';
import { type Details, ShareDetails } from './share-details.tsx';
import styles from './upload.module.css';
import { choosePhotos, pump, removePhoto, resumePhotos, retryPhoto, share, type UploadParts } from './upload-photos.ts';
import { UploadTile } from './upload-tile.tsx';
import { changeTile, moveTile, type Tile, tileOf, useUploads } from './uploads-store.ts';
import { useFate } from './use-fate.ts';

interface UploadSheetProps {
  about: PhotoSubject;
  open: boolean;
  /** Photos of a closed tab that the person wants to send. */
  left?: readonly KeptUpload[];
  onClose: () => void;
  onShared: (photo: GalleryPhoto) => void;
  /** The photo was taken back, or its file could not be shown. */
  onGone: (id: string) => void;
}

const NONE: readonly KeptUpload[] = [];

export default function UploadSheet({ about, open, left = NONE, onClose, onShared, onGone }: UploadSheetProps) {
  const { t } = useLingui();
  const api = useApi();
  const settings = useSettings();
  const person = useSession((session) => session.person);
  const tiles = useUploads((uploads) => uploads.tiles).filter(({ subject }) => subject === subjectKey(about));
  const isOffline = useUploads((uploads) => uploads.isOffline);
  const [batch, setBatch] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<string | null>(null);
  const [faults, setFaults] = useState<Partial<Record<keyof Details, string>>>({});
  const [details, setDetails] = useState<Details>({
    ...{ taken: false, agreed: false, keepsPosition: false },
    ...{ author: person?.name ?? '', licence: 'CC BY 4.0' },
  });
  const body = useRef<HTMLDivElement>(null);
  const { follow, undo } = useFate({ about, onGone });
  const { kind, id } = about;
  const accountId = person?.id ?? '';

  const parts = useMemo<UploadParts>(
    () => ({
      api,
      apiBase: apiBaseOf(settings, location.origin),
      about: { kind, id },
      accountId,
      onShared(photo, tile) {
        onShared(shownOf(photo, tile));
        follow(photo.id);
      },
    }),
    [api, settings, kind, id, accountId, onShared, follow],
  );

  useEffect(() => {
    const goOn = () => pump(parts);
    const rest = () => useUploads.setState({ isOffline: true });
    addEventListener('online', goOn);
    addEventListener('offline', rest);
    return () => {
      removeEventListener('online', goOn);
      removeEventListener('offline', rest);
    };
  }, [parts]);

  const resuming = useRef(parts);
  resuming.current = parts;
  useEffect(() => {
    if (left.length > 0) void resumePhotos(left, resuming.current);
  }, [left]);

  const take = async (files: File[]) => {
    if (files.length === 0) return;
    const left = await choosePhotos(files, batch, parts);
    const most = PHOTO_LIMITS.batch;
    if (left > 0) toast({ text: t`Caben ${most} fotos a la vez. Comparte estas y agrega las demás después.` });
  };

  useEffect(() => {
    if (!open) return;
    const paste = ({ clipboardData }: ClipboardEvent) => void take(picturesIn(clipboardData));
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  });

  const ready = tiles.filter(({ state }) => state === 'ready');
  const onTheWay = tiles.filter(({ state }) => ['waiting', 'sending', 'failed'].includes(state));
  const one = chosen === null ? undefined : tileOf(chosen);
  const close = () => {
    setChosen(null);
    onClose();
  };

  async function shareAll() {
    const found = faultsOf(details, {
      taken: t`Solo puedes compartir fotos que tomaste tú.`,
      agreed: t`Pregúntales primero. Sin su acuerdo no la publicamos.`,
      author: t`Escribe cómo quieres firmar.`,
    });
    setFaults(found);
    if (Object.keys(found).length > 0)
      return requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    const { author, licence, keepsPosition } = details;
    for (const [order, { id: tileId, state }] of tiles.entries())
      if (state !== 'refused')
        changeTile(tileId, { details: { author: author.trim(), licence, order, keepsPosition } });
    const ids = ready.map((tile) => tile.id);
    for (const tileId of ids) await share(tileId, parts);
    const shared = ids.filter((tileId) => !tileOf(tileId));
    if (shared.length === 0) return;
    toast({
      text: shared.length === 1 ? t`Tu foto está a la vista. ¡Gracias!` : t`Tus fotos están a la vista. ¡Gracias!`,
      action: {
        label: shared.length === 1 ? t`Deshacer: compartir la foto` : t`Deshacer: compartir las fotos`,
        run: () => undo(shared),
      },
    });
    if (useUploads.getState().tiles.every(({ subject }) => subject !== subjectKey(about))) {
      setBatch(crypto.randomUUID());
      close();
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(picturesIn(event.dataTransfer));
  };

  return (
    <Sheet open={open} onClose={close} side="centre" label={one ? t`Esta foto` : t`Tus fotos`}>
      <section
        ref={body}
        aria-label={t`Fotos de ${about.name}`}
        className={sheet.body}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        {!person ? (
          <SignIn />
        ) : one ? (
          <OnePhoto
            tile={one}
            position={tiles.indexOf(one) + 1}
            count={tiles.length}
            onAlt={(alt) => changeTile(one.id, { alt })}
            onMove={(by) => moveTile(one.id, by)}
            onRemove={() => {
              setChosen(null);
              removePhoto(one.id, parts);
            }}
            onDone={() => {
              void changeUpload(one.id, { alt: one.alt });
              setChosen(null);
            }}
          />
        ) : (
          <>
            {tiles.length > 0 && <Summary tiles={tiles} isOffline={isOffline} />}
            <ul className={styles.tiles}>
              {tiles.map((tile, index) => (
                <UploadTile
                  key={tile.id}
                  tile={tile}
                  position={index + 1}
                  onOpen={() => setChosen(tile.id)}
                  onRetry={() => retryPhoto(tile.id, parts)}
                  onRemove={() => removePhoto(tile.id, parts)}
                  onMove={(by) => moveTile(tile.id, by)}
                />
              ))}
              {tiles.length < PHOTO_LIMITS.batch && (
                <ChoosePhotos isFirst={tiles.length === 0} onChoose={(files) => void take(files)} />
              )}
            </ul>
            {tiles.length === 0 ? (
              <p className={textStyles.soft}>
                <Trans>
                  De {about.name}: una vista, una entrada, un plato, un detalle. También puedes arrastrarlas o pegarlas.
                </Trans>
              </p>
            ) : (
              <ShareDetails
                value={details}
                faults={faults}
                onChange={(change) => {
                  setFaults({});
                  setDetails((before) => ({ ...before, ...change }));
                }}
              />
            )}
          </>
        )}
      </section>
      {person && !one && tiles.length > 0 && (
        <div className={styles.foot}>
          <Button block disabled={ready.length === 0} onClick={() => void shareAll()}>
            <Plural
              value={ready.length}
              _0="Esperando la primera foto"
              one="Compartir la foto"
              other="Compartir las # fotos"
            />
          </Button>
          {ready.length > 0 && onTheWay.length > 0 && (
            <p className={textStyles.note}>
              <Trans>El resto sigue solo.</Trans>
            </p>
          )}
        </div>
      )}
    </Sheet>
  );
}

function SignIn() {
  return (
    <>
      <p>
        <Trans>Para compartir fotos necesitas una cuenta: así puedes quitarlas cuando quieras.</Trans>
      </p>
      <ButtonLink block to={accountPaths.signIn(location.pathname)}>
        <Trans>Entrar o crear una cuenta</Trans>
      </ButtonLink>
    </>
  );
}

function Summary({ tiles, isOffline }: { tiles: readonly Tile[]; isOffline: boolean }) {
  const { t } = useLingui();
  const good = tiles.filter(({ state }) => state !== 'refused');
  const ready = good.filter(({ state }) => state === 'ready' || state === 'sharing').length;
  const sent = good.reduce((sum, tile) => sum + tile.sent, 0);
  const count = good.length;
  return (
    <div className={styles.summary}>
      <p role="status">
        <Trans>
          <b className={textStyles.sum}>
            {ready} de {count}
          </b>{' '}
          listas
        </Trans>
        {isOffline && (
          <span className={textStyles.caution}>
            {' '}
            <Trans>Sin señal: seguimos cuando vuelva</Trans>
          </span>
        )}
      </p>
      <Progress tone="open" label={t`Enviadas`} value={sent} max={Math.max(1, count)} />
    </div>
  );
}

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name));

function faultsOf(
  details: Details,
  words: Required<Pick<Record<keyof Details, string>, 'taken' | 'agreed' | 'author'>>,
) {
  return {
    ...(!details.taken && { taken: words.taken }),
    ...(!details.agreed && { agreed: words.agreed }),
    ...(details.author.trim().length < 2 && { author: words.author }),
  };
}

function shownOf({ id, files, alt, author, licence, publishedAt, takenOn }: OwnPhoto, tile: Tile): GalleryPhoto {
  const local = { url: tile.preview, width: tile.width, height: tile.height };
  return { id, files, preview: null, alt, author, licence, publishedAt, takenOn, local };
}
