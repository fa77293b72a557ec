import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/http/problem.ts';
import { storage } from '#web/storage.ts';
import { refusal } from './refusal.ts';

/** `kept`: typed, and on this device only; `refused`: it cannot be saved as it stands. */
export type DraftStanding = 'saved' | 'waiting' | 'saving' | 'kept' | 'refused';

interface KeptDraftOptions<T> {
  /** Under which name the device keeps what is not saved yet. */
  key: string;
  /** As the server has it. */
  saved: T;
  /** Resolves with what the server has then. */
  save: (value: T) => Promise<T>;
  /** Why it cannot be saved yet, in Spanish; null: it can. */
  refuse: (value: T) => string | null;
}

export interface KeptDraft<T> {
  value: T;
  /** Says what it is now, or what becomes of what it is by then. */
  change: (next: T | ((now: T) => T)) => void;
  standing: DraftStanding;
  failure: string | null;
  /** Saves now; false when something is left unsaved. */
  flush: () => Promise<boolean>;
  /** Typed on this device over something that is not what the server has any more; null: nothing was. It is kept until the next change. */
  left: T | null;
  /** Goes on with `value` over what the server has by now. */
  restart: (saved: T, value: T) => void;
}

const PAUSE_MS = 1200;

/**
 * Something that is written over minutes on a phone: each change is kept on the device at once and on the server after a short pause. What a lost
 * connection left unsaved is there again when the screen opens; where somebody saved another version meanwhile, it is `left` aside.
 */
export function useKeptDraft<T extends object>({ key, saved, save, refuse }: KeptDraftOptions<T>): KeptDraft<T> {
  const base = useRef(JSON.stringify(saved));
  const [recalled] = useState(() => recall(key, saved));
  const [value, setValue] = useState<T>(recalled.value);
  const [left, setLeft] = useState<T | null>(recalled.left);
  const latest = useRef(value);
  const [standing, setStanding] = useState<DraftStanding>(value === saved ? 'saved' : 'waiting');
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const asked = useRef({ save, refuse });
  asked.current = { save, refuse };
  const aside = useRef(left !== null);
  aside.current = left !== null;

  const put = (next: T) => {
    latest.current = next;
    setValue(next);
    setLeft(null);
    setFailure(null);
  };

  const change: KeptDraft<T>['change'] = (said) => {
    const next = typeof said === 'function' ? said(latest.current) : said;
    put(next);
    storage.write(key, { base: base.current, value: next });
    setStanding('waiting');
  };

  const restart = (over: T, next: T) => {
    base.current = JSON.stringify(over);
    if (JSON.stringify(next) !== base.current) return change(next);
    put(next);
    storage.remove(key);
    setStanding('saved');
  };

  const flush = useCallback(async (): Promise<boolean> => {
    if (running.current) await running.current;
    const sent = latest.current;
    if (JSON.stringify(sent) === base.current) return aside.current ? true : settle();
    const reason = asked.current.refuse(sent);
    if (reason) {
      setStanding('refused');
      setFailure(reason);
      return false;
    }
    running.current = send(sent).finally(() => {
      running.current = null;
    });
    return running.current;

    function settle(): true {
      storage.remove(key);
      setStanding('saved');
      return true;
    }
    async function send(what: T): Promise<boolean> {
      setStanding('saving');
      try {
        base.current = JSON.stringify(await asked.current.save(what));
        if (latest.current === what) return settle();
        storage.write(key, { base: base.current, value: latest.current });
        setStanding('waiting');
        return false;
      } catch (error) {
        setFailure(refusal(error));
        setStanding(error instanceof ApiError && error.status === 0 ? 'kept' : 'refused');
        return false;
      }
    }
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew.
  useEffect(() => {
    if (standing !== 'waiting') return;
    const timer = setTimeout(() => void flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [standing, value, flush]);
  useEffect(() => {
    if (standing !== 'kept') return;
    const again = () => void flush();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [standing, flush]);

  return { value, change, standing, failure, flush, left, restart };
}

function recall<T>(key: string, saved: T): { value: T; left: T | null } {
  const kept = storage.read<{ base: string; value: T }>(key);
  if (!kept) return { value: saved, left: null };
  if (kept.base === JSON.stringify(saved)) return { value: kept.value, left: null };
  const isSame = JSON.stringify(kept.value) === JSON.stringify(saved);
  if (isSame) storage.remove(key);
  return { value: saved, left: isSame ? null : kept.value };
}
