import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { factsInText, type TextFact } from '#features/places/contract/facts-in-text.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';

const VERBS: Record<TextFact, MessageDescriptor> = {
  hours: msg`Poner el horario`,
  fees: msg`Poner el precio`,
  phones: msg`Poner el teléfono`,
  paymentMeans: msg`Poner cómo se paga`,
};

interface FactOfferProps {
  text: string;
  /** Page with the form of the fact. */
  page: (fact: TextFact, text: string) => string;
}

/** An answer that says a fact offers to put it where every traveller looks for it. */
export function FactOffer({ text, page }: FactOfferProps) {
  const { i18n } = useLingui();
  const facts = factsInText(text);
  if (facts.length === 0) return null;
  return (
    <div className={flow.stack2}>
      <p className={textStyles.note}>
        <Trans>Este dato puede ir en la ficha</Trans>
      </p>
      <Actions>
        {facts.map((fact) => (
          <ButtonLink key={fact} kind="quiet" size="small" to={page(fact, text)}>
            {i18n._(VERBS[fact])}
          </ButtonLink>
        ))}
      </Actions>
    </div>
  );
}
