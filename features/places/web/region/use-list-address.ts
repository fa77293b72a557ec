import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSettled } from '#web/use-settled.ts';
import { LACKS, type Lack } from '../../contract/region.ts';

const PAUSE_MS = 250;

export interface ListAddress {
  typed: string;
  setTyped: (text: string) => void;
  /** The search, after a pause in the typing. */
  q: string;
  lacks: readonly Lack[];
  toggleLack: (lack: Lack) => void;
}

/** Search and filters of the list of places. The URL keeps them, so that they are there on return from a place. */
export function useListAddress(): ListAddress {
  const [search, setSearch] = useSearchParams();
  const written = search.get('q') ?? '';
  const [typed, setTyped] = useState(written);
  const q = useSettled(typed.trim(), PAUSE_MS);
  const named = search.get('falta')?.split(',') ?? [];
  const lacks = LACKS.filter((lack) => named.includes(lack));
  const write = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed changes the URL
  useEffect(() => {
    if (q !== written) write('q', q);
  }, [q]);
  return {
    ...{ typed, setTyped, q, lacks },
    toggleLack: (lack) =>
      write('falta', (lacks.includes(lack) ? lacks.filter((one) => one !== lack) : [...lacks, lack]).join()),
  };
}
