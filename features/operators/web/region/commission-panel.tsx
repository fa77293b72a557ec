import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import { basisPoints, commissionText, MOST_COMMISSION } from '#features/organisation/contract/choices.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import fieldSet from '#web/ui/field-set.module.css';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { RegionOperatorDetail } from '../../contract/managed-operator.ts';
import { changeCommission } from '../../contract/region-routes.ts';
import { Panel } from '../operator/form/panel.tsx';
import styles from './region.module.css';

interface CommissionPanelProps {
  operator: RegionOperatorDetail;
  onSaved: (operator: RegionOperatorDetail) => void;
}

export function CommissionPanel({ operator, onSaved }: CommissionPanelProps) {
  const { t } = useLingui();
  const { name, commissionBps: own, usualCommissionBps: usual, canCommission } = operator;
  const api = useApi();
  const plain = own === null ? '' : commissionText(own).replace(' %', '');
  const [typed, setTyped] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const text = (typed ?? plain).trim();
  const wanted = text === '' ? null : basisPoints(text);
  const isRead = text === '' || (wanted !== null && wanted <= MOST_COMMISSION);
  const shown = commissionText(own ?? usual);
  const next = commissionText(wanted ?? usual);

  async function save() {
    const body = { commissionBps: wanted };
    onSaved(await api.call(changeCommission, { params: { operatorId: operator.id }, body, quiet: true }));
    setTyped(null);
    toast({ text: t`Desde ahora, ${next} de cada venta.` });
  }

  return (
    <Panel title={<Trans>Comisión</Trans>}>
      <p className={`${flow.row2} ${textStyles.soft}`}>
        <b className={styles.commission}>{shown}</b>{' '}
        {own === null ? <Trans>como todos</Trans> : <Trans>solo para este operador</Trans>}
      </p>
      {canCommission.allowed ? (
        <form
          className={fieldSet.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isRead && wanted !== own) setAsking(true);
          }}
        >
          <Field
            label={t`Otra comisión`}
            inputMode="decimal"
            autoComplete="off"
            after={<span aria-hidden="true">%</span>}
            value={typed ?? plain}
            onChange={({ target }) => setTyped(target.value)}
            hint={t`Si lo dejas vacío, vale la de todos: ${commissionText(usual)}.`}
            error={isRead ? undefined : t`Va de 0 a 10 %, con dos decimales como mucho.`}
          />
          <Button type="submit" kind="quiet" disabled={!isRead || wanted === own}>
            <Trans>Cambiar la comisión</Trans>
          </Button>
        </form>
      ) : (
        <p className={textStyles.note}>{canCommission.reason}</p>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={wanted === null ? t`¿Volver a la comisión de todos (${next})?` : t`¿${next} de lo que venda ${name}?`}
        verb={t`Cambiar la comisión`}
        run={save}
      >
        <p>
          <Trans>
            Cuenta desde la próxima venta. Lo ya vendido conserva la comisión del día en que se vendió, y el cambio
            queda en el registro.
          </Trans>
        </p>
      </Confirm>
    </Panel>
  );
}
