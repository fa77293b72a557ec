import { days } from '#features/trips/contract/trip.ts';
export const shown = days;
