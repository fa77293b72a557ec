import type { Pool } from 'pg';
import { insertLoosely } from './insert-loosely.ts';

export async function settleQuotations(
  pool: Pool,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  const [quotation, offer] = [crypto.randomUUID(), crypto.randomUUID()];
  const loosely = (table: string, values: Record<string, unknown>) =>
    insertLoosely(pool, table, { region_id: 'trujillo', ...values });
  await loosely('quotation', {
    id: quotation,
    reference: 'CZ7K2M4QXA',
    contact: JSON.stringify({ name: name, email: email.toUpperCase(), phone: '944 555 121' }),
    wish: JSON.stringify({ wishes: `Soy ${name} y no como pescado` }),
    source: JSON.stringify({ kind: 'trip', slug: null, title: `El viaje de ${name}` }),
    people: 2,
  });
  await loosely('quotation_key', { quotation_id: quotation });
  await loosely('offer', {
    id: offer,
    quotation_id: quotation,
    state: 'declined',
    draft: JSON.stringify({ greeting: `Hola, ${name}` }),
    reason: JSON.stringify({ code: 'dates', text: `Lo siento, ${name}`, by: 'operator' }),
  });
  await loosely('offer_version', {
    offer_id: offer,
    version: 1,
    content: JSON.stringify({ greeting: `Hola, ${name}`, title: 'Dos días' }),
    sent_by: id,
  });
  await loosely('quotation_event', { quotation_id: quotation, note: JSON.stringify({ text: `Pidió ${name}` }) });
  await loosely('unserved_demand', { account_id: id, people: 2 });
  const message = crypto.randomUUID();
  await loosely('quotation_message', { id: message, offer_id: offer, body: `Soy ${name}` });
  await loosely('quotation_file', { quotation_id: quotation, name: `${name}.png` });
}
