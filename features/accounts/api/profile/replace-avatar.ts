import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import type { KeptImage } from '#server/storage/keep-image.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { saveAvatar } from './avatar.store.ts';

export async function replaceAvatar(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  accountId: string,
  image: KeptImage | null,
): Promise<void> {
  const before = await inTransaction(db, (trx) => saveAvatar(trx, config.REGION, accountId, image));
  if (before) await keptFiles(config).remove(before.id);
}
