import { days } from '#features/trips/web/public.ts';
export const shown = days;
