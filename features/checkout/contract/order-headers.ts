import { Type } from 'typebox';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from './headers.ts';

/** The schema only documents the headers. The server checks the headers and answers a wrong header with 404. */
export const OrderHeaders = Type.Object({
  [ORDER_SECRET_HEADER]: Type.Optional(Type.String({ maxLength: 100 })),
  [ORDER_PIN_HEADER]: Type.Optional(Type.String({ maxLength: 20 })),
});
