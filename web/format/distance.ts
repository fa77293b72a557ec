const kilometres = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 });
const coarse = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 0 });

/** Metres → "120 m", "1,4 km", "86 km": as exact as it is useful. The decimal sign is the comma of the region's Spanish. */
export function formatDistance(metres: number): string {
  if (metres < 995) return `${Math.round(metres / 10) * 10} m`;
  const km = metres / 1000;
  return `${(km < 20 ? kilometres : coarse).format(km).replace('.', ',')} km`;
}
