import type { Platform } from '#server/platform.ts';
import { listDemoAccounts } from './demo-accounts.store.ts';

/** @throws if the database of a production site contains an account of the demo. */
export async function refuseDemoAccounts({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<void> {
  if (config.MODE !== 'production') return;
  const present = await listDemoAccounts(db, config.REGION);
  if (present.length === 0) return;
  throw new Error(
    `Production refuses the accounts of a demo, and the database has ${present.join(', ')}: "npm run demo:accounts -- --remove" takes them away.`,
  );
}
