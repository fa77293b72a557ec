import { found } from '#features/lakes/api/find-lake.ts';
import { depth } from '#features/lakes/api/public.ts';
export const boat = found + depth;
