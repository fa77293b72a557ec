/**
 * Returns the positions of stops that begin before an earlier stop of the list ends.
 * @param stops of one day; `begin` is in minutes after local midnight
 */
export function earlyStops(stops: readonly { begin: number; minutes: number }[]): number[] {
  let end = 0;
  return stops.flatMap(({ begin, minutes }, at) => {
    const isEarly = begin < end;
    end = Math.max(end, begin + minutes);
    return isEarly ? [at] : [];
  });
}
