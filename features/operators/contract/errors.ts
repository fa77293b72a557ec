/** Refusals of this area; the shape is the platform's catalogue (status, title, detail in Spanish). */
export type OperatorErrorCode = 'plan_not_found' | 'operator_not_found';

export const OPERATOR_ERRORS = {
  plan_not_found: {
    status: 404,
    title: 'Plan no encontrado',
    detail: 'No encontramos ese plan en la región. Puede que ya no esté a la venta.',
  },
  operator_not_found: {
    status: 404,
    title: 'Operador no encontrado',
    detail: 'No encontramos ese operador en la región.',
  },
} as const satisfies Record<OperatorErrorCode, { status: number; title: string; detail: string }>;
