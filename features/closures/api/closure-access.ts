import type { Closure, ClosureInput } from '#features/closures/contract/closure.ts';
import { CLOSURE_ERRORS } from '#features/closures/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { closureIssues } from './closure.rules.ts';
import { type ClosureRow, findClosure, lockClosure } from './closure.store.ts';
import { closureView } from './closure.view.ts';
import type { Touched } from './touched.ts';

export async function readClosure(platform: Platform, touched: Touched, id: string): Promise<Closure> {
  const { db } = platform;
  const region = platform.config.REGION;

  const row = await findClosure(db, region, id);
  if (!row) throw problem(CLOSURE_ERRORS, 'closure_not_found');
  return closureView(row, await touched.placeNames(db, region, row.place_id ? [row.place_id] : []));
}

export async function lockExistingClosure(trx: Database, region: string, id: string): Promise<ClosureRow> {
  const row = await lockClosure(trx, region, id);
  if (!row) throw problem(CLOSURE_ERRORS, 'closure_not_found');
  return row;
}

/** @throws `invalid` if fields contradict each other, or if the place is not in the region. */
export async function assertValidClosure(
  db: Database,
  region: string,
  input: ClosureInput,
  touched: Touched,
): Promise<void> {
  const issues = closureIssues(input);
  if (input.place !== null && !(await touched.placeNames(db, region, [input.place])).has(input.place))
    issues.push({ path: 'body.closure.place', code: 'unknown_place', message: 'Ese lugar no está en la región.' });
  if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
}
