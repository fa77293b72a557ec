import { wireClass } from '#features/accounts/contract/application-token.ts';
import { assertRow, type Operations } from './operation.ts';
import type { Role } from './roles.ts';
import { APP_TOKEN, type World } from './world.ts';

export async function assertMatrix(world: World, operations: Operations): Promise<string[]> {
  let cells = 0;
  const faults: string[] = [];
  for (const [name, operation] of Object.entries(operations)) {
    const row = await assertRow(world, name, operation);
    cells += row.cells;
    faults.push(...row.faults);
  }
  console.log(`Rights: ${cells} cells asserted over ${Object.keys(operations).length} operations.`);
  return faults;
}

/**
 * The other region's admin sends every secret of this region.
 * @returns descriptions of resources for which the site did not answer 404
 */
export async function assertUnknownElsewhere(world: World, operations: Operations): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, operation] of Object.entries(operations)) {
    const [method, path] = name.split(' ') as ['GET', string];
    if (!/\{(id|idOrSlug|reference|accountId|operatorId|planId)\}/.test(path)) continue;
    const role = whoseIsIt(path);
    const request = await operation.request(world, role);
    const token = wireClass(path) === 'public' ? APP_TOKEN : world.people['admin of another region'].token;
    const headers = { authorization: `Bearer ${token}`, ...request.headers };
    const { statusCode } = await world.askElsewhere({ method, ...request, headers });
    if (statusCode !== 404 && statusCode !== 400) faults.push(`${name}: ${statusCode}`);
  }
  return faults;
}

function whoseIsIt(path: string): Role {
  if (path.startsWith('/api/admin/')) return 'admin';
  if (path.startsWith('/api/manage/')) return 'operator owner';
  return path.startsWith('/api/me/') ? 'traveller' : 'guest';
}
