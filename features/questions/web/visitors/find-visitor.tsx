import { useEffect } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { type AnsweringVisitor, showAnsweringVisitor } from '../../contract/visitor-routes.ts';
import type { QuestionSubject } from '../question-subject.ts';

interface FindVisitorProps {
  about: QuestionSubject;
  onFound: (visitor: AnsweringVisitor) => void;
}

/** Asks whether the signed-in person proved a visit. Shows nothing. */
export default function FindVisitor({ about: { kind, id }, onFound }: FindVisitorProps) {
  const api = useApi();
  useEffect(() => {
    const controller = new AbortController();
    const call = { signal: controller.signal, quiet: true } as const;
    // The questions can be read without it.
    api.call(showAnsweringVisitor, { query: { kind, owner: id }, ...call }).then(onFound, () => undefined);
    return () => controller.abort();
  }, [api, kind, id, onFound]);
  return null;
}
