import type { FastifyRequest } from 'fastify';
import { emailKey } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { may } from '#features/accounts/contract/rights.ts';
import { WAITLIST_ERRORS } from '#features/waitlist/contract/errors.ts';
import { WAITLIST_SECRET_HEADER } from '#features/waitlist/contract/headers.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { EntryKeys } from './entry-keys.ts';
import { findEntry, type WaitlistRow } from './waitlist.store.ts';

/** @throws waitlist_entry_not_found without access, even if the entry exists. */
export async function openEntry(
  { db, config }: Platform,
  keys: EntryKeys,
  { actor, headers }: Pick<FastifyRequest, 'actor' | 'headers'>,
  id: string,
): Promise<WaitlistRow> {
  const entry = await findEntry(db, config.REGION, id);
  if (!entry) throw problem(WAITLIST_ERRORS, 'waitlist_entry_not_found');
  const holds = keys.opens(entry.id, headers[WAITLIST_SECRET_HEADER]) ? 'edit' : null;
  if (!may(actor, 'waitlist.own', { holds, accountId: ownerOf(entry, actor) }).allowed)
    throw problem(WAITLIST_ERRORS, 'waitlist_entry_not_found');
  return entry;
}

/** A confirmed entry without an account belongs to the account with its email address. */
function ownerOf({ account_id, email, waiting_since }: WaitlistRow, actor: Actor): string | null {
  if (account_id || actor.kind !== 'person' || !waiting_since) return account_id;
  return emailKey(email) === emailKey(actor.email) ? actor.accountId : null;
}
