import { type ChangeEvent, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { PlaceFacts } from '../../contract/place-facts.ts';
import { FactFrame } from './fact-frame.tsx';
import { usePending } from './use-pending.ts';
import { useFactWords } from './use-place-words.ts';
import { useSaving } from './use-save-fact.ts';

type TextFactName =
  | ('name' | 'otherNames' | 'summary' | 'address' | 'website' | 'hoursNote' | 'phones' | 'activities')
  | ('whatsapp' | 'email');

interface TextFactProps {
  fact: TextFactName;
  hint?: string;
  long?: boolean;
  type?: 'text' | 'url' | 'tel' | 'email';
}

/** Saves after a pause without keys, when the field loses the focus, and when the page is left. */
export function TextFact({ fact, hint, long, type = 'text' }: TextFactProps) {
  const { place, save, failures } = useSaving();
  const words = useFactWords();
  const stored = textOf(place.facts[fact]);
  const [draft, setDraft] = useState<string | null>(null);
  const { later, flush } = usePending();

  function change({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const text = target.value;
    setDraft(text);
    later((isLeaving) => {
      void save(fact, typedValue(fact, text), isLeaving).then((isSaved) => {
        if (isSaved) setDraft((now) => (now === text ? null : now));
      });
    });
  }

  const shared = {
    label: words[fact],
    hint,
    error: failures[fact],
    value: draft ?? stored,
    onChange: change,
    onBlur: () => flush(),
  };
  return (
    <FactFrame fact={fact} onSettled={() => setDraft(null)}>
      {long ? <TextAreaField {...shared} /> : <Field type={type} {...shared} />}
    </FactFrame>
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
}

function typedValue<F extends TextFactName>(fact: F, text: string): PlaceFacts[F] {
  const tidy = text.trim();
  if (fact === 'phones' || fact === 'activities') return listOf(tidy) as PlaceFacts[F];
  if (fact === 'website' && tidy && !/^https?:\/\//.test(tidy)) return `https://${tidy}` as PlaceFacts[F];
  if (fact === 'name' || fact === 'otherNames') return tidy as PlaceFacts[F];
  return (tidy || null) as PlaceFacts[F];
}

const listOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
