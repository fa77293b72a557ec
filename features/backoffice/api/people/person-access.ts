import { lockAccount } from '#features/accounts/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { readPerson } from './people.store.ts';

/** @throws `person_not_found` for an unknown or erased account. */
export async function lockLivingAccount(trx: Database, region: string, id: string) {
  const account = await lockAccount(trx, region, id);
  if (!account || account.state === 'erased') throw problem(BACKOFFICE_ERRORS, 'person_not_found');
  return account;
}

/** @throws `person_not_found` */
export async function readExistingPerson(db: Database, region: string, id: string) {
  const row = await readPerson(db, region, id);
  if (!row) throw problem(BACKOFFICE_ERRORS, 'person_not_found');
  return row;
}
