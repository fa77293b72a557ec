import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { DECLINE_CODES, DECLINE_NAMES, type DeclineCode, type OperatorOffer } from '../../../contract/operator.ts';
import type { declineQuotation, withdrawOffer } from '../../../contract/operator-routes.ts';

type No = 'decline' | 'withdraw';
const SHORTEST_REASON = 10;

interface Refusals {
  decline: (body: BodyOf<ShapeOf<typeof declineQuotation>>) => Promise<void>;
  withdraw?: (body: BodyOf<ShapeOf<typeof withdrawOffer>>) => Promise<void>;
}

interface RefuseActsProps extends Refusals {
  can: OperatorOffer['can'];
}

export function RefuseActs({ can, ...refusals }: RefuseActsProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<No | null>(null);
  const may = (['decline', 'withdraw'] as const).filter((one) => refusals[one] && can.includes(one));
  if (may.length === 0) return null;
  return (
    <Actions>
      {may.includes('decline') && (
        <Button kind="bare" onClick={() => setAsking('decline')}>
          <Trans>No puedo esta vez</Trans>
        </Button>
      )}
      {may.includes('withdraw') && (
        <Button kind="bare" onClick={() => setAsking('withdraw')}>
          <Trans>Retirar mi oferta</Trans>
        </Button>
      )}
      <Sheet
        open={asking !== null}
        onClose={() => setAsking(null)}
        side="centre"
        label={asking === 'withdraw' ? t`¿Retirar tu oferta?` : t`¿Decir que no puedes?`}
      >
        {asking && <NoForm key={asking} no={asking} {...refusals} onClose={() => setAsking(null)} />}
      </Sheet>
    </Actions>
  );
}

interface NoFormProps extends Refusals {
  no: No;
  onClose: () => void;
}

function NoForm({ no, decline, withdraw, onClose }: NoFormProps) {
  const { t } = useLingui();
  const [code, setCode] = useState<DeclineCode>('dates');
  const [text, setText] = useState('');
  const isWithdrawal = no === 'withdraw';
  const said = text.trim();
  const { submission, errorAt, formProps, send } = useDraftForm({
    schema: async () => {
      const { DeclineBody, WithdrawBody } = await import('../../../contract/operator.ts');
      return isWithdrawal ? WithdrawBody : DeclineBody;
    },
    bodyOf: () => (isWithdrawal ? { text: said } : { code, text: said }),
    fields: ['text'],
  });
  const fault = errorAt('text');

  async function refuse(event: FormEvent) {
    event.preventDefault();
    await send(async () => {
      await (isWithdrawal ? withdraw?.({ text: said }) : decline({ code, text: said }));
      toast({ text: isWithdrawal ? t`Retirada: se lo dijimos.` : t`Se lo dijimos, con tu motivo.` });
      onClose();
    });
  }

  return (
    <Form {...formProps} className={sheet.body} onSubmit={refuse}>
      <p>
        {isWithdrawal ? (
          <Trans>El viajero ya no podrá aceptarla, y lee por qué. No se puede deshacer.</Trans>
        ) : (
          <Trans>El viajero lee tu motivo y sabe si le conviene cambiar algo. No se puede deshacer.</Trans>
        )}
      </p>
      {!isWithdrawal && (
        <SelectField label={t`Por qué`} value={code} onChange={({ target }) => setCode(target.value as DeclineCode)}>
          {DECLINE_CODES.map((one) => (
            <option key={one} value={one}>
              {DECLINE_NAMES[one]}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={isWithdrawal ? t`Por qué la retiras` : t`Qué le ayudaría saber`}
        hint={
          isWithdrawal ? t`Diez letras o más: lo lee el viajero.` : t`Otra fecha en que sí puedes, a quién preguntar…`
        }
        maxLength={600}
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      {!fault && <FormProblem of={submission} />}
      <Actions>
        <Button type="submit" disabled={submission.isBusy || (isWithdrawal && said.length < SHORTEST_REASON)}>
          {isWithdrawal ? <Trans>Retirarla</Trans> : <Trans>Decir que no</Trans>}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Volver</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
