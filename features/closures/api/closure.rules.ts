import type { ClosureArea, ClosureInput } from '#features/closures/contract/closure.ts';
import type { Issue } from '#features/issues.ts';

/** Finds contradictions between fields, which a schema cannot find. */
export function closureIssues(input: ClosureInput): Issue[] {
  const { kind, place, name, area, severity, factor, startsOn, endsOn, hours } = input;
  const issues: Issue[] = [];
  const say = (field: string, message: string) =>
    issues.push({ path: `body.closure.${field}`, code: 'closure', message });
  if (kind === 'place') {
    if (!place) say('place', 'Elige el lugar que cierra.');
    if (name !== null || area !== null) say('kind', 'Un lugar no lleva nombre ni zona: ya los tiene.');
    if (severity !== 'closed') say('severity', 'Un lugar está cerrado o no lo está.');
  } else {
    if (place !== null) say('place', 'Una vía o un evento ocupa una zona, no un lugar.');
    if (!name) say('name', kind === 'road' ? 'Escribe cómo se llama la vía.' : 'Escribe cómo se llama el evento.');
    if (!area) say('area', 'Marca la zona en el mapa.');
  }
  if (hours && kind !== 'place') say('hours', 'Solo un lugar cierra una parte del día.');
  if (hours && hours.to <= hours.from) say('hours', 'Abre antes de cerrar.');
  if ((severity === 'slower') !== (factor !== null)) say('factor', 'Di cuántas veces más se tarda.');
  if (endsOn !== null && endsOn < startsOn) say('endsOn', 'Termina antes de empezar.');
  return issues;
}

/** West, south, east and north in degrees. */
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
