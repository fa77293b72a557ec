import type { IncomingHttpHeaders } from 'node:http';

/** Global Privacy Control, or the older Do Not Track. */
export const wantsNoCount = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
