import { busyWords } from '#features/operators/contract/busy-resource.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { findBusy, type WantedUse } from '../../resource-use.rules.ts';
import { lockSharedResources, readUses } from '../../resource-use.store.ts';

/**
 * Locks the guides and vehicles, and refuses one that goes in another departure at that time.
 * @param insteadOf a departure that the wanted one replaces, so both may have the same guide until all guests moved
 */
export async function refuseBusy(
  trx: Database,
  region: string,
  wanted: WantedUse,
  insteadOf: string | null = null,
): Promise<void> {
  if (wanted.resources.length === 0) return;
  await lockSharedResources(trx, region, wanted.resources);
  const { shared, uses } = await readUses(trx, region, wanted.resources, { from: wanted.startsAt, to: wanted.endsAt });
  const refused = findBusy(
    wanted,
    shared,
    uses.filter(({ departureId }) => departureId !== insteadOf),
  );
  if (!refused) return;
  const { busy } = refused;
  throw problem(OPERATOR_ERRORS, 'resource_busy', busy && { detail: busyWords(busy), members: { busy } });
}
