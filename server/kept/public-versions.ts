import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export const KEPT_KINDS = ['content', 'departures'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

/** Versions of what visitors see. Equal versions mean equal content. */
export type Versions = Record<KeptKind, string>;

export interface PublicVersions {
  /** A change by another process appears after at most 500 ms. */
  current(): Promise<Versions>;
  /** The next call of `current` asks the database, so that people see their own change immediately. */
  forget(): void;
}

const MOST_AGE_MS = 500;
/** Rows in `public_change` above which a process deletes old rows. */
const MOST_ROWS = 1000;
const KEPT_ROWS = 100;

/** The triggers of the migration `0088-public-changes.sql` write `public_change`. */
export function publicVersions(db: Database, now: () => number = () => performance.now()): PublicVersions {
  let known: Versions | undefined;
  let knownAt = 0;
  let asking: Promise<Versions> | undefined;
  let forgotten = 0;

  async function ask(): Promise<Versions> {
    const began = now();
    const turn = forgotten;
    const versions = await readVersions(db);
    // A query that began before `forget` may have missed the change.
    if (turn === forgotten) {
      known = versions;
      knownAt = began;
    }
    return versions;
  }

  return {
    async current() {
      if (known && now() - knownAt < MOST_AGE_MS) return known;
      const mine = asking ?? ask();
      asking = mine;
      try {
        return await mine;
      } finally {
        if (asking === mine) asking = undefined;
      }
    },
    forget() {
      forgotten += 1;
      known = undefined;
      asking = undefined;
    },
  };
}

async function readVersions(db: Database): Promise<Versions> {
  const { rows } = await sql<{ kind: KeptKind; count: number; first: number }>`
    select kind, count(*) as count, min(id) as first from public_change group by kind`.execute(db);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  if (total > MOST_ROWS) await deleteOldRows(db);
  const versionOf = (kind: KeptKind) => {
    const row = rows.find((one) => one.kind === kind);
    return row ? `${row.first}+${row.count}` : '';
  };
  return { content: versionOf('content'), departures: versionOf('departures') };
}

/** Deleting the first row changes the version, which does no harm: the answers are made once more. */
async function deleteOldRows(db: Database): Promise<void> {
  await sql`
    delete from public_change where id <= (select max(id) from public_change) - ${KEPT_ROWS}`.execute(db);
}
