import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Form } from '#web/ui/form.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { RequestedParty } from '../../../contract/quotation.ts';
import { askChanges } from '../../../contract/routes.ts';
import type { ReadOffer } from '../offers/offers.ts';
import { ActFormEnd } from '../request/act-form-end.tsx';
import { type Opened, useCallAct } from '../request/use-act.ts';
import { WantedField } from '../request/wanted-field.tsx';
import { changeWords } from './tried-party.ts';

interface AskForPartyProps {
  opened: Opened;
  offers: readonly ReadOffer[];
  from: RequestedParty;
  party: RequestedParty;
  onAsked: () => void;
}

export function AskForParty({ opened, offers, from, party, onAsked }: AskForPartyProps) {
  const { t } = useLingui();
  const askable = offers.filter(({ can }) => can.includes('ask_changes'));
  const [isOpen, setOpen] = useState(false);
  if (askable.length === 0 || opened.offline) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Plural value={askable.length} one="Pedirlo al operador" other="Pedirlo a los operadores" />
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} side="centre" label={t`Pedir la oferta para otras personas`}>
        {isOpen && (
          <PartyForm
            opened={opened}
            askable={askable}
            proposed={changeWords(party, from)}
            onAsked={() => {
              setOpen(false);
              onAsked();
            }}
            onBack={() => setOpen(false)}
          />
        )}
      </Sheet>
    </>
  );
}

interface PartyFormProps {
  opened: Opened;
  askable: readonly ReadOffer[];
  proposed: string;
  onAsked: () => void;
  onBack: () => void;
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

function PartyForm({ opened, askable, proposed, onAsked, onBack }: PartyFormProps) {
  const { t } = useLingui();
  const callAct = useCallAct(opened);
  const [without, setWithout] = useState<readonly string[]>([]);
  /** Ids of offers whose operators already got the request for changes. A retry skips these offers. */
  const done = useRef(new Set<string>());
  const { form, submission, sendWith } = useContractForm<{ text: string }>({
    defaultValues: { text: proposed },
    schema: async () => (await import('../../../contract/quotation-view.ts')).AskChangesBody,
    bodyOf: ({ text }) => ({ text: text.trim() }),
  });
  const asked = askable.filter(({ id }) => !without.includes(id));
  const send = sendWith(async (body, call) => {
    const shown: ReadOffer[] = [];
    try {
      for (const offer of asked) {
        if (done.current.has(offer.id)) continue;
        const params = { name: opened.quotation.id, offerId: offer.id };
        await callAct((api, input) => api.call(askChanges, { ...input, params, body }), call, offer.id);
        done.current.add(offer.id);
        shown.push(offer);
      }
    } finally {
      setWithout((before) => [...before, ...shown.map(({ id }) => id)]);
      if (shown.length > 0)
        toast({ text: t`Se lo pedimos a ${list.format(shown.map(({ operator }) => operator.name))}.` });
    }
    onAsked();
  });
  return (
    <Form className={sheet.body} {...send}>
      <p>
        <Trans>Cada operador responde con otra versión. Mientras tanto no puedes aceptar la suya.</Trans>
      </p>
      {askable.length > 1 && (
        <fieldset>
          <legend className="sr">{t`A quién se lo pides`}</legend>
          {askable.map(({ id, operator }) => (
            <Checkbox
              key={id}
              checked={!without.includes(id)}
              onChange={({ target }) =>
                setWithout(target.checked ? without.filter((one) => one !== id) : [...without, id])
              }
            >
              {operator.name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <WantedField error={form.formState.errors.text?.message} {...form.register('text')} />
      <ActFormEnd of={submission} disabled={asked.length === 0} onBack={onBack}>
        <Trans>Pedir el cambio</Trans>
      </ActFormEnd>
    </Form>
  );
}
