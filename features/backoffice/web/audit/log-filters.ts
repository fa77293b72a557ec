import type { AuditFilters } from '#features/audit/contract/audit.ts';

const NAMES = ['actor', 'action', 'kind', 'subject', 'from', 'to'] as const;

export function filtersOf(search: URLSearchParams): AuditFilters {
  return Object.fromEntries(NAMES.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])));
}
