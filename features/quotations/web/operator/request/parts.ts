/** Parts of a request's screen. A phone shows one at a time; a wide screen shows the request beside the other two. */
export const PARTS = ['pedido', 'oferta', 'mensajes'] as const;
export type Part = (typeof PARTS)[number];
