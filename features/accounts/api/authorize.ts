import type { Actor } from '#features/accounts/contract/actor.ts';
import { may, type Right, type SubjectOf } from '#features/accounts/contract/rights.ts';
import type { Verdict } from '#features/accounts/contract/rules.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

/** @throws {Problem} 404 if the caller may not know that the subject exists, otherwise 401 or 403. */
export function authorize<R extends Right>(actor: Actor, right: R, subject: SubjectOf<R>): void {
  refuseUnless(may(actor, right, subject));
}

export function refuseUnless(verdict: Verdict): void {
  if (verdict.allowed) return;
  const { code, reason } = verdict;
  const headers = code === 'token_missing' ? { 'www-authenticate': 'Bearer realm="vereda"' } : undefined;
  throw problem(PLATFORM_ERRORS, code, { detail: reason, headers, hides: code === 'not_found' });
}
