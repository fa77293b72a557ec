import { Trans, useLingui } from '@lingui/react/macro';
import { GROWN_UP_AT, SENIOR_AT } from '#features/trips/contract/ages.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { ChildAges } from '../../../child-ages.tsx';
import styles from '../ask.module.css';
import type { PartProps } from '../ask-draft.ts';

/** Fields for the number of travellers and the ages of the children. */
export function PartyPart({ draft, change, errorAt }: PartProps) {
  const { t } = useLingui();
  const { adults, seniors, childAges } = draft;
  const error = errorAt('body.wish.party');
  return (
    <section className={styles.part}>
      <h2>
        <Trans>¿Quiénes viajan?</Trans>
      </h2>
      <div className={styles.steppers}>
        <Stepper
          label={t`Adultos`}
          value={adults}
          min={seniors > 0 ? 0 : 1}
          max={60}
          onChange={(count) => change({ adults: count })}
        />
        <Stepper
          label={t`Personas mayores`}
          hint={t`${SENIOR_AT} o más`}
          value={seniors}
          min={adults > 0 ? 0 : 1}
          max={60}
          onChange={(count) => change({ seniors: count })}
        />
        <Stepper
          label={t`Niñas y niños`}
          hint={t`Hasta ${GROWN_UP_AT - 1} años`}
          value={childAges.length}
          onChange={(count) =>
            change({ childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? null) })
          }
        />
      </div>
      <ChildAges
        className={styles.ages}
        ages={childAges}
        onChange={(ages) => change({ childAges: ages })}
        error={error}
      />
    </section>
  );
}
