import { useEffect, useState } from 'react';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { useApi } from '#web/http/use-api.ts';
import type { Question } from '../../contract/question.ts';
import { listSimilarQuestions } from '../../contract/routes.ts';

const PAUSE_MS = 400;
const LEAST_WORDS = 3;

export interface SimilarQuestions {
  items: readonly Question[];
  /** The first question asks nearly the same. */
  isSame: boolean;
}

const NONE: SimilarQuestions = { items: [], isSame: false };

/** Similar questions of the same owner, after a pause in typing. */
export function useSimilar({ kind, id }: OwnerRef, typed: string): SimilarQuestions {
  const api = useApi();
  const [found, setFound] = useState(NONE);
  const words = typed.trim().replaceAll(/\s+/g, ' ');
  useEffect(() => {
    if (words.split(' ').length < LEAST_WORDS) {
      setFound(NONE);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api
        .call(listSimilarQuestions, {
          query: { kind, owner: id, words },
          signal: controller.signal,
          quiet: true,
        })
        .then(setFound)
        // The form works without them.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, kind, id, words]);
  return found;
}
