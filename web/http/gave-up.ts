import { ApiError } from './problem.ts';

/**
 * Returns `true` if the person closed the dialog for a passkey or proof, or did not answer. Screens then show no error.
 */
export function gaveUp(error: unknown): boolean {
  if (error instanceof ApiError) return error.problem.code === 'step_up_needed';
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
