import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';
import { type Conflict, isSame, mergeFields, type Side } from './merge-fields.ts';

interface EditorDraftOptions<T, S> {
  /** Under which name the device keeps what is not saved: the kind and the id of the thing; null: it is not kept. */
  key: string | null;
  /** As the server has it by now: another object where somebody saved something else. */
  saved: S;
  /** What is saved, kept and compared of what the screen holds; the same at each render. */
  plain: (value: T) => S;
  /** What the screen holds of something saved; the same at each render. */
  revive: (saved: S) => T;
}

export interface EditorDraft<T, S> {
  value: T;
  /** Says what it is now, or what becomes of what it is by then. */
  change: (next: T | ((now: T) => T)) => void;
  /** Whether something is not saved. */
  isChanged: boolean;
  /** Whether what is not saved was typed before this screen opened. */
  isRecovered: boolean;
  /** Goes back to what the server has. @returns what takes that back. */
  discard: () => () => void;
  /** Takes over what the server has of `sent`; what was typed since stays. */
  accept: (saved: S, sent: S) => void;
  /** Members that another save changed too, each to something else: nothing is written before somebody chose. */
  conflicts: Conflict[] | null;
  /** Goes on with the sides chosen. */
  settle: (take: (path: readonly string[]) => Side) => void;
}

interface Fork<S> {
  base: S;
  mine: S;
  theirs: S;
}

/**
 * What is written in an editor that is saved by a button. Each change is kept on this device, so that it survives leaving the page; a newer version
 * on the server is joined to it by field, and what both changed is asked about. Signing out drops it.
 */
export function useEditorDraft<T, S>({ key, saved, plain, revive }: EditorDraftOptions<T, S>): EditorDraft<T, S> {
  const [first] = useState(() => recall(key, saved));
  const [value, setValue] = useState<T>(() => revive(first.value));
  const [fork, setFork] = useState<Fork<S> | null>(first.fork);
  const [isRecovered, setRecovered] = useState(!isSame(first.value, saved));
  /** What the value was written over. */
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

  // A draft that says what is saved already is of no use, and would undo a later change of it.
  const isIdle = first.fork === null && isSame(first.value, saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device kept is looked at once.
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
