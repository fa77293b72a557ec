import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { hashKey } from './guest-keys.ts';

/** Tries with a PIN in an hour; the next ones are refused whatever they say. */
const PIN_TRIES = 10;

/** Where the keys of one kind of thing are: orders, quotations, complaints. */
interface Tables {
  /** Has `pin_failures` and `pin_failures_since`. */
  things: string;
  /** Its column that names one thing of a region. */
  id: string;
  /** Has `region_id`, the thing, `kind`, `hash`. */
  keys: string;
  /** Column of `keys` that names the thing. */
  thing: string;
}

/** What a request says that it holds: the secret of a link, or the PIN of a letter. */
export interface PresentedKeys {
  secret: unknown;
  pin: unknown;
}

export interface GuestKeyStore {
  /** Keeps a key; one that is kept already stays. */
  add(db: Database, region: string, id: string, kind: 'link' | 'pin' | 'payer', hash: Buffer): Promise<void>;
  /** Puts a new PIN in the place of the old one, with the link of the same email: the newest email counts. */
  replacePin(db: Database, region: string, id: string, hashes: { pin: Buffer; link?: Buffer }): Promise<void>;
  /**
   * What a request holds of a thing. A try with a PIN is counted before the PIN is looked at, so that tries at the same time count too; the right
   * one gives them back. @returns null when it holds nothing, has no try left, or there is no such thing.
   */
  held(db: Database, region: string, id: string, shown: PresentedKeys): Promise<'link' | 'pin' | null>;
}

/** Keys that guests hold (guest-keys.ts), in the tables of one area; only hashes are there. */
export function guestKeyStore({ things, id: idColumn, keys, thing }: Tables): GuestKeyStore {
  const [thingTable, thingId, keyTable, keyThing] = [
    sql.table(things),
    sql.ref(idColumn),
    sql.table(keys),
    sql.ref(thing),
  ];

  async function holds(db: Database, region: string, id: string, kind: 'link' | 'pin', hash: Buffer): Promise<boolean> {
    const { rows } = await sql`
      select 1 from ${keyTable} where region_id = ${region} and ${keyThing} = ${id} and kind = ${kind} and hash = ${hash}`.execute(
      db,
    );
    return rows.length > 0;
  }

  async function takeTry(db: Database, region: string, id: string): Promise<boolean> {
    const { rows } = await sql`
      update ${thingTable} set
        pin_failures = case when pin_failures_since > now() - interval '1 hour' then pin_failures + 1 else 1 end,
        pin_failures_since = case when pin_failures_since > now() - interval '1 hour' then pin_failures_since else now() end
      where region_id = ${region} and ${thingId} = ${id}
        and (pin_failures < ${PIN_TRIES} or pin_failures_since is null or pin_failures_since <= now() - interval '1 hour')
      returning 1 as taken`.execute(db);
    return rows.length > 0;
  }

  return {
    async add(db, region, id, kind, hash) {
      await sql`
        insert into ${keyTable} (region_id, ${keyThing}, kind, hash) values (${region}, ${id}, ${kind}, ${hash})
        on conflict do nothing`.execute(db);
    },
    async replacePin(db, region, id, { pin, link }) {
      const linked = link ? sql`, (${region}, ${id}, 'link', ${link})` : sql``;
      await sql`
        with gone as (
          delete from ${keyTable} where region_id = ${region} and ${keyThing} = ${id} and kind = 'pin' and hash <> ${pin}
        )
        insert into ${keyTable} (region_id, ${keyThing}, kind, hash) values (${region}, ${id}, 'pin', ${pin})${linked}
        on conflict do nothing`.execute(db);
    },
    async held(db, region, id, { secret, pin }) {
      if (typeof secret === 'string') return (await holds(db, region, id, 'link', hashKey(id, secret))) ? 'link' : null;
      if (typeof pin !== 'string' || !(await takeTry(db, region, id))) return null;
      if (!(await holds(db, region, id, 'pin', hashKey(id, pin.replaceAll(/\D/g, ''))))) return null;
      await sql`
        update ${thingTable} set pin_failures = 0, pin_failures_since = null
        where region_id = ${region} and ${thingId} = ${id}`.execute(db);
      return 'pin';
    },
  };
}
