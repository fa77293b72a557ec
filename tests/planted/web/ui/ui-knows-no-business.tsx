import { DEEP } from '#features/lakes/contract/lake.ts';
export const button = DEEP;
