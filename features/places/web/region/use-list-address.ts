import { useState } from 'react';
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
  const [typed, setTyped] = useState(() => search.get('q') ?? '');
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
  return {
    ...{ typed, q, lacks },
    // A later write would replace the page that the person has opened meanwhile.
    setTyped: (text) => {
      setTyped(text);
      write('q', text.trim());
    },
    toggleLack: (lack) =>
      write('falta', (lacks.includes(lack) ? lacks.filter((one) => one !== lack) : [...lacks, lack]).join()),
  };
}
