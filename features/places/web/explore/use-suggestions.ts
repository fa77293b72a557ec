import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { suggestPlaces } from '../../contract/routes.ts';
import type { SuggestAnswer } from '../../contract/suggestion.ts';

const SHORTEST = 2;
/** Milliseconds without a key press, after which the words are sent. */
const PAUSE = 120;

interface Suggestions {
  answer: SuggestAnswer | null;
  /** `true` if the suggestions cannot arrive now. */
  isCutOff: boolean;
  /** `true` if `answer` belongs to the words as they are now. */
  isSettled: boolean;
}

/** Sends one request for the last words. Newer words cancel the request. */
export function useSuggestions(words: string, wanted: boolean): Suggestions {
  const api = useApi();
  const settled = useSettled(words);
  const { data, isError, isPlaceholderData, fetchStatus } = useQuery({
    queryKey: ['places', 'suggest', settled],
    enabled: wanted && settled.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    queryFn: ({ signal }) => api.call(suggestPlaces, { query: { q: settled }, signal, quiet: true }),
  });
  if (words.length < SHORTEST) return { answer: null, isCutOff: false, isSettled: false };
  const isCutOff = wanted && (isError || fetchStatus === 'paused');
  const isSettled = words === settled && data !== undefined && !isPlaceholderData;
  return { answer: isCutOff ? null : (data ?? null), isCutOff, isSettled };
}

function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
