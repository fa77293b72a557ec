import type { Actor } from '#features/accounts/contract/actor.ts';
import { may, type Right, type SubjectOf } from '#features/accounts/contract/rights.ts';
import type { Verdict } from '#features/accounts/contract/rules.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

/**
 * The second question of a right, asked of the thing that was loaded.
 * @throws the refusal; a stranger gets 404 and does not learn that the thing exists.
 */
export function authorize<R extends Right>(actor: Actor, right: R, subject: SubjectOf<R>): void {
  refuseUnless(may(actor, right, subject));
}

/** @throws what the verdict says. */
export function refuseUnless(verdict: Verdict): void {
  if (verdict.allowed) return;
  const { code, reason } = verdict;
  const headers = code === 'token_missing' ? { 'www-authenticate': 'Bearer realm="vereda"' } : undefined;
  throw problem(PLATFORM_ERRORS, code, { detail: reason, headers, hides: code === 'not_found' });
}
