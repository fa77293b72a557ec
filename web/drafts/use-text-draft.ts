import { useEffect, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

/**
 * Stores the text of one field on this device, so that it is restored after leaving the page.
 * @param key Name of the text, such as `complaint/<id>/answer`.
 * @returns The text, and a function that changes it. After sending, set the empty text, which deletes the draft.
 */
export function useTextDraft(key: string): [text: string, write: (text: string) => void] {
  const [kept, setKept] = useState({ key, text: '' });
  // The draft is read after the first render, because the first render must equal the server's HTML.
  useEffect(() => setKept({ key, text: readDraft<string>(key) ?? '' }), [key]);
  const write = (text: string) => {
    setKept({ key, text });
    if (text === '') dropDraft(key);
    else writeDraft(key, text);
  };
  return [kept.key === key ? kept.text : '', write];
}
