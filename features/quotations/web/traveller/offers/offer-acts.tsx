import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { REJECT_REASON_NAMES, REJECT_REASONS } from '../../../contract/quotation-view.ts';
import { askChanges, rejectOffer } from '../../../contract/routes.ts';
import { ActFormEnd } from '../request/act-form-end.tsx';
import { type Opened, useCallAct } from '../request/use-act.ts';
import { WantedField } from '../request/wanted-field.tsx';
import type { ReadOffer } from './offers.ts';

interface OfferActsProps {
  opened: Opened;
  offer: ReadOffer;
}

export function OfferActs({ opened, offer }: OfferActsProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<'changes' | 'no' | null>(null);
  const mayAsk = offer.can.includes('ask_changes');
  const mayReject = offer.can.includes('reject');
  if (!(mayAsk || mayReject)) return null;
  const { name } = offer.operator;
  const close = () => setAsking(null);
  return (
    <Actions>
      {mayAsk && (
        <Button kind="bare" size="small" onClick={() => setAsking('changes')}>
          <Trans>Pedirle un cambio</Trans>
        </Button>
      )}
      {mayReject && (
        <Button kind="bare" size="small" onClick={() => setAsking('no')}>
          <Trans>No, gracias</Trans>
        </Button>
      )}
      <Sheet
        open={asking !== null}
        onClose={close}
        side="centre"
        label={asking === 'no' ? t`Decir que no a ${name}` : t`Pedir un cambio a ${name}`}
      >
        {asking === 'changes' && <ChangesForm opened={opened} offer={offer} onClose={close} />}
        {asking === 'no' && <RejectForm opened={opened} offer={offer} onClose={close} />}
      </Sheet>
    </Actions>
  );
}

interface ActFormProps extends OfferActsProps {
  onClose: () => void;
}

function ChangesForm({ opened, offer, onClose }: ActFormProps) {
  const { t } = useLingui();
  const callAct = useCallAct(opened);
  const { name } = offer.operator;
  const params = { name: opened.quotation.id, offerId: offer.id };
  const { form, submission, sendWith } = useContractForm<{ text: string }>({
    defaultValues: { text: '' },
    schema: async () => (await import('../../../contract/quotation-view.ts')).AskChangesBody,
    bodyOf: ({ text }) => ({ text: text.trim() }),
  });
  const send = sendWith(async (body, call) => {
    await callAct((api, input) => api.call(askChanges, { ...input, params, body }), call, offer.id);
    toast({ text: t`${name} sabe qué cambiar.` });
    onClose();
  });
  return (
    <Form className={sheet.body} {...send}>
      <p>
        <Trans>El operador responde con otra versión y verás qué cambió. Mientras tanto no puedes aceptarla.</Trans>
      </p>
      <WantedField error={form.formState.errors.text?.message} {...form.register('text')} />
      <ActFormEnd of={submission} onBack={onClose}>
        <Trans>Pedir el cambio</Trans>
      </ActFormEnd>
    </Form>
  );
}

function RejectForm({ opened, offer, onClose }: ActFormProps) {
  const { t } = useLingui();
  const callAct = useCallAct(opened);
  const { name } = offer.operator;
  const params = { name: opened.quotation.id, offerId: offer.id };
  const { form, submission, sendWith } = useContractForm<
    { code: (typeof REJECT_REASONS)[number]; text: string },
    BodyOf<ShapeOf<typeof rejectOffer>>
  >({
    defaultValues: { code: 'price', text: '' },
    schema: async () => (await import('../../../contract/quotation-view.ts')).RejectBody,
    bodyOf: ({ code, text }) => ({ code, ...(text.trim() && { text: text.trim() }) }),
  });
  const { errors } = form.formState;
  const send = sendWith(async (body, call) => {
    await callAct((api, input) => api.call(rejectOffer, { ...input, params, body }), call, offer.id);
    toast({ text: t`Se lo dijimos a ${name}.` });
    onClose();
  });
  return (
    <Form className={sheet.body} {...send}>
      <p>
        <Trans>Esta oferta se cierra y ya no se puede aceptar. Tu motivo le ayuda a mejorar.</Trans>
      </p>
      <SelectField label={t`Por qué`} error={errors.code?.message} {...form.register('code')}>
        {REJECT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {REJECT_REASON_NAMES[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t`Algo más, si quieres`}
        maxLength={600}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <ActFormEnd of={submission} onBack={onClose}>
        <Trans>Decir que no</Trans>
      </ActFormEnd>
    </Form>
  );
}
