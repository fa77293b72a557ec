import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#web/format/dates.ts';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import type { PlanDetail } from '../../contract/plan.ts';
import styles from './operator-line.module.css';

export function OperatorLine({ operator }: { operator: PlanDetail['operator'] }) {
  const { t } = useLingui();
  const { name, fictional, register, colour } = operator;
  const initials = name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
  const known = [
    fictional ? t`Operador de demostración` : null,
    register.number ? `${register.name} ${register.number}` : null,
  ].filter(Boolean);
  return (
    <div className={styles.line}>
      <span className={styles.mark} style={{ background: colour }} aria-hidden="true">
        {initials}
      </span>
      <p>
        <b>{name}</b>
        <small>
          {known.join(' · ')}
          {register.checkedOn && <Trans> · inscripción revisada el {formatDay(register.checkedOn)}</Trans>}
        </small>
      </p>
      {fictional && <DemoBadge />}
    </div>
  );
}
