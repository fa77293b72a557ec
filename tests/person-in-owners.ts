import type { Pool } from 'pg';
import { insertLoosely } from './insert-loosely.ts';

interface Owner {
  id: string;
  name: string;
  email: string;
  place: string;
}

/** Inserts a row of the person into each table of the area owners. */
export async function settleOwners(pool: Pool, { id, name, email, place }: Owner): Promise<void> {
  const claim = crypto.randomUUID();
  const loosely = (table: string, values: Record<string, unknown>) =>
    insertLoosely(pool, table, { region_id: 'trujillo', ...values });
  await loosely('company_claim', {
    ...{ id: claim, company_id: place, account_id: id, email: email.toUpperCase() },
    note: `Soy ${name}`,
    reason: `Se lo dimos a ${name}`,
  });
  await loosely('company_claim_document', { claim_id: claim, name: `DNI de ${name}` });
  await loosely('company_invitation', { company_id: place, email: email.toUpperCase(), role: 'editor' });
  await loosely('company_confirmation', { company_id: place, account_id: id });
  await loosely('company_report', {
    company_id: place,
    fact: 'hours',
    words: 'mi pregunta propia',
    email: email.toUpperCase(),
  });
  await loosely('company_report', { company_id: place, fact: 'fees', words: 'mi pregunta propia', account_id: id });
  await loosely('place_notice', { place_id: place, created_by: id, made_as: 'owner' });
  await loosely('company_proposal', { company_id: place, fact: 'name', proposed_by: id });
}
