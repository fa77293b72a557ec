/** `maincompany` is the requirement's word for the region's organisation. */
export const organisationRoutes = { show: '/api/maincompany/' } as const;
