import { days } from '#features/trips/api/public.ts';
export const shown = days;
