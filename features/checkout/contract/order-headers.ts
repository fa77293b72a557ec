import { Type } from 'typebox';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from './headers.ts';

/** The schema only documents the headers. A wrong header gets 404 instead of a validation error. */
export const OrderHeaders = Type.Object({
  [ORDER_SECRET_HEADER]: Type.Optional(Type.String({ maxLength: 100 })),
  [ORDER_PIN_HEADER]: Type.Optional(Type.String({ maxLength: 20 })),
});
