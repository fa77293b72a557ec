import { useCallback, useEffect, useRef, useState } from 'react';
import { faultAt } from '#web/form/fault-at.ts';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { refusal } from '#web/http/refusal.ts';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';
import { type Conflict, isSame, mergeFields, type Side } from './merge-fields.ts';

/**
 * `waiting`: the value is saved after a pause. `kept`: only this device has the value. `refused`: the value cannot be
 * saved. `forked`: the person must choose between this draft and a newer version.
 */
export type DraftStatus = 'saved' | 'waiting' | 'saving' | 'kept' | 'refused' | 'forked';

interface KeptDraftOptions<T> {
  key: string;
  saved: T;
  save: (value: T) => Promise<T>;
  /** Returns a Spanish reason why the value cannot be saved, or null. Issues of fields are shown at their fields. */
  refuse: (value: T) => string | readonly Issue[] | null;
  read?: (kept: T) => T;
  /**
   * Merges the draft by field with a version that another person saved. `theirs` reads the server's version from the
   * error of a refused save. Without `join`, a draft of an older version becomes `left`.
   */
  join?: { plain: (value: T) => T; theirs: (error: unknown) => T | null };
}

type Issue = NonNullable<Problem['issues']>[number];

interface Fork<T> {
  base: T;
  mine: T;
  theirs: T;
}

export interface KeptDraft<T> {
  value: T;
  change: (next: T | ((now: T) => T)) => void;
  status: DraftStatus;
  failure: string | null;
  /** The path of an issue is a path in the request, such as `body.profile.email`. */
  issues: readonly Issue[];
  /** Returns the message of the issue at or below the path, which is a path in the body such as `profile.email`. */
  errorAt: (path: string) => string | undefined;
  /** @returns `false` if changes stay unsaved. */
  flush: () => Promise<boolean>;
  /** A stored draft of an older version of the record. The next change deletes this draft. */
  left: T | null;
  /** Replaces the draft by `value`, which is based on the server's version `saved`. */
  restart: (saved: T, value: T) => void;
  /** Merges the draft with the server's version `theirs`. If there is no conflict, saves the result. */
  meet: (theirs: T) => void;
  /** Nothing is saved while there are conflicts. */
  conflicts: Conflict[] | null;
  settle: (take: (path: readonly string[]) => Side) => void;
}

const PAUSE_MS = 1200;

/**
 * Keeps the draft of an editor that saves automatically. The device stores each change at once, and the server stores
 * it after a pause.
 */
