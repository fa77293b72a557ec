import type { Passkey } from '#features/accounts/contract/passkey.ts';
import type { PasskeyRow } from './passkey.store.ts';

export function passkeyView({ id, name, synced, created_at, used_at }: PasskeyRow): Passkey {
  return { id, name, synced, createdAt: created_at.toISOString(), usedAt: used_at?.toISOString() ?? null };
}
