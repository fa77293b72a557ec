import { createHash } from 'node:crypto';
import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

export interface Voter {
  /** SHA-256 of the account's id or of the browser's number. */
  voter: Buffer;
  accountId: string | null;
}

/** @throws invalid without an account and without a number of the browser */
export function voterOf(actor: Actor, browser: string | undefined): Voter {
  const accountId = accountIdOf(actor);
  if (accountId) return { voter: hashOf(`account ${accountId}`), accountId };
  if (browser) return { voter: hashOf(`browser ${browser}`), accountId };
  const issues = [{ path: 'body.browser', code: 'required', message: 'Falta el número del navegador.' }];
  throw problem(PLATFORM_ERRORS, 'invalid', { issues });
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
