import type { ResellerKeyView } from '#features/octo/contract/reseller-key.ts';
import type { ResellerKeyRow } from './reseller-key.store.ts';

export function resellerKeyView(row: ResellerKeyRow): ResellerKeyView {
  return {
    id: row.id,
    reseller: row.reseller,
    mode: row.mode,
    netBps: row.net_bps,
    hint: row.hint,
    madeAt: row.made_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
