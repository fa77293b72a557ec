import { useEffect, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

/**
 * @param key Name of the text, such as `complaint/<id>/answer`.
 * @returns The text, and a function that changes the text. The empty text deletes the draft.
 */
export function useTextDraft(key: string): [text: string, write: (text: string) => void] {
  const [kept, setKept] = useState({ key, text: '' });
  // The first render must equal the server's HTML, so the draft is read afterwards.
  useEffect(() => setKept({ key, text: readDraft<string>(key) ?? '' }), [key]);
  const write = (text: string) => {
    setKept({ key, text });
    if (text === '') dropDraft(key);
    else writeDraft(key, text);
  };
  return [kept.key === key ? kept.text : '', write];
}
