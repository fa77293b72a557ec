/** Paths of the audit log. */
export const auditRoutes = {
  list: '/api/admin/audit/',
  csv: '/api/admin/audit/export.csv',
} as const;
