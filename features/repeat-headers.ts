import { Type } from 'typebox';
import { Id } from './schema.ts';

/** A request without an answer is sent again with the same key and changes nothing twice. */
export const RepeatHeaders = Type.Object({ 'idempotency-key': Type.Optional(Id) });
