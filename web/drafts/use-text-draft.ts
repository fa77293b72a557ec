import { useEffect, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

/**
 * One text of a form that is sent once; it is restored after leaving the page, until it is sent or emptied.
 * @param key kind and id of its subject: `complaint/<id>/answer`.
 * @returns the text, and a function that changes it; write the empty text after sending.
 */
export function useTextDraft(key: string): [text: string, write: (text: string) => void] {
  const [kept, setKept] = useState({ key, text: '' });
  // The draft is read after the first render, because that render must equal the server's.
  useEffect(() => setKept({ key, text: readDraft<string>(key) ?? '' }), [key]);
  const write = (text: string) => {
    setKept({ key, text });
    if (text === '') dropDraft(key);
    else writeDraft(key, text);
  };
  return [kept.key === key ? kept.text : '', write];
}
