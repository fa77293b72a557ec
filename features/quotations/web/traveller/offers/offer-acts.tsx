import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { REJECT_REASON_NAMES, REJECT_REASONS } from '../../../contract/quotation-view.ts';
import { askChanges, rejectOffer } from '../../../contract/routes.ts';
import { type Opened, useAct } from '../request/use-act.ts';
import { WantedField } from '../request/wanted-field.tsx';
import type { ReadOffer } from './offers.ts';
import styles from './one-offer.module.css';

/** Buttons and forms for requesting changes of an offer or rejecting it. The operator sees the text. */
export function OfferActs({ opened, offer }: { opened: Opened; offer: ReadOffer }) {
  const { t } = useLingui();
  const { act, busy, problem, forget } = useAct(opened);
  const [asking, setAsking] = useState<'changes' | 'no' | null>(null);
  const [text, setText] = useState('');
  const [code, setCode] = useState<(typeof REJECT_REASONS)[number]>('price');
  const mayAsk = offer.can.includes('ask_changes');
  const mayReject = offer.can.includes('reject');
  if (!(mayAsk || mayReject)) return null;
  const { name } = offer.operator;
  const open = (what: 'changes' | 'no') => {
    forget();
    setText('');
    setAsking(what);
  };

  async function send() {
    const wanted = text.trim();
    const params = { name: opened.quotation.id, offerId: offer.id };
    const isDone = await act(
      (api, input) =>
        asking === 'changes'
          ? api.call(askChanges, { ...input, params, body: { text: wanted } })
          : api.call(rejectOffer, { ...input, params, body: { code, ...(wanted && { text: wanted }) } }),
      offer.id,
    );
    if (!isDone) return;
    toast({ text: asking === 'changes' ? t`${name} sabe qué cambiar.` : t`Se lo dijimos a ${name}.` });
    setAsking(null);
  }

  return (
    <Actions className={styles.acts}>
      {mayAsk && (
        <Button kind="bare" size="small" onClick={() => open('changes')}>
          <Trans>Pedirle un cambio</Trans>
        </Button>
      )}
      {mayReject && (
        <Button kind="bare" size="small" onClick={() => open('no')}>
          <Trans>No, gracias</Trans>
        </Button>
      )}
      <Sheet
        open={asking !== null}
        onClose={() => setAsking(null)}
        side="centre"
        label={asking === 'no' ? t`Decir que no a ${name}` : t`Pedir un cambio a ${name}`}
      >
        <Form
          className={sheet.body}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {asking === 'no' ? (
            <>
              <p>
                <Trans>Esta oferta se cierra y ya no se puede aceptar. Tu motivo le ayuda a mejorar.</Trans>
              </p>
              <SelectField
                label={t`Por qué`}
                value={code}
                onChange={({ target }) => setCode(target.value as typeof code)}
              >
                {REJECT_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {REJECT_REASON_NAMES[reason]}
                  </option>
                ))}
              </SelectField>
              <TextAreaField
                label={t`Algo más, si quieres`}
                maxLength={600}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </>
          ) : (
            <>
              <p>
                <Trans>
                  El operador responde con otra versión y verás qué cambió. Mientras tanto no puedes aceptarla.
                </Trans>
              </p>
              <WantedField value={text} onChange={setText} />
            </>
          )}
          {problem && (
            <Alert look="line">
              <p>
                <b>{problem.title}.</b> {problem.detail}
              </p>
            </Alert>
          )}
          <Actions className={styles.choices}>
            <Button type="submit" disabled={busy}>
              {asking === 'no' ? <Trans>Decir que no</Trans> : <Trans>Pedir el cambio</Trans>}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(null)}>
              <Trans>Volver</Trans>
            </Button>
          </Actions>
        </Form>
      </Sheet>
    </Actions>
  );
}
