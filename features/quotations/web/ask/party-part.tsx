import { Trans, useLingui } from '@lingui/react/macro';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import styles from './ask.module.css';
import type { PartProps } from './ask-draft.ts';

const AGES = Array.from({ length: 18 }, (_, age) => age);

/** Who, with the ages that prices follow. */
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
          hint={t`60 o más`}
          value={seniors}
          min={adults > 0 ? 0 : 1}
          max={60}
          onChange={(count) => change({ seniors: count })}
        />
        <Stepper
          label={t`Niñas y niños`}
          hint={t`Hasta 17 años`}
          value={childAges.length}
          onChange={(count) =>
            change({ childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? null) })
          }
        />
      </div>
      {childAges.length > 0 && (
        <div className={styles.ages}>
          {childAges.map((age, index) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name here
              key={index}
              label={childAges.length === 1 ? t`Edad` : t`Edad de la ${index + 1}.ª persona menor`}
              value={age ?? ''}
              onChange={({ target }) =>
                change({
                  childAges: childAges.map((one, other) =>
                    other === index ? (target.value === '' ? null : Number(target.value)) : one,
                  ),
                })
              }
              error={age === null ? error : undefined}
            >
              <option value="">{t`Elige`}</option>
              {AGES.map((years) => (
                <option key={years} value={years}>
                  {years === 0 ? t`Menos de 1` : years}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
    </section>
  );
}
