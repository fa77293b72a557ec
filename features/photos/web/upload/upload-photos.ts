import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { shrinkPhoto } from '#web/http/shrink-photo.ts';
import { beginPhoto, discardPhoto, sharePhoto } from '../../contract/own-routes.ts';
import { type OwnPhoto, PHOTO_LIMITS } from '../../contract/share.ts';
import { changeUpload, dropUpload, hold, type KeptUpload, keepUpload } from './kept-uploads.ts';
import { subjectKey } from './left-mark.ts';
import { type Sending, SessionOver, sendBytes } from './send-bytes.ts';
import { addTiles, changeTile, dropTile, type Tile, tileOf, useUploads } from './uploads-store.ts';

export interface UploadParts {
  api: Api;
  apiBase: string;
  about: OwnerRef;
  accountId: string;
  /** A photo is shared. The tile has left the list, and its preview stays valid. */
  onShared: (photo: OwnPhoto, tile: Tile) => void;
}

const ABREAST = 2;
/** Bytes in which cameras write where and when they took a picture. */
const HEADER = 131_072;

const running = new Map<string, { stop: () => void }>();

/** Some browsers know no media type for the photos of telephones. */
const typeOf = ({ type }: Blob, { name }: File) =>
  type || (/\.hei[cf]$/i.test(name) ? 'image/heic' : 'application/octet-stream');

/** @returns the number of files for which there is no room */
export async function choosePhotos(files: readonly File[], batch: string, parts: UploadParts): Promise<number> {
  const subject = subjectKey(parts.about);
  const room = PHOTO_LIMITS.batch - useUploads.getState().tiles.filter((tile) => tile.subject === subject).length;
  const chosen = files.slice(0, Math.max(0, room));
  const added = await Promise.all(
    chosen.map(async (file): Promise<Tile> => {
      const preview = URL.createObjectURL(file);
      const { width, height } = await sizeOf(file);
      return {
        ...{ id: crypto.randomUUID(), batch, subject, file, preview, width, height },
        ...{ head: file.slice(0, HEADER), prepared: null },
        ...{ state: 'waiting', sent: 0, problem: null, alt: '', details: null },
      };
    }),
  );
  addTiles(added);
  for (const tile of added) void keepUpload(keptOf(tile, parts.accountId));
  pump(parts);
  return files.length - chosen.length;
}

/** Photos of a tab that was closed. */
export async function resumePhotos(left: readonly KeptUpload[], parts: UploadParts): Promise<void> {
  const here = useUploads.getState().tiles.map(({ id }) => id);
  const added = await Promise.all(
    left
      .filter(({ id }) => !here.includes(id))
      .map(async ({ id, batch, subject, name, type, bytes, isPrepared, head, alt }): Promise<Tile> => {
        const file = new File([bytes], name, { type });
        const { width, height } = await sizeOf(file);
        hold(id);
        return {
          ...{ id, batch, subject, file, preview: URL.createObjectURL(file), width, height },
          ...{ head, prepared: isPrepared ? bytes : null },
          ...{ state: 'waiting', sent: 0, problem: null, alt, details: null },
        };
      }),
  );
  addTiles(added);
  pump(parts);
}

export async function discardLeft(left: readonly KeptUpload[], api: Api): Promise<void> {
  for (const { id } of left) {
    await dropUpload(id);
    // The site deletes the rest of the upload later, if this request fails.
    await api.call(discardPhoto, { params: { id }, quiet: true }).catch(() => undefined);
  }
}

const keptOf = ({ id, batch, subject, file, head, alt }: Tile, accountId: string): KeptUpload => ({
  ...{ id, accountId, batch, subject, head, alt },
  ...{ name: file.name, type: file.type, bytes: file, isPrepared: false, keptAt: Date.now() },
});

async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const picture = await createImageBitmap(file).catch(() => null);
  const size = { width: picture?.width ?? 4, height: picture?.height ?? 3 };
  picture?.close();
  return size;
}

