export type PayoutErrorCode =
  | 'payout_not_found'
  | 'payout_cannot'
  | 'payer_account_missing'
  | 'payout_account_unreadable'
  | 'refund_not_manual'
  | 'invoice_not_found'
  | 'invoice_settled'
  | 'provider_silent'
  | 'case_not_found';

export const PAYOUT_ERRORS = {
  payout_not_found: {
    status: 404,
    title: 'Transferencia no encontrada',
    detail: 'No encontramos esa transferencia o ese lote.',
  },
  payout_cannot: {
    status: 409,
    title: 'La transferencia ya cambió',
    detail: 'En el estado en que está no se puede hacer eso. Vuelve a cargar la lista para ver cómo está.',
  },
  payer_account_missing: {
    status: 409,
    title: 'Falta la cuenta de la región',
    detail: 'Para escribir el archivo del banco hace falta la cuenta desde la que se paga («payouts» en region.json).',
  },
  payout_account_unreadable: {
    status: 409,
    title: 'Una cuenta del lote no se puede leer',
    detail: 'Retira del lote las transferencias cuya cuenta no se puede leer y descarga el archivo otra vez.',
  },
  refund_not_manual: {
    status: 409,
    title: 'La devolución no está para pagar a mano',
    detail: 'Solo se cierra a mano una devolución que el proveedor de pagos no pudo hacer.',
  },
  invoice_not_found: {
    status: 404,
    title: 'Nota de cobro no encontrada',
    detail: 'No encontramos esa nota de cobro.',
  },
  invoice_settled: {
    status: 409,
    title: 'La nota ya no está por pagar',
    detail: 'Esa nota ya se pagó o se descontó de una transferencia. Vuelve a cargar la lista para ver cómo está.',
  },
  provider_silent: {
    status: 503,
    title: 'El proveedor de tarjetas no responde',
    detail:
      'No pudimos preguntarle qué envió al banco. Vuelve a intentarlo en unos minutos; también se pregunta solo cada hora.',
  },
  case_not_found: {
    status: 404,
    title: 'Caso no encontrado',
    detail: 'No hay un caso abierto con ese número. Quizá alguien ya lo cerró.',
  },
} as const satisfies Record<PayoutErrorCode, { status: number; title: string; detail: string }>;
