/** `maincompany` is the requirements' name for the region's organisation. */
export const organisationRoutes = {
  show: '/api/maincompany/',
  edit: '/api/admin/organisation/',
  versions: '/api/admin/organisation/versions/',
  restore: '/api/admin/organisation/versions/:version/restore',
} as const;
