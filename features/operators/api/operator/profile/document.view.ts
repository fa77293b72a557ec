import type { OperatorDocument } from '#features/operators/contract/managed-operator.ts';
import type { DocumentRow } from './document.store.ts';

export function documentView({ added_at, ...row }: DocumentRow): OperatorDocument {
  return { ...row, addedAt: added_at.toISOString() };
}
