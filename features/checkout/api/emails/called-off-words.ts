import type { CancellationCause } from '#features/bookings/contract/booking.ts';

const CAUSES: Partial<Record<CancellationCause, string>> = {
  weather: 'por el clima',
  minimum: 'porque no se llegó al grupo mínimo',
  authority: 'por orden de la autoridad',
};

/** @returns such as «Rutas del Mar tuvo que cancelar tu salida», or null if the departure was not called off */
export function calledOffWords(cause: CancellationCause | undefined, operatorName: string): string | null {
  if (cause === 'operator') return `${operatorName} tuvo que cancelar tu salida`;
  const why = cause && CAUSES[cause];
  return why ? `La salida se canceló ${why}` : null;
}
