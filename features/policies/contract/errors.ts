/** Refusals of this area; the shape is the platform's catalogue (status, title, detail in Spanish). */
export type PolicyErrorCode = 'policy_not_found';

export const POLICY_ERRORS = {
  policy_not_found: {
    status: 404,
    title: 'Política no encontrada',
    detail: 'No hay un texto vigente de ese tipo, o no tiene esa versión.',
  },
} as const satisfies Record<PolicyErrorCode, { status: number; title: string; detail: string }>;
