import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Form } from '#web/ui/form.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { RequestedParty } from '../../../contract/quotation.ts';
import { askChanges } from '../../../contract/routes.ts';
import type { ReadOffer } from '../offers/offers.ts';
import styles from '../offers/one-offer.module.css';
import { type Opened, useAct } from '../request/use-act.ts';
import { WantedField } from '../request/wanted-field.tsx';
import { changeWords } from './tried-party.ts';

interface AskForPartyProps {
  opened: Opened;
  offers: readonly ReadOffer[];
  from: RequestedParty;
  party: RequestedParty;
  onAsked: () => void;
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Form that asks operators to change their offers for another party. The traveller can edit the proposed text. */
export function AskForParty({ opened, offers, from, party, onAsked }: AskForPartyProps) {
  const { t } = useLingui();
  const { act, busy, problem, forget } = useAct(opened);
  const askable = offers.filter(({ can }) => can.includes('ask_changes'));
  const [isOpen, setOpen] = useState(false);
  const [without, setWithout] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  if (askable.length === 0 || opened.offline) return null;
  const asked = askable.filter(({ id }) => !without.includes(id));

  async function send() {
    const shown: ReadOffer[] = [];
    for (const offer of asked) {
      const change = { params: { name: opened.quotation.id, offerId: offer.id }, body: { text: text.trim() } };
      if (!(await act((api, input) => api.call(askChanges, { ...input, ...change }), offer.id))) break;
      shown.push(offer);
    }
    if (shown.length > 0)
      toast({ text: t`Se lo pedimos a ${list.format(shown.map(({ operator }) => operator.name))}.` });
    if (shown.length < asked.length) return setWithout([...without, ...shown.map(({ id }) => id)]);
    setOpen(false);
    onAsked();
  }

  return (
    <>
      <Button
        size="small"
        onClick={() => {
          forget();
          setText(changeWords(party, from));
          setOpen(true);
        }}
      >
        <Plural value={askable.length} one="Pedirlo al operador" other="Pedirlo a los operadores" />
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} side="centre" label={t`Pedir la oferta para otras personas`}>
        <Form
          className={sheet.body}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
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
          <WantedField value={text} onChange={setText} />
          {problem && (
            <Alert look="line">
              <p>
                <b>{problem.title}.</b> {problem.detail}
              </p>
            </Alert>
          )}
          <Actions className={styles.choices}>
            <Button type="submit" disabled={busy || asked.length === 0}>
              <Trans>Pedir el cambio</Trans>
            </Button>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              <Trans>Volver</Trans>
            </Button>
          </Actions>
        </Form>
      </Sheet>
    </>
  );
}
