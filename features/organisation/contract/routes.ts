/** Paths of the region's organisation. `docs/kept-names.md` explains the word `maincompany`. */
export const organisationRoutes = {
  show: '/api/maincompany/',
  edit: '/api/admin/organisation/',
  versions: '/api/admin/organisation/versions/',
  restore: '/api/admin/organisation/versions/:version/restore',
} as const;
