import { useEffect, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

/**
 * One text of a form that is sent once: it is there again after leaving the page, until it is sent or emptied.
 * @param key names the thing that it is about, with its kind: `complaint/<id>/answer`.
 * @returns the text, and how to change it; empty text once it was sent.
 */
export function useTextDraft(key: string): [text: string, write: (text: string) => void] {
  const [kept, setKept] = useState({ key, text: '' });
  // Read after the first render, which equals the server's.
  useEffect(() => setKept({ key, text: readDraft<string>(key) ?? '' }), [key]);
  const write = (text: string) => {
    setKept({ key, text });
    if (text === '') dropDraft(key);
    else writeDraft(key, text);
  };
  return [kept.key === key ? kept.text : '', write];
}
