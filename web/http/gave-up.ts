import { ApiError } from './problem.ts';

/**
 * `true` if the person closed the passkey dialog or the sheet for a proof, or did not answer in time. Screens then show
 * no error.
 */
export function gaveUp(error: unknown): boolean {
  if (error instanceof ApiError) return error.problem.code === 'step_up_needed';
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
