/** API paths. The requirements call legal texts `politics`. */
export const policyRoutes = {
  list: '/api/politics/',
  detail: '/api/politics/:kind/',
  law: '/api/law/',
  region: '/api/admin/policies/',
  regionOne: '/api/admin/policies/:kind',
  regionVersion: '/api/admin/policies/:kind/versions/:version',
  draft: '/api/admin/policies/:kind/draft',
  publish: '/api/admin/policies/:kind/publish',
  withdraw: '/api/admin/policies/:kind/withdraw',
} as const;
