import { rowsOf } from '#server/database/rows-of.ts';

export const itineraryRows = rowsOf('itinerary');
