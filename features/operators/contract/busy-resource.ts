import { type Static, Type } from 'typebox';
import { Clock, Day, Id } from '#features/schema.ts';
import { RESOURCE_KIND_NAMES, RESOURCE_KINDS } from './assigned-resource.ts';

/** A guide or a vehicle that another departure keeps busy. All days and hours are local. */
export const BusyResource = Type.Object({
  /** Name of the guide or vehicle. */
  resource: Type.String(),
  kind: Type.Enum([...RESOURCE_KINDS]),
  departureId: Id,
  planTitle: Type.String(),
  localDate: Day,
  localTime: Clock,
  endDate: Day,
  endTime: Clock,
  /** Hour of the departure for which the guide or vehicle was wanted. */
  wantedTime: Clock,
});
export type BusyResource = Static<typeof BusyResource>;

/**
 * Returns a sentence such as "Gina (guía) ya va en «Totora» el 05/12/2030, de 10:00 a 13:00, y esta sale a las 09:00."
 */
export function busyWords(busy: BusyResource): string {
  const { resource, kind, planTitle, localDate, localTime, endDate, endTime, wantedTime } = busy;
  const hours =
    endDate === localDate
      ? `el ${dayWords(localDate)}, de ${localTime} a ${endTime},`
      : `desde el ${dayWords(localDate)} a las ${localTime} hasta el ${dayWords(endDate)} a las ${endTime},`;
  return `${resource} (${RESOURCE_KIND_NAMES[kind].toLowerCase()}) ya va en «${planTitle}» ${hours} y esta sale a las ${wantedTime}.`;
}

const dayWords = (day: string) => day.split('-').reverse().join('/');
