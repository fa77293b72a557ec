import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { hashKey } from './guest-keys.ts';

/** Wrong PINs per hour. After this number, the right PIN is refused too. */
const PIN_TRIES = 10;

interface Tables {
  /** A table with the columns `pin_failures` and `pin_failures_since`. */
  resources: string;
  id: string;
  /** A table with the columns `region_id`, `kind`, `hash` and the column named by `resource`. */
  keys: string;
  resource: string;
}

export interface PresentedKeys {
  secret: unknown;
  pin: unknown;
}

export interface GuestKeyStore {
  add(db: Database, region: string, id: string, kind: 'link' | 'pin' | 'payer', hash: Buffer): Promise<void>;
  /** Makes the PIN of the newest email the only valid PIN. `link` is the hash of this email's link. */
  replacePin(db: Database, region: string, id: string, hashes: { pin: Buffer; link?: Buffer }): Promise<void>;
  /**
   * Counts an attempt before comparing the PIN, so that parallel attempts also count. The right PIN resets the count.
   * @returns null if no key is right, if no attempt is left, or if the resource does not exist.
   */
  held(db: Database, region: string, id: string, shown: PresentedKeys): Promise<'link' | 'pin' | null>;
}

export function guestKeyStore({ resources, id: idColumn, keys, resource }: Tables): GuestKeyStore {
  const [resourceTable, resourceId, keyTable, keyResource] = [
    sql.table(resources),
    sql.ref(idColumn),
    sql.table(keys),
    sql.ref(resource),
  ];

  async function holds(db: Database, region: string, id: string, kind: 'link' | 'pin', hash: Buffer): Promise<boolean> {
    const { rows } = await sql`
      select 1 from ${keyTable} where region_id = ${region} and ${keyResource} = ${id} and kind = ${kind} and hash = ${hash}`.execute(
      db,
    );
    return rows.length > 0;
  }

  async function takeTry(db: Database, region: string, id: string): Promise<boolean> {
    const { rows } = await sql`
      update ${resourceTable} set
        pin_failures = case when pin_failures_since > now() - interval '1 hour' then pin_failures + 1 else 1 end,
        pin_failures_since = case when pin_failures_since > now() - interval '1 hour' then pin_failures_since else now() end
      where region_id = ${region} and ${resourceId} = ${id}
        and (pin_failures < ${PIN_TRIES} or pin_failures_since is null or pin_failures_since <= now() - interval '1 hour')
      returning 1 as taken`.execute(db);
    return rows.length > 0;
  }

  return {
    async add(db, region, id, kind, hash) {
      await sql`
        insert into ${keyTable} (region_id, ${keyResource}, kind, hash) values (${region}, ${id}, ${kind}, ${hash})
        on conflict do nothing`.execute(db);
    },
    async replacePin(db, region, id, { pin, link }) {
      const linked = link ? sql`, (${region}, ${id}, 'link', ${link})` : sql``;
      await sql`
        with gone as (
          delete from ${keyTable} where region_id = ${region} and ${keyResource} = ${id} and kind = 'pin' and hash <> ${pin}
        )
        insert into ${keyTable} (region_id, ${keyResource}, kind, hash) values (${region}, ${id}, 'pin', ${pin})${linked}
        on conflict do nothing`.execute(db);
    },
    async held(db, region, id, { secret, pin }) {
      if (typeof secret === 'string') return (await holds(db, region, id, 'link', hashKey(id, secret))) ? 'link' : null;
      if (typeof pin !== 'string' || !(await takeTry(db, region, id))) return null;
      if (!(await holds(db, region, id, 'pin', hashKey(id, pin.replaceAll(/\D/g, ''))))) return null;
      await sql`
        update ${resourceTable} set pin_failures = 0, pin_failures_since = null
        where region_id = ${region} and ${resourceId} = ${id}`.execute(db);
      return 'pin';
    },
  };
}
