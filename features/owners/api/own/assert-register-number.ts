import { registerNumberFault } from '#features/operators/api/public.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { RegionNow } from '#server/region/live-region.ts';

/**
 * The number fits the country's register, as the number of an operator does.
 * @param path field of the request's body
 * @throws invalid
 */
export function assertRegisterNumber(region: RegionNow, path: string, number: string): void {
  const message = registerNumberFault(region, number);
  if (message)
    throw problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: `body.${path}`, code: 'shape', message }] });
}
