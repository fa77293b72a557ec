import { localDate } from '#server/region/local-date.ts';

/** The name of a downloaded sheet, with the local day. */
export const sheetName = ({ time_zone }: { time_zone: string }): string =>
  `lugares-${localDate(time_zone, new Date())}`;
