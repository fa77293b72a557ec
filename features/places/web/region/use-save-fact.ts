import { createContext, useContext, useRef, useState } from 'react';
import { ApiError } from '#web/http/problem.ts';
import type { FactName, OneFact, PlaceFacts } from '../../contract/place-facts.ts';
import type { RegionPlace } from '../../contract/region.ts';

type Value = PlaceFacts[FactName];

export interface FactSaving {
  place: RegionPlace;
  savedAt: Date | null;
  isSaving: boolean;
  failures: Partial<Record<FactName, string>>;
  /** Values that did not reach the server. */
  unsent: Partial<Record<FactName, Value>>;
  /** Values that another person's change stopped. */
  stopped: Partial<Record<FactName, Value>>;
  /** @param isLeaving the page goes away: the request does not wait for others, and outlives the page. */
  save: <F extends FactName>(fact: F, value: PlaceFacts[F], isLeaving?: boolean) => Promise<boolean>;
  /** Drops a stopped value, and keeps the other person's value. */
  giveUp: (fact: FactName) => void;
  undo: (changeId: string, fact: FactName) => Promise<void>;
  /** Chooses between the region's value and the imported value. */
  settle: (fact: FactName, take: 'region' | 'import') => Promise<void>;
}

/** The operations behind the fields: the region's staff and the team of the place have different ones. */
export interface FactCalls {
  change: (fact: { base: OneFact; value: OneFact }, call: { quiet: true; keepalive: boolean }) => Promise<RegionPlace>;
  undo: (changeId: string) => Promise<RegionPlace>;
  settle: (fact: FactName, take: 'region' | 'import') => Promise<RegionPlace>;
  /** The present place, if another person's change stopped the request. */
  currentIn: (error: unknown) => RegionPlace | null;
  keep: (current: RegionPlace) => void;
  reread: () => Promise<unknown>;
}

/**
 * Saves one fact after another. Each request names the value that the person saw, so that the server notices another
 * person's change.
 */
export function useFactSaving(place: RegionPlace, calls: FactCalls): FactSaving {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [running, setRunning] = useState(0);
  const [failures, setFailures] = useState<FactSaving['failures']>({});
  const [stopped, setStopped] = useState<FactSaving['stopped']>({});
  const [unsent, setUnsent] = useState<FactSaving['unsent']>({});
  const seen = useRef(place.facts);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const inLine = useRef<FactName[]>([]);
  if (running === 0) seen.current = place.facts;

  function keep(current: RegionPlace) {
    seen.current = current.facts;
    calls.keep(current);
  }

  function run(
    fact: FactName,
    act: () => Promise<RegionPlace>,
    { value, isLeaving = false }: { value?: Value; isLeaving?: boolean } = {},
  ): Promise<boolean> {
    // A second value of one fact names the first as the value that the person saw, so it waits for the answer.
    const isAlone = isLeaving && !inLine.current.includes(fact);
    inLine.current = [...inLine.current, fact];
    const work = async () => {
      try {
        const current = await act();
        // Answers may overtake each other, so the place is read again.
        if (isAlone) await calls.reread();
        else keep(current);
        setSavedAt(new Date());
        setFailures(({ [fact]: _, ...others }) => others);
        setStopped(({ [fact]: _, ...others }) => others);
        setUnsent(({ [fact]: _, ...others }) => others);
        return true;
      } catch (error) {
        const current = calls.currentIn(error);
        if (current) keep(current);
        if (current && value !== undefined) setStopped((before) => ({ ...before, [fact]: value }));
        else if (error instanceof ApiError)
          setFailures((before) => ({ ...before, [fact]: error.problem.issues?.[0]?.message ?? error.problem.detail }));
        else throw error;
        const isUnsent = error instanceof ApiError && error.problem.status === 0 && value !== undefined;
        setUnsent(({ [fact]: _, ...others }) => (isUnsent ? { ...others, [fact]: value } : others));
        return false;
      } finally {
        inLine.current = inLine.current.filter((_, i) => i !== inLine.current.indexOf(fact));
        setRunning((count) => count - 1);
      }
    };
    setRunning((count) => count + 1);
    if (isAlone) return work();
    const turn = line.current.then(work);
    line.current = turn.catch(() => undefined);
    return turn;
  }

  return {
    ...{ place, savedAt, failures, stopped, unsent },
    isSaving: running > 0,
    save: (fact, value, isLeaving = false) =>
      run(
        fact,
        () =>
          calls.change(
            { base: { [fact]: seen.current[fact] }, value: { [fact]: value } },
            { quiet: true, keepalive: isLeaving },
          ),
        { value, isLeaving },
      ),
    giveUp: (fact) => setStopped(({ [fact]: _, ...others }) => others),
    settle: async (fact, take) => {
      await run(fact, () => calls.settle(fact, take));
    },
    undo: async (changeId, fact) => {
      await run(fact, () => calls.undo(changeId));
    },
  };
}

export const FactSavingContext = createContext<FactSaving | null>(null);

export function useSaving(): FactSaving {
  const saving = useContext(FactSavingContext);
  if (!saving) throw new Error('a fact is edited inside FactSavingContext');
  return saving;
}
