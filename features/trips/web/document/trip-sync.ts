import type { Conflict } from '#web/drafts/merge-fields.ts';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import type { KeptTrip } from '../../contract/kept-trip.ts';
import { changeTrip, keepTrip, showTrip } from '../../contract/routes.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { type BrowserTrip, editHeaders } from './browser-trips.ts';

export type SyncState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Changes stay on this device and are sent again automatically. */
  | { kind: 'offline' }
  /** Two people changed the same field, and this person must choose. */
  | { kind: 'conflict'; theirs: KeptTrip; conflicts: Conflict[] }
  | { kind: 'refused'; detail: string };

interface SyncOptions {
  api: Api;
  read: () => BrowserTrip;
  /** The document may have changed again during the request. */
  confirm: (kept: NonNullable<BrowserTrip['kept']>, document: TripDocument) => void;
  /**
   * Merges the trip with a newer version. If there are conflicts, nothing is stored.
   * @returns the conflicts
   */
  merge: (theirs: KeptTrip) => Conflict[];
  report: (state: SyncState) => void;
  calm?: number;
}

export interface TripSync {
  /** Must be called after each change. The change is sent after a pause. */
  changed(): void;
  /** Resolves after all changes are sent, or after sending failed. */
  flush(): Promise<void>;
  stop(): void;
}

const CALM_MS = 1200;
const FIRST_RETRY_MS = 4000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Sends one request at a time, with the latest document. A repeated first request creates no second trip, because it
 * contains the same UUID.
 */
export function syncTrip({ api, read, confirm, merge, report, calm = CALM_MS }: SyncOptions): TripSync {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let retry = FIRST_RETRY_MS;
  let halted = false;

  const later = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  async function send(): Promise<void> {
    const { document } = read();
    report({ kind: 'saving' });
    try {
      confirm(await keep(read(), document), document);
      retry = FIRST_RETRY_MS;
      if (read().unsaved) return send();
      report({ kind: 'saved' });
    } catch (error) {
      await failed(error);
    }
  }

  async function keep(trip: BrowserTrip, document: TripDocument): Promise<NonNullable<BrowserTrip['kept']>> {
    if (!trip.kept) {
      const keys = await api.call(keepTrip, { body: { uuid: trip.uuid, document }, quiet: true });
      return { id: keys.id, editSecret: keys.editSecret, shareToken: keys.shareToken, version: keys.version };
    }
    const { version } = await api.call(changeTrip, {
      params: { id: trip.kept.id },
      headers: editHeaders(trip.kept),
      body: { version: trip.kept.version, document },
      quiet: true,
    });
    return { ...trip.kept, version };
  }

  async function failed(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0 || error.status === 429 || error.status >= 500) {
      report({ kind: 'offline' });
      if (!halted) later(retry);
      retry = Math.min(retry * 2, LONGEST_RETRY_MS);
      return;
    }
    const { kept } = read();
    if (error.problem.code === 'trip_conflict' && kept) {
      try {
        const theirs = await api.call(showTrip, {
          params: { id: kept.id },
          headers: editHeaders(kept),
          quiet: true,
        });
        const conflicts = merge(theirs);
        if (conflicts.length > 0) return report({ kind: 'conflict', theirs, conflicts });
        // If nothing is unsaved after the merge, the server's version is this browser's own change, whose response was
        // lost.
        return read().unsaved ? send() : report({ kind: 'saved' });
      } catch (again) {
        if (again instanceof ApiError && again.status === 0) return report({ kind: 'offline' });
        throw again;
      }
    }
    report({ kind: 'refused', detail: error.problem.detail });
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    if (halted || !read().unsaved) return running ?? Promise.resolve();
    running ??= send().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    changed() {
      report({ kind: 'waiting' });
      if (!running) later(calm);
    },
    flush,
    stop() {
      halted = true;
      clearTimeout(timer);
    },
  };
}
