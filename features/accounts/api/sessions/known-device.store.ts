import { sql } from 'kysely';
import type { AccountRow, Writer } from '../account.store.ts';

type AccountRef = Pick<AccountRow, 'region_id' | 'id'>;

export async function isKnownDevice(db: Writer, account: AccountRef, deviceHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('known_device')
    .select('account_id')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns `true` if the device is new, but not the account's first device. */
export async function rememberDevice(db: Writer, account: AccountRef, deviceHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ added: boolean; others: boolean }>`
    insert into known_device as device (region_id, account_id, device_hash) values (${account.region_id}, ${account.id}, ${deviceHash})
    on conflict (region_id, account_id, device_hash) do update set seen_at = clock_timestamp()
    returning xmax = 0 as added, exists (select from known_device as other
      where other.region_id = device.region_id and other.account_id = device.account_id and other.device_hash <> device.device_hash) as others`.execute(
    db,
  );
  const { added, others } = rows[0]!;
  return added && others;
}

/** @param except the hash of a device that stays known. */
export async function forgetDevices(db: Writer, account: AccountRef, except?: Buffer): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .$if(except !== undefined, (query) => query.where('device_hash', '!=', except!))
    .execute();
}
