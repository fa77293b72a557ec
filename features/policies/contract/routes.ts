/** `politics` is the requirement's word for legal texts. */
export const policyRoutes = { list: '/api/politics/', detail: '/api/politics/:kind/' } as const;
