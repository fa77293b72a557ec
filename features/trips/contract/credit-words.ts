import type { TripCredit } from './kept-trip.ts';

/** One line for files that cannot show a link, such as a PDF or a calendar. */
export const creditWords = ({ title, author }: Pick<TripCredit, 'title' | 'author'>): string =>
  `Basado en el viaje «${title}» de ${author ?? 'otra persona'}`;
