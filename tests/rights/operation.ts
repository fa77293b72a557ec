import type { InjectOptions } from 'fastify';
import { wireClass } from '#features/accounts/contract/application-token.ts';
import type { Right } from '#features/accounts/contract/rights.ts';
import type { Route } from '#features/route.ts';
import { NO_ACCOUNT, ROLES, type Role } from './roles.ts';
import { APP_TOKEN, type World } from './world.ts';

/** A row of the matrix is written by hand and not derived from the product's table of rights. */
export interface Operation {
  lets: readonly Role[];
  /** Status for all other roles that are signed in to this region. Status 404 hides that the resource exists. */
  others?: 403 | 404;
  /** Exceptions from `others`. A guide gets 403 instead of 404, because a guide may know the resource. */
  refuses?: Readonly<Partial<Record<Role, 403 | 404>>>;
  right?: Right;
  request(world: World, role: Role): InjectOptions | Promise<InjectOptions>;
}

export type Operations = Record<`${Route['method']} /api/${string}`, Operation>;

export const row = (route: Named, operation: Operation): Operations => ({
  [rowName(route)]: { ...operation, ...(route.declaration && { right: route.declaration.right }) },
});

type Named = Pick<Route, 'method' | 'path' | 'declaration'>;

/** Returns a name such as `GET /api/trips/{id}`. */
export const rowName = ({ method, path }: Pick<Route, 'method' | 'path'>): keyof Operations =>
  `${method} ${path.replace(/:(\w+)/g, '{$1}')}` as keyof Operations;

export async function assertRow(
  world: World,
  name: string,
  operation: Operation,
): Promise<{ cells: number; faults: string[] }> {
  const faults: string[] = [];
  const [method, path] = name.split(' ') as [InjectOptions['method'], string];
  const isRefused = (role: Role) => expectation(operation, path, role) !== 'in';
  const refused = ROLES.filter(isRefused);
  // A refused request changes nothing, so all refused roles send the same request if it does not depend on the role.
  const shared =
    refused.length > 0 && operation.request.length < 2 ? await operation.request(world, refused[0]!) : undefined;
  for (const role of [...refused, ...ROLES.filter((role) => !isRefused(role))]) {
    const request = (isRefused(role) && shared) || (await operation.request(world, role));
    const answer = await world.ask({
      method,
      ...request,
      headers: { ...authorization(world, path, role), ...request.headers },
    });
    const expected = expectation(operation, path, role);
    const holds = expected === 'in' ? answer.statusCode < 400 : answer.statusCode === expected;
    if (!holds)
      faults.push(
        `${name} (${operation.right}) as ${role}: expected ${expected}, got ${answer.statusCode} ${answer.body.slice(0, 200)}`,
      );
  }
  return { cells: ROLES.length, faults };
}

export function authorization(world: World, path: string, role: Role): Record<string, string> {
  if (wireClass(path) === 'public') return { authorization: `Bearer ${APP_TOKEN}` };
  const person = world.people[role as keyof World['people']];
  return person ? { authorization: `Bearer ${person.token}` } : {};
}

function expectation({ lets, others = 404, refuses }: Operation, path: string, role: Role): 'in' | 401 | 403 | 404 {
  if (lets.includes(role)) return 'in';
  if (wireClass(path) === 'public') return 404;
  if (role === 'admin of another region') return 401;
  if (wireClass(path) === 'private' && NO_ACCOUNT.includes(role)) return 401;
  return refuses?.[role] ?? others;
}
