import type { FeatureCollection, Position } from 'geojson';

type Box = readonly [west: number, south: number, east: number, north: number];

export interface PlateDrawing {
  water: string;
  roads: string;
  ratio: number;
}

/** The page colours the SVGs with `mask-image`, so the same files serve every theme and brand. */
export function drawPlate(overview: FeatureCollection, box: Box, width = 900): PlateDrawing {
  const [west, south, east, north] = box;
  const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * (180 / Math.PI);
  const top = mercator(north);
  const scale = width / (east - west);
  const height = Math.round((top - mercator(south)) * scale);
  const at = ([lon = 0, lat = 0]: Position): [number, number] => [(lon - west) * scale, (top - mercator(lat)) * scale];
  const trace = (line: readonly Position[], close = false): string => {
    let path = '';
    let px = Number.NaN;
    let py = Number.NaN;
    for (const [index, position] of line.entries()) {
      const [x, y] = at(position);
      if (index > 0 && index < line.length - 1 && Math.hypot(x - px, y - py) < 3) continue;
      path += `${path ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`;
      [px, py] = [x, y];
    }
    return close ? `${path}Z` : path;
  };
  const seen = (line: readonly Position[]) =>
    line.some(([lon = 0, lat = 0]) => lon > west && lon < east && lat > south && lat < north);
  const paths = { sea: '', river: '', road: '', trunk: '' };
  for (const { geometry, properties } of overview.features) {
    const { kind, class: roadClass } = properties ?? {};
    if (geometry.type === 'Polygon' && kind === 'sea') paths.sea += trace(geometry.coordinates[0] ?? [], true);
    if (geometry.type !== 'LineString' || !seen(geometry.coordinates)) continue;
    if (kind === 'river') paths.river += trace(geometry.coordinates);
    if (kind === 'road') paths[roadClass === 'secondary' ? 'road' : 'trunk'] += trace(geometry.coordinates);
  }
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><g fill="none" stroke="#000" stroke-linejoin="round" stroke-linecap="round">${inner}</g></svg>`;
  return {
    water: svg(`<path d="${paths.sea}" fill="#000" stroke="none"/><path d="${paths.river}" stroke-width="2.5"/>`),
    roads: svg(`<path d="${paths.road}" stroke-width="1.4"/><path d="${paths.trunk}" stroke-width="3"/>`),
    ratio: width / height,
  };
}
