import { movePhotoState, type PhotoState } from '#features/photos/contract/photo-states.ts';
import { type PhotoReason, REMOVED_WORDS } from '#features/photos/contract/reasons.ts';
import { type OwnPhoto, UNDO_MINUTES } from '#features/photos/contract/share.ts';
import { aboutView, type Owners } from '#features/reviews/api/public.ts';
import { PLATFORM_ERRORS } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { previewOf } from '#server/storage/preview-of.ts';
import { type OwnRow, readOwn } from './own.store.ts';

export async function ownView(owners: Owners, row: OwnRow): Promise<OwnPhoto> {
  return { id: row.id, ...(await photoFacts(owners, row)), can: canOf(row) };
}

export async function photoFacts(owners: Owners, row: OwnRow): Promise<Omit<OwnPhoto, 'id' | 'can'>> {
  return {
    state: row.state,
    about: aboutView(owners, row.owner_kind, row.about),
    files: row.files,
    thumbhash: row.thumbhash,
    preview: await previewOf(row.thumbhash),
    alt: row.alt,
    author: row.author,
    licence: row.licence,
    source: row.source_url,
    takenOn: row.taken_on,
    hasPosition: row.lat !== null,
    sentAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    heldFor: row.held_for,
    reason: reasonWords(row.state, row.reason),
  };
}

function canOf({ state, withdrawn_at, withdrawn_from }: OwnRow): OwnPhoto['can'] {
  return {
    withdraw: movePhotoState(state, 'author', 'withdraw').ok,
    restore: movePhotoState(state, 'author', 'restore', withdrawn_from).ok && isRestorable(withdrawn_at),
  };
}

export const isRestorable = (withdrawnAt: Date | null, now = Date.now()): boolean =>
  withdrawnAt !== null && now - withdrawnAt.getTime() < UNDO_MINUTES * 60_000;

function reasonWords(state: PhotoState, reason: string | null): string | null {
  if (reason === null) return null;
  if (state === 'refused')
    return PLATFORM_ERRORS[reason as keyof typeof PLATFORM_ERRORS]?.detail ?? PLATFORM_ERRORS.image_broken.detail;
  return REMOVED_WORDS[reason as PhotoReason] ?? null;
}

export async function showOwn({ db, config }: Platform, owners: Owners, id: string): Promise<OwnPhoto> {
  const [row] = await readOwn(db, config.REGION, owners, { id });
  return ownView(owners, row!);
}
