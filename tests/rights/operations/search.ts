import * as region from '#features/search/contract/region-routes.ts';
import { listFoundGroups, noteUnfoundSearch } from '#features/search/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY } from '../roles.ts';

const STAFF = { lets: ['admin', 'moderator', 'editor'], others: 403 } as const;

export const searchOperations: Operations = {
  ...row(listFoundGroups, {
    lets: ANYBODY,
    request: () => requestOf(listFoundGroups, { query: { q: 'huaca' } }),
  }),
  ...row(noteUnfoundSearch, {
    lets: ANYBODY,
    request: () => requestOf(noteUnfoundSearch, { body: { text: 'parapente' } }),
  }),
  ...row(region.listUnfoundSearches, { ...STAFF, request: () => requestOf(region.listUnfoundSearches) }),
  ...row(region.addSearchSynonym, {
    ...STAFF,
    request: () => requestOf(region.addSearchSynonym, { body: { text: 'buggy', means: 'mi reserva' } }),
  }),
  ...row(region.removeSearchSynonym, {
    ...STAFF,
    request: () => requestOf(region.removeSearchSynonym, { body: { text: 'buggy' } }),
  }),
  ...row(region.hideUnfoundSearch, {
    ...STAFF,
    request: () => requestOf(region.hideUnfoundSearch, { body: { text: 'buggy', hidden: true } }),
  }),
};
