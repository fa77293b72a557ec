import { Trans } from '@lingui/react/macro';
import { Telephone } from '#web/ui/telephone.tsx';
import type { PlanDetail } from '../../contract/plan.ts';
import styles from './plan.module.css';

export function AskOperator({ operator: { name, phone, email } }: Pick<PlanDetail, 'operator'>) {
  if (!phone && !email) return null;
  return (
    <p className={styles.ask}>
      <Trans>Pregunta a {name}:</Trans>
      {phone && <Telephone kind="inline" phone={phone} of={name} />}
      {email && (
        <a href={`mailto:${email}`} className={styles.link}>
          {email}
        </a>
      )}
    </p>
  );
}
