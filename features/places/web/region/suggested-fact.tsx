import { Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { phonesIn } from '#features/reviews/contract/review-content.ts';
import { minorDigits } from '#regions/currencies.ts';
import { useFace } from '#web/face.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import textStyles from '#web/ui/text.module.css';
import { MOST_TEXT, paymentMeansInText, priceInText, TEXT_FACTS, type TextFact } from '../../contract/facts-in-text.ts';
import type { PlaceFacts } from '../../contract/place-facts.ts';
import { useFactText } from './use-fact-text.ts';
import { useFactWords } from './use-place-words.ts';
import { useSaving } from './use-save-fact.ts';

export function useSuggested(): { fact: TextFact; text: string } | null {
  const [search] = useSearchParams();
  const fact = TEXT_FACTS.find((one) => one === search.get('dato'));
  const text = search.get('texto')?.slice(0, MOST_TEXT);
  return fact && text ? { fact, text } : null;
}

/** Offers to save the fact that an answer says. The hours have a field of their own, which shows the week first. */
export function SuggestedFact() {
  const { t } = useLingui();
  const region = useFace().currency.code;
  const words = useFactWords();
  const textOf = useFactText();
  const { place, save, failures } = useSaving();
  const suggested = useSuggested();
  const [isSaved, setSaved] = useState(false);
  if (!suggested) return null;
  const { fact, text } = suggested;
  const value = savedValue(place.facts, fact, text, place.facts.fees?.currency ?? region);
  const keep = async () => {
    if (value !== null && (await save(fact, value as never))) setSaved(true);
  };
  if (isSaved)
    return (
      <Alert tone="open" live="status" title={t`Ya está en la ficha`}>
        {words[fact]}: {textOf(fact, place.facts[fact])}
      </Alert>
    );
  return (
    <Alert
      tone="accent"
      live="none"
      icon={<Lightbulb size={22} aria-hidden />}
      title={t`De una respuesta`}
      action={
        value !== null && (
          <Button size="small" onClick={() => void keep()}>
            <Trans>Guardarlo en la ficha</Trans>
          </Button>
        )
      }
    >
      <p className={textStyles.breaks}>«{text}»</p>
      <p>
        {value === null ? (
          <Trans>Míralo abajo, en {words[fact].toLowerCase()}, y guárdalo.</Trans>
        ) : (
          <Trans>
            Quedaría así: <b>{textOf(fact, value)}</b>
          </Trans>
        )}
      </p>
      {failures[fact] && <p role="alert">{failures[fact]}</p>}
    </Alert>
  );
}

/** Null if the person must look at the value in its own field. */
function savedValue(facts: PlaceFacts, fact: TextFact, text: string, currency: string): PlaceFacts[TextFact] | null {
  const price = priceInText(text);
  if (fact === 'phones') return [...new Set([...facts.phones, ...phonesIn(text).map((one) => one.trim())])];
  if (fact === 'paymentMeans') return [...new Set([...facts.paymentMeans, ...paymentMeansInText(text)])];
  if (fact === 'fees' && price !== null)
    return { ...(facts.fees ?? { currency, text: null }), adult: Math.round(price * 10 ** minorDigits(currency)) };
  return null;
}
