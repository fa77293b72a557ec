import { DEEP } from '#features/lakes/contract/lake.ts';
export const list = DEEP;
