import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useRef, useState } from 'react';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import { ApiError, currentOf } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { FactName, FactSourceKind, PlaceFacts } from '../../contract/place-facts.ts';
import type { RegionPlace } from '../../contract/region.ts';
import { changePlaceFact, undoPlaceChange } from '../../contract/region-routes.ts';
import { regionPlaceQuery } from './region.queries.ts';

type Value = PlaceFacts[FactName];

export interface FactSaving {
  place: RegionPlace;
  savedAt: Date | null;
  isSaving: boolean;
  failures: Partial<Record<FactName, string>>;
  /** Values that another person's change stopped. */
  stopped: Partial<Record<FactName, Value>>;
  save: <F extends FactName>(fact: F, value: PlaceFacts[F]) => Promise<boolean>;
  /** Drops a stopped value, and keeps the other person's value. */
  giveUp: (fact: FactName) => void;
  undo: (changeId: string, fact: FactName) => Promise<void>;
}

/**
 * Saves one fact after another. Each request names the value that the person saw, so that the server notices another
 * person's change.
 */
export function useFactSaving(place: RegionPlace, source: FactSourceKind): FactSaving {
  const api = useApi();
  const queries = useQueryClient();
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [running, setRunning] = useState(0);
  const [failures, setFailures] = useState<FactSaving['failures']>({});
  const [stopped, setStopped] = useState<FactSaving['stopped']>({});
  const seen = useRef(place.facts);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  if (running === 0) seen.current = place.facts;

  function keep(current: RegionPlace) {
    seen.current = current.facts;
    queries.setQueryData(regionPlaceQuery(api, place.id).queryKey, current);
    void queries.invalidateQueries({ queryKey: [...backOfficeKey, 'places', 'list'], refetchType: 'active' });
  }

  function run(fact: FactName, act: () => Promise<RegionPlace>, value?: Value): Promise<boolean> {
    const turn = line.current.then(async () => {
      try {
        keep(await act());
        setSavedAt(new Date());
        setFailures(({ [fact]: _, ...others }) => others);
        setStopped(({ [fact]: _, ...others }) => others);
        return true;
      } catch (error) {
        const current = currentOf<RegionPlace>(error, 'company_fact_changed');
        if (current) keep(current);
        if (current && value !== undefined) setStopped((before) => ({ ...before, [fact]: value }));
        else if (error instanceof ApiError)
          setFailures((before) => ({ ...before, [fact]: error.problem.issues?.[0]?.message ?? error.problem.detail }));
        else throw error;
        return false;
      } finally {
        setRunning((count) => count - 1);
      }
    });
    setRunning((count) => count + 1);
    line.current = turn.catch(() => undefined);
    return turn;
  }

  return {
    ...{ place, savedAt, failures, stopped },
    isSaving: running > 0,
    save: (fact, value) =>
      run(
        fact,
        () =>
          api.call(changePlaceFact, {
            params: { id: place.id },
            body: { base: { [fact]: seen.current[fact] }, value: { [fact]: value }, source },
            quiet: true,
          }),
        value,
      ),
    giveUp: (fact) => setStopped(({ [fact]: _, ...others }) => others),
    undo: async (changeId, fact) => {
      await run(fact, () => api.call(undoPlaceChange, { params: { id: place.id, changeId }, quiet: true }));
    },
  };
}

export const FactSavingContext = createContext<FactSaving | null>(null);

export function useSaving(): FactSaving {
  const saving = useContext(FactSavingContext);
  if (!saving) throw new Error('a fact is edited inside FactSavingContext');
  return saving;
}
