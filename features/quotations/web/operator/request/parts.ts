/** What a request's screen shows on a phone, one at a time; where there is room the request stands beside the other two. */
export const PARTS = ['pedido', 'oferta', 'mensajes'] as const;
export type Part = (typeof PARTS)[number];
