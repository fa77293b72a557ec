/** Paths of closures. `public` needs no account. */
export const closureRoutes = {
  public: '/api/closures/',
  list: '/api/admin/closures/',
  preview: '/api/admin/closures/preview',
  one: '/api/admin/closures/:id/',
  move: '/api/admin/closures/:id/state',
} as const;
