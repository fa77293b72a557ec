/** Paths of people and their accounts. */
export const accountRoutes = { genders: '/api/genders/' } as const;