/** Sends the next waiting photos. Offline, they wait for the network. */
export function pump(parts: UploadParts): void {
  const { tiles } = useUploads.getState();
  useUploads.setState({ isOffline: !navigator.onLine });
  if (!navigator.onLine) return;
  const mine = tiles.filter(({ subject }) => subject === subjectKey(parts.about));
  for (const tile of mine) {
    if (running.size >= ABREAST) return;
    if (tile.state !== 'waiting' || running.has(tile.id)) continue;
    running.set(tile.id, { stop: () => undefined });
    void send(tile, parts).finally(() => {
      running.delete(tile.id);
      pump(parts);
    });
  }
}

export function retryPhoto(id: string, parts: UploadParts): void {
  changeTile(id, { state: 'waiting', problem: null });
  pump(parts);
}

export function removePhoto(id: string, { api }: UploadParts): void {
  const tile = tileOf(id);
  running.get(id)?.stop();
  dropTile(id);
  void dropUpload(id);
  if (!tile) return;
  URL.revokeObjectURL(tile.preview);
  // The site deletes the rest of the upload later, if this request fails.
  void api.call(discardPhoto, { params: { id }, quiet: true }).catch(() => undefined);
}

async function send(tile: Tile, parts: UploadParts): Promise<void> {
  const { id, batch, file } = tile;
  const { api, apiBase, about } = parts;
  changeTile(id, { state: 'sending', problem: null });
  try {
    const blob = tile.prepared ?? (await shrinkPhoto(file));
    if (!tile.prepared) {
      changeTile(id, { prepared: blob });
      await changeUpload(id, { bytes: blob, type: typeOf(blob, file), isPrepared: true });
    }
    const body = {
      ...{ id, batch, about: { kind: about.kind, id: about.id } },
      ...{ bytes: blob.size, type: typeOf(blob, file) },
    };
    const begin = () => api.call(beginPhoto, { body, quiet: true });
    const { state } = await begin();
    const onProgress = (sent: number) => changeTile(id, { sent });
    const attempt = async () => {
      const sending: Sending = sendBytes(blob, { id, apiBase, onProgress });
      running.set(id, sending);
      await sending.done;
    };
    // The answer to an earlier request to share the photo may have been lost.
    if (state === 'uploading')
      await attempt().catch(async (error: unknown) => {
        if (!(error instanceof SessionOver)) throw error;
        // The request renews the session.
        await begin();
        await attempt();
      });
    changeTile(id, { state: 'ready', sent: 1 });
    if (tileOf(id)?.details) await share(id, parts);
  } catch (error) {
    if (!tileOf(id)) return;
    const outcome = outcomeOf(error);
    changeTile(id, outcome);
    if (outcome.state === 'refused') await dropUpload(id);
  }
}

function outcomeOf(error: unknown): Pick<Tile, 'state' | 'problem'> {
  if (error instanceof ApiError && isFinal(error)) return { state: 'refused', problem: error.problem.detail };
  if (navigator.onLine) return { state: 'failed', problem: null };
  useUploads.setState({ isOffline: true });
  return { state: 'waiting', problem: null };
}

const isFinal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** A repeated call has the effect of one. */
export async function share(id: string, parts: UploadParts): Promise<void> {
  const tile = tileOf(id);
  if (!tile?.details || (tile.state !== 'ready' && tile.state !== 'failed')) return;
  const { author, licence, order, keepsPosition } = tile.details;
  changeTile(id, { state: 'sharing', problem: null });
  try {
    const header = keepsPosition ? await base64Of(tile.head) : undefined;
    const photo = await parts.api.call(sharePhoto, {
      params: { id },
      body: { author, licence, alt: tile.alt.trim(), taken: true, agreed: true, order, ...(header && { header }) },
      quiet: true,
    });
    dropTile(id);
    void dropUpload(id);
    parts.onShared(photo, tile);
  } catch (error) {
    const isIncomplete = error instanceof ApiError && error.problem.code === 'photo_incomplete';
    changeTile(id, isIncomplete ? { state: 'failed' } : outcomeOf(error));
  }
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += 8_192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8_192));
  return btoa(text);
}
