import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';
import { type Conflict, isSame, mergeFields, type Side } from './merge-fields.ts';

interface EditorDraftOptions<T, S> {
  /** Kind and id of the edited record, such as `plan/<id>`. With null, no draft is stored. */
  key: string | null;
  saved: S;
  /** Converts the editor's value to the saved format. Must be the same function at each render. */
  plain: (value: T) => S;
  /** Converts the saved format to the editor's value. Must be the same function at each render. */
  revive: (saved: S) => T;
}

export interface EditorDraft<T, S> {
  value: T;
  change: (next: T | ((now: T) => T)) => void;
  isChanged: boolean;
  isRecovered: boolean;
  /** @returns a function that restores the discarded changes. */
  discard: () => () => void;
  /** Must be called after each save. `sent` is the saved value, and `saved` is the server's version of it. */
  accept: (saved: S, sent: S) => void;
  /** Nothing is saved while there are conflicts. */
  conflicts: Conflict[] | null;
  settle: (take: (path: readonly string[]) => Side) => void;
}

interface Fork<S> {
  base: S;
  mine: S;
  theirs: S;
}

/**
 * Keeps the draft of an editor that has a save button. The device stores each change. A newer version on the server is
 * merged by field.
 */
export function useEditorDraft<T, S>({ key, saved, plain, revive }: EditorDraftOptions<T, S>): EditorDraft<T, S> {
  const [first] = useState(() => recall(key, saved));
  const [value, setValue] = useState<T>(() => revive(first.value));
  const [fork, setFork] = useState<Fork<S> | null>(first.fork);
  const [isRecovered, setRecovered] = useState(!isSame(first.value, saved));
  const [base, setBase] = useState<S>(saved);
  const now = useRef({ value, base });
  now.current.value = value;
  now.current.base = base;

  const put = useCallback(
    (over: S, next: S) => {
      const keeps = isSame(plain(now.current.value), next);
      const revived = keeps ? now.current.value : revive(next);
      now.current = { base: over, value: revived };
      setBase(over);
      setValue(revived);
      if (key === null) return;
      if (isSame(over, next)) dropDraft(key);
      else writeDraft(key, { base: over, value: next });
    },
    [key, plain, revive],
  );

  // A stored draft that equals the saved version would later undo the changes of other people.
  const isIdle = first.fork === null && isSame(first.value, saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored draft is read once.
  useEffect(() => {
    if (isIdle && key !== null) dropDraft(key);
  }, []);

  const join = useCallback(
    (was: S, theirs: S) => {
      const mine = plain(now.current.value);
      const { value: joined, conflicts } = mergeFields(was, mine, theirs);
      if (conflicts.length === 0) return put(theirs, joined);
      now.current.base = theirs;
      setBase(theirs);
      setFork({ base: was, mine, theirs });
    },
    [plain, put],
  );

  useEffect(() => {
    if (fork === null && !isSame(saved, now.current.base)) join(now.current.base, saved);
  }, [saved, fork, join]);

  const change: EditorDraft<T, S>['change'] = (said) => {
    const next = typeof said === 'function' ? (said as (now: T) => T)(now.current.value) : said;
    now.current.value = next;
    setValue(next);
    if (key !== null) writeDraft(key, { base: now.current.base, value: plain(next) });
  };

  return {
    value,
    change,
    isChanged: !isSame(plain(value), base),
    isRecovered,
    discard: () => {
      const gone = now.current.value;
      setRecovered(false);
      put(saved, saved);
      return () => change(gone);
    },
    accept: (written, sent) => {
      setRecovered(false);
      join(sent, written);
    },
    conflicts: fork && mergeFields(fork.base, fork.mine, fork.theirs).conflicts,
    settle: (take) => {
      if (!fork) return;
      put(fork.theirs, mergeFields(fork.base, fork.mine, fork.theirs, take).value);
      setFork(null);
    },
  };
}

function recall<S>(key: string | null, saved: S): { value: S; fork: Fork<S> | null } {
  const kept = key === null ? null : readDraft<{ base: S; value: S }>(key);
  if (!kept) return { value: saved, fork: null };
  const { value, conflicts } = mergeFields(kept.base, kept.value, saved);
  return { value, fork: conflicts.length > 0 ? { base: kept.base, mine: kept.value, theirs: saved } : null };
}
