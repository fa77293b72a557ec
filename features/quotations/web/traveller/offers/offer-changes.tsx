import { useLingui } from '@lingui/react/macro';
import type { ConversationSide } from '#features/conversations/contract/conversation.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import flow from '#web/ui/flow.module.css';
import type { OfferChange } from '../../../contract/offer-change.ts';
import styles from './offer-changes.module.css';

interface OfferChangesProps {
  changes: readonly OfferChange[];
  currency: string;
  side: ConversationSide;
}

export function OfferChanges({ changes, currency, side }: OfferChangesProps) {
  const { t } = useLingui();
  return (
    <ul className={`${styles.changes} ${flow.stack2}`}>
      {changes.map((change) => (
        <li key={JSON.stringify(change)}>
          <Change change={change} currency={currency} side={side} />
        </li>
      ))}
      {changes.length === 0 && <li>{t`Nada: es la misma oferta, con nuevo plazo.`}</li>}
    </ul>
  );
}

interface ChangeProps {
  change: OfferChange;
  currency: string;
  side: ConversationSide;
}

function Change({ change: { what, how, name, before, after }, currency, side }: ChangeProps) {
  const { t } = useLingui();
  const isOurs = side === 'operator';
  const names: Record<OfferChange['what'], string> = {
    total: t`Total`,
    start_date: t`Primer día`,
    day: t`Día ${name}`,
    day_title: t`Día ${name}, título`,
    stop: t`Día ${name}`,
    line: name,
    line_title: t`${name}, nombre`,
    line_units: t`${name}, cantidad`,
    line_when: t`${name}, cuándo`,
    line_note: t`${name}, nota`,
    line_required: name,
    line_needs: t`${name}, junto con`,
    includes: t`Incluye: ${name}`,
    excludes: t`No incluye: ${name}`,
    title: t`Título`,
    greeting: t`Saludo`,
    meeting: t`Encuentro`,
    conditions: t`Condiciones`,
    policy: isOurs ? t`Si cancela` : t`Si cancelas`,
    payments: t`Cuándo se paga`,
    minimum_total: t`Mínimo`,
    group_most: t`Grupo, como mucho`,
    lodging: isOurs ? t`Alojamiento` : t`Dónde duermes`,
    valid_days: t`Días de validez`,
    option_hours: t`Horas con lugares guardados`,
  };
  const isMoney = what === 'total' || what === 'line' || what === 'minimum_total';
  const words = (value: string | number | null) => {
    if (typeof value === 'number' && isMoney) return formatMoney(value, currency);
    return what === 'start_date' && typeof value === 'string' ? formatDate(value) : value;
  };
  const isSilent = before === null && after === null;
  const isList = what === 'includes' || what === 'excludes';
  return (
    <>
      <b>{names[what]}</b> {how === 'added' && <em>{t`nuevo`}</em>}
      {how === 'removed' && <em>{t`ya no`}</em>}
      {isSilent && <em>{t`cambió`}</em>}
      {!isList && before !== null && <del className="num">{words(before)}</del>}
      {!isList && after !== null && <ins className="num">{words(after)}</ins>}
    </>
  );
}
