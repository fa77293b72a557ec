import type { InjectOptions } from 'fastify';
import { wireClass } from '#features/accounts/contract/application-token.ts';
import { NO_ACCOUNT, ROLES, type Role } from './roles.ts';
import { APP_TOKEN, type World } from './world.ts';

/** One row of the matrix, written by hand and not taken from the table of rights: what we promise, not what we do. */
export interface Operation {
  /** Who is let in: their request must succeed (2xx). */
  lets: readonly Role[];
  /** What others with a session of this region hear; whoever is not to learn that the thing exists hears 404. */
  others?: 403 | 404;
  /** Who hears something else than the others: a guide of the operator knows that the thing exists. */
  refuses?: Readonly<Partial<Record<Role, 403 | 404>>>;
  /** A valid request about something of its own; asked anew for each role. */
  request(world: World, role: Role): InjectOptions | Promise<InjectOptions>;
}

export type Operations = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Operation>;

/** Asks one operation as every role. @returns how many cells were asserted, and in words which did not hold. */
export async function assertRow(
  world: World,
  name: string,
  operation: Operation,
): Promise<{ cells: number; faults: string[] }> {
  const faults: string[] = [];
  for (const role of ROLES) {
    const [method, path] = name.split(' ') as [InjectOptions['method'], string];
    const request = await operation.request(world, role);
    const answer = await world.ask({
      method,
      ...request,
      headers: { ...authorization(world, path, role), ...request.headers },
    });
    const expected = expectation(operation, path, role);
    const holds = expected === 'in' ? answer.statusCode < 300 : answer.statusCode === expected;
    if (!holds)
      faults.push(`${name} as ${role}: expected ${expected}, got ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  }
  return { cells: ROLES.length, faults };
}

/** What a role sends to say who it is. */
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
