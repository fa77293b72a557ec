import type { ClosureArea } from '#features/closures/contract/closure.ts';

/** The smallest box of degrees around an area: west, south, east, north. */
export const boxOf = (area: ClosureArea): readonly [number, number, number, number] => {
  if (area.shape === 'polygon') {
    const lons = area.ring.map(([lon]) => lon);
    const lats = area.ring.map(([, lat]) => lat);
    return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
  }
  const high = area.metres / 111_195;
  const wide = high / Math.cos((area.lat * Math.PI) / 180);
  return [area.lon - wide, area.lat - high, area.lon + wide, area.lat + high];
};
