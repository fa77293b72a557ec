import { DEMO_PEOPLE_DOMAIN } from '#server/mail/causing-browser.ts';
import type { Writer } from './account.store.ts';

export async function listDemoAccounts(db: Writer, region: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('email_key')
    .where('region_id', '=', region)
    .where('email_key', 'like', `%@${DEMO_PEOPLE_DOMAIN}`)
    .where('state', 'not in', ['pending_email', 'erased'])
    .orderBy('email_key')
    .execute();
  return rows.map(({ email_key }) => email_key);
}
