/** A guide or a vehicle that another departure keeps busy. */
export interface BusyResource {
  /** Name of the guide or vehicle. */
  resource: string;
  departureId: string;
  planTitle: string;
  localDate: string;
  localTime: string | null;
}

/** Returns a sentence such as "Gina ya va en «Totora» el 05/12/2030 a las 16:00." */
export function busyWords({ resource, planTitle, localDate, localTime }: BusyResource): string {
  const day = localDate.split('-').reverse().join('/');
  return `${resource} ya va en «${planTitle}» el ${day}${localTime ? ` a las ${localTime}` : ''}.`;
}