export function useKeptDraft<T extends object>({
  key,
  saved,
  save,
  refuse,
  read,
  join,
}: KeptDraftOptions<T>): KeptDraft<T> {
  const base = useRef(JSON.stringify(saved));
  const [recalled] = useState(() => recall(key, saved, { read, plain: join?.plain }));
  const [value, setValue] = useState<T>(recalled.value);
  const [left, setLeft] = useState<T | null>(recalled.left);
  const [fork, setFork] = useState<Fork<T> | null>(recalled.fork);
  const latest = useRef(value);
  const [status, setStatus] = useState<DraftStatus>(recalled.fork ? 'forked' : value === saved ? 'saved' : 'waiting');
  const [failure, setFailure] = useState<string | null>(null);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const running = useRef<Promise<boolean> | null>(null);
  const asked = useRef({ save, refuse, join });
  asked.current = { save, refuse, join };
  const forked = useRef(fork !== null);
  forked.current = fork !== null;
  const aside = useRef(left !== null);
  aside.current = left !== null;

  const put = (next: T) => {
    latest.current = next;
    setValue(next);
    setLeft(null);
    setFailure(null);
    setIssues([]);
  };

  const change: KeptDraft<T>['change'] = (said) => {
    const next = typeof said === 'function' ? said(latest.current) : said;
    put(next);
    writeDraft(key, { base: base.current, value: next });
    setStatus('waiting');
  };

  const restart = (over: T, next: T) => {
    base.current = JSON.stringify(over);
    if (JSON.stringify(next) !== base.current) return change(next);
    put(next);
    dropDraft(key);
    setStatus('saved');
  };

  const meet = useCallback(
    (theirs: T): void => {
      const was = JSON.parse(base.current) as T;
      if (forked.current || !asked.current.join || isSame(was, theirs)) return;
      const mine = asked.current.join.plain(latest.current);
      const { value: joined, conflicts } = mergeFields(was, mine, theirs);
      base.current = JSON.stringify(theirs);
      if (conflicts.length > 0) {
        setFork({ base: was, mine, theirs });
        setStatus('forked');
        return;
      }
      latest.current = joined;
      setValue(joined);
      setStatus('waiting');
      writeDraft(key, { base: base.current, value: joined });
    },
    [key],
  );

  const flush = useCallback(async (): Promise<boolean> => {
    if (running.current) await running.current;
    if (forked.current) return false;
    const sent = latest.current;
    if (isSame(sent, JSON.parse(base.current))) return aside.current ? true : settle();
    const reason = asked.current.refuse(sent);
    if (reason !== null && reason.length > 0) {
      setStatus('refused');
      setFailure(typeof reason === 'string' ? reason : [...new Set(reason.map(({ message }) => message))].join(' '));
      setIssues(typeof reason === 'string' ? [] : reason);
      return false;
    }
    running.current = send(sent).finally(() => {
      running.current = null;
    });
    return running.current;

    function settle(): true {
      dropDraft(key);
      setStatus('saved');
      return true;
    }
    async function send(what: T): Promise<boolean> {
      setStatus('saving');
      try {
        base.current = JSON.stringify(await asked.current.save(what));
        if (latest.current === what) return settle();
        writeDraft(key, { base: base.current, value: latest.current });
        setStatus('waiting');
        return false;
      } catch (error) {
        const theirs = asked.current.join?.theirs(error) ?? null;
        if (theirs) {
          meet(theirs);
          return false;
        }
        setFailure(refusal(error));
        setIssues((error instanceof ApiError && error.problem.issues) || []);
        setStatus(error instanceof ApiError && error.status === 0 ? 'kept' : 'refused');
        return false;
      }
    }
  }, [key, meet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause.
  useEffect(() => {
    if (status !== 'waiting') return;
    const timer = setTimeout(() => void flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [status, value, flush]);
  useEffect(() => {
    if (status !== 'kept') return;
    const again = () => void flush();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [status, flush]);

  const settle: KeptDraft<T>['settle'] = (take) => {
    if (!fork) return;
    setFork(null);
    restart(fork.theirs, mergeFields(fork.base, fork.mine, fork.theirs, take).value);
  };
  const conflicts = fork && mergeFields(fork.base, fork.mine, fork.theirs).conflicts;

  const errorAt = (path: string) => (status === 'refused' ? faultAt(issues, path) : undefined);
  return { value, change, status, failure, issues, errorAt, flush, left, restart, meet, conflicts, settle };
}

interface Recalled<T> {
  value: T;
  left: T | null;
  fork: Fork<T> | null;
}

interface Recalling<T> {
  read?: (kept: T) => T;
  plain?: (value: T) => T;
}

function recall<T>(key: string, saved: T, { read, plain }: Recalling<T>): Recalled<T> {
  const found = readDraft<{ base: string; value: T }>(key);
  const none = { value: saved, left: null, fork: null };
  if (!found) return none;
  const kept = read ? { base: JSON.stringify(read(JSON.parse(found.base))), value: read(found.value) } : found;
  if (kept.base === JSON.stringify(saved)) return { ...none, value: kept.value };
  if (JSON.stringify(kept.value) === JSON.stringify(saved)) {
    dropDraft(key);
    return none;
  }
  if (!plain) return { ...none, left: kept.value };
  const base = JSON.parse(kept.base) as T;
  const mine = plain(kept.value);
  const { value, conflicts } = mergeFields(base, mine, saved);
  return conflicts.length > 0 ? { ...none, fork: { base, mine, theirs: saved } } : { ...none, value };
}
