import { createStore, type StoreApi } from 'zustand';
import type { Side } from '#web/drafts/merge-fields.ts';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import type { KeptTrip } from '../../contract/kept-trip.ts';
import type { CandidatePlace } from '../../contract/planning.ts';
import { showTrip } from '../../contract/routes.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { type BrowserTrip, editHeaders, putBrowserTrip } from './browser-trips.ts';
import { keepHistory, recallHistory } from './history/kept-history.ts';
import {
  beginHistory,
  DEEPEST,
  edited,
  type History,
  rebased,
  redone,
  type Step,
  undone,
} from './history/trip-history.ts';
import { isSameTrip } from './merge-trips.ts';
import { mergeVersions } from './merge-versions.ts';
import { markBroken, type TripEdit } from './trip-edits.ts';
import { type SyncState, syncTrip } from './trip-sync.ts';

export interface TripState {
  own: BrowserTrip;
  history: History;
  sync: SyncState;
  joined: number;
}

export interface TripStore extends StoreApi<TripState> {
  edit(edit: TripEdit): void;
  undo(): void;
  redo(): void;
  learn(places: readonly CandidatePlace[]): void;
  /** `judge` returns the ids of the stops that break a rule. The store calls it after every edit. */
  judgeBy(judge: (trip: TripDocument) => ReadonlySet<string>): void;
  saveNow(): Promise<void>;
  /** Null means that the links were revoked. */
  rememberShareToken(shareToken: string | null): void;
  /** Merges with the newer version. If a choice is `theirs`, undo returns to the traveller's own choice. */
  settleConflict(theirs: KeptTrip, take: (path: readonly string[]) => Side): void;
  /** @returns a function that stops the synchronization */
  open(): () => void;
}

export function createTripStore(own: BrowserTrip, api: Api): TripStore {
  const store = createStore<TripState>(() => ({
    own,
    history: recallHistory(own.local, own.document) ?? beginHistory(own.document),
    sync: own.unsaved ? { kind: 'waiting' } : { kind: 'saved' },
    joined: 0,
  }));
  let judge: (trip: TripDocument) => ReadonlySet<string> = () => new Set();
  const settle = (trip: TripDocument) => markBroken(trip, judge(trip));

  const keepHere = (next: BrowserTrip) => {
    putBrowserTrip(next);
    store.setState({ own: next });
  };
  const turn = (history: History) => {
    store.setState({ history });
    keepHistory(own.local, history);
  };
  const join = (next: BrowserTrip, theirs: KeptTrip) => {
    const { own: now, history, joined } = store.getState();
    const document = settle(next.document);
    const isNews = !isSameTrip(document, now.document);
    turn(rebased(history, now.base ?? null, theirs.document, document));
    keepHere({ ...next, document });
    if (isNews) store.setState({ joined: joined + 1 });
  };
  const sync = syncTrip({
    api,
    read: () => store.getState().own,
    confirm: (kept, document) => {
      const { own: now } = store.getState();
      keepHere({ ...now, kept, unsaved: now.document !== document, base: document });
    },
    merge: (theirs) => {
      const { own: next, conflicts } = mergeVersions(store.getState().own, theirs);
      if (conflicts.length === 0) join(next, theirs);
      return conflicts;
    },
    report: (state) => store.setState({ sync: state }),
  });
  const advance = (history: History) => {
    const { history: before, own: now } = store.getState();
    if (history === before) return;
    turn(history);
    if (history.present === before.present) return;
    const base = now.unsaved ? now.base : now.document;
    const changedAt = new Date().toISOString();
    keepHere({ ...now, ...(base && { base }), document: history.present, unsaved: true, changedAt });
    sync.changed();
  };
  const look = async () => {
    const { kept, unsaved } = store.getState().own;
    if (!kept || unsaved || !navigator.onLine) return;
    try {
      const theirs = await api.call(showTrip, { params: { id: kept.id }, headers: editHeaders(kept), quiet: true });
      const { own: now } = store.getState();
      if (now.unsaved || !now.kept || theirs.version <= now.kept.version) return;
      store.setState({ own: { ...now, base: now.document } });
      join(mergeVersions(store.getState().own, theirs).own, theirs);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };

  return {
    ...store,
    edit: (edit) => advance(edited(store.getState().history, edit, settle)),
    undo: () => advance(undone(store.getState().history)),
    redo: () => advance(redone(store.getState().history)),
    learn(places) {
      const { own: now } = store.getState();
      const { days, unplaced = [], removed = [] } = now.document;
      const shown = new Set([...unplaced, ...removed, ...days.flatMap((day) => day.stops.map((stop) => stop.place))]);
      const fresh = places.filter((place) => shown.has(place.id) && now.places[place.id] !== place);
      if (fresh.length === 0) return;
      keepHere({ ...now, places: { ...now.places, ...Object.fromEntries(fresh.map((place) => [place.id, place])) } });
    },
    judgeBy(next) {
      judge = next;
      const { history, own: now } = store.getState();
      const present = settle(history.present);
      // If only the marks of broken stops change, the change is neither sent nor added to the history.
      if (present === history.present) return;
      turn({ ...history, present });
      keepHere({ ...now, document: present });
    },
    saveNow: () => sync.flush(),
    rememberShareToken(shareToken) {
      const { own: now } = store.getState();
      if (now.kept) keepHere({ ...now, kept: { ...now.kept, shareToken } });
    },
    settleConflict(theirs, take) {
      const { own: now } = store.getState();
      const mine = mergeVersions(now, theirs).own.document;
      join(mergeVersions(now, theirs, take).own, theirs);
      const { history, own: next } = store.getState();
      if (!isSameTrip(mine, history.present)) {
        const step: Step = { edit: { kind: 'join' }, subject: null, before: mine };
        turn({ ...history, past: [...history.past, step].slice(-DEEPEST) });
      }
      if (next.unsaved) void sync.flush();
      else store.setState({ sync: { kind: 'saved' } });
    },
    open() {
      const wake = () => void sync.flush();
      const turned = () => (document.visibilityState === 'hidden' ? wake() : void look());
      window.addEventListener('online', wake);
      document.addEventListener('visibilitychange', turned);
      if (store.getState().own.unsaved) sync.changed();
      return () => {
        window.removeEventListener('online', wake);
        document.removeEventListener('visibilitychange', turned);
        void sync.flush();
        sync.stop();
      };
    },
  };
}
