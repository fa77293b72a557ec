import { ApiError } from './problem.ts';

/** `true` if the person closed a dialog that asks for a passkey or a proof of identity. Screens then show no error. */
export function gaveUp(error: unknown): boolean {
  if (error instanceof ApiError) return error.problem.code === 'step_up_needed';
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
