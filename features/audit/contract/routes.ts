/** Paths of the log of what staff did. */
export const auditRoutes = {
  list: '/api/admin/audit/',
  csv: '/api/admin/audit/export.csv',
} as const;
