import { createStore, type StoreApi } from 'zustand';
import type { Api } from '#web/http/api.ts';
import type { KeptTrip } from '../../contract/kept-trip.ts';
import type { CandidatePlace } from '../../contract/planning.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { type BrowserTrip, putBrowserTrip } from './browser-trips.ts';
import { keepHistory, recallHistory } from './history/kept-history.ts';
import { beginHistory, edited, type History, redone, undone } from './history/trip-history.ts';
import { markBroken, type TripEdit } from './trip-edits.ts';
import { type SyncState, syncTrip } from './trip-sync.ts';

export interface TripState {
  own: BrowserTrip;
  history: History;
  sync: SyncState;
}

export interface TripStore extends StoreApi<TripState> {
  edit(edit: TripEdit): void;
  undo(): void;
  redo(): void;
  /** Stores places for use without a network. */
  learn(places: readonly CandidatePlace[]): void;
  /** `judge` returns the stops that break a rule, and runs after every edit. */
  judgeBy(judge: (trip: TripDocument) => ReadonlySet<string>): void;
  saveNow(): Promise<void>;
  /** Null when the links were revoked. */
  rememberShareToken(shareToken: string | null): void;
  settleConflict(theirs: KeptTrip, keep: 'ours' | 'theirs'): void;
  /** @returns a function that stops the synchronization. */
  open(): () => void;
}

export function createTripStore(own: BrowserTrip, api: Api): TripStore {
  const store = createStore<TripState>(() => ({
    own,
    history: recallHistory(own.local, own.document) ?? beginHistory(own.document),
    sync: own.unsaved ? { kind: 'waiting' } : { kind: 'saved' },
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
  const sync = syncTrip({
    api,
    read: () => store.getState().own,
    confirm: (kept, document) => {
      const { own: now } = store.getState();
      keepHere({ ...now, kept, unsaved: now.document !== document });
    },
    report: (state) => store.setState({ sync: state }),
  });
  const advance = (history: History) => {
    const { history: before, own: now } = store.getState();
    if (history === before) return;
    turn(history);
    if (history.present === before.present) return;
    keepHere({ ...now, document: history.present, unsaved: true, changedAt: new Date().toISOString() });
    sync.changed();
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
      // Only the marks changed. A change of marks is not undone and not sent.
      if (present === history.present) return;
      turn({ ...history, present });
      keepHere({ ...now, document: present });
    },
    saveNow: () => sync.flush(),
    rememberShareToken(shareToken) {
      const { own: now } = store.getState();
      if (now.kept) keepHere({ ...now, kept: { ...now.kept, shareToken } });
    },
    settleConflict(theirs, keep) {
      if (keep === 'theirs') {
        const { own: now } = store.getState();
        turn(beginHistory(theirs.document));
        keepHere({ ...now, document: theirs.document, unsaved: false });
      }
      void sync.settle(theirs, keep);
    },
    open() {
      const wake = () => void sync.flush();
      const leave = () => document.visibilityState === 'hidden' && wake();
      window.addEventListener('online', wake);
      document.addEventListener('visibilitychange', leave);
      if (store.getState().own.unsaved) sync.changed();
      return () => {
        window.removeEventListener('online', wake);
        document.removeEventListener('visibilitychange', leave);
        void sync.flush();
        sync.stop();
      };
    },
  };
}
