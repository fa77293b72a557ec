import type { DataCopy } from '#features/privacy/contract/privacy.ts';
import type { DataCopyRow } from './data-copy.store.ts';

export function isOver({ expires_at }: DataCopyRow, now = new Date()): boolean {
  return expires_at !== null && expires_at <= now;
}

export function dataCopyView(copy: DataCopyRow): DataCopy {
  return {
    id: copy.id,
    state: isOver(copy) ? 'over' : copy.state,
    progress: copy.progress,
    askedAt: copy.asked_at.toISOString(),
    readyAt: copy.ready_at?.toISOString() ?? null,
    expiresAt: copy.expires_at?.toISOString() ?? null,
    bytes: copy.bytes,
  };
}
