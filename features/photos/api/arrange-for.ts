import type { Actor } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { arrange } from './photo.store.ts';

/**
 * Sets the order of an owner's photos. The caller has checked the right of the person.
 * @throws photo_order_changed if one of the photos is not published
 */
export function arrangeFor(
  { db, config }: Platform,
  { owner, ids, actor }: { owner: { kind: string; id: string }; ids: readonly string[]; actor: Actor },
): Promise<void> {
  const region = config.REGION;
  return inTransaction(db, async (trx) => {
    if (!(await arrange(trx, { region, owner }, ids))) throw problem(PHOTO_ERRORS, 'photo_order_changed');
    const [cover] = ids;
    if (cover)
      await recordAudit(trx, {
        ...{ region, actor, action: 'photos.arrange' },
        subject: { kind: 'photo', id: cover },
        after: { position: 1 },
      });
  });
}
