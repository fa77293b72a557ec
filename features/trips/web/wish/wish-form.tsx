import { Trans, useLingui } from '@lingui/react/macro';
import type { Need } from '#planner/model.ts';
import { useFace } from '#web/face.ts';
import { addDays } from '#web/format/dates.ts';
import { Checkbox, Toggle } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { AnchorField } from './anchor-field.tsx';
import { InterestPosters } from './interest-posters.tsx';
import { NightsField } from './nights-field.tsx';
import { PlaceListField } from './place-list-field.tsx';
import { addToDraft, dropFromDraft, type WishDraft } from './wish-draft.ts';
import { DaysField, HourField, HourFields, PaceField, PartyField } from './wish-fields.tsx';
import styles from './wish-form.module.css';

interface WishFormProps {
  draft: WishDraft;
  today: string;
  startDate: string;
  onChange: (change: Partial<WishDraft>) => void;
}

const FURTHEST_START = 540;

export function WishForm({ draft, today, startDate, onChange }: WishFormProps) {
  const { t } = useLingui();
  const face = useFace();
  return (
    <div className={classNames(flow.stack6, flow.shrinks, styles.form)}>
      <section className={flow.stack4}>
        <h2 className={textStyles.titleM}>
          <Trans>¿Cuándo?</Trans>
        </h2>
        <div className={flow.pair}>
          <DateField
            label={t`Primer día`}
            value={startDate}
            min={today}
            max={addDays(today, FURTHEST_START)}
            onChange={(date) => onChange({ startDate: date })}
          />
          <DaysField value={draft.days} onChange={(days) => onChange({ days })} />
        </div>
        <HourFields>
          <HourField
            label={t`Salir desde las`}
            value={draft.earliest}
            from={5 * 60}
            to={Math.min(15 * 60, draft.latest - 120)}
            onChange={(earliest) => onChange({ earliest })}
          />
          <HourField
            label={t`Estar de vuelta a las`}
            value={draft.latest}
            from={draft.earliest + 120}
            to={24 * 60}
            onChange={(latest) => onChange({ latest })}
          />
        </HourFields>
      </section>

      <section className={flow.stack4}>
        <h2 className={textStyles.titleM}>
          <Trans>¿Quiénes van?</Trans>
        </h2>
        <PartyField value={draft} onChange={onChange} />
        <NeedsField value={draft.needs} onChange={(needs) => onChange({ needs })} />
      </section>

      <section className={flow.stack4}>
        <h2 className={textStyles.titleM}>
          <Trans>¿Qué te provoca?</Trans>
        </h2>
        <p className={textStyles.soft}>
          <Trans>Toca una vez lo que más te gusta y dos veces lo que prefieres no ver.</Trans>
        </p>
        <InterestPosters value={draft.interests} onChange={(interests) => onChange({ interests })} />
      </section>

      <section className={flow.stack4}>
        <h2 className={textStyles.titleM}>
          <Trans>¿A qué ritmo?</Trans>
        </h2>
        <PaceField value={draft.pace} onChange={(pace) => onChange({ pace })} />
      </section>

      <section className={flow.stack4}>
        <h2 className={textStyles.titleM}>
          <Trans>¿Desde dónde?</Trans>
        </h2>
        <div className={flow.pair}>
          <AnchorField
            label={t`Duermes o empiezas en`}
            otherwise={t`Si no lo sabes: ${face.centre.name}`}
            value={draft.start}
            onChange={(start) => onChange({ start })}
          />
          <AnchorField
            label={t`Terminas cada día en`}
            otherwise={t`Si no lo dices: donde empezaste`}
            value={draft.end}
            onChange={(end) => onChange({ end })}
          />
        </div>
        <NightsField
          startDate={startDate}
          days={draft.days}
          start={draft.start}
          value={draft.nights}
          onChange={(nights) => onChange({ nights })}
        />
      </section>

      <section className={flow.stack4}>
        <h2 className={textStyles.titleM}>
          <Trans>Sí o sí, y mejor no</Trans>
        </h2>
        <div className={flow.pair}>
          <PlaceListField
            label={t`No me lo quiero perder`}
            hint={t`Busca un lugar`}
            places={draft.must}
            onAdd={(place) => addToDraft('must', place)}
            onDrop={(id) => dropFromDraft('must', id)}
          />
          <PlaceListField
            label={t`Mejor no, o ya lo conozco`}
            hint={t`Busca un lugar`}
            places={draft.avoid}
            onAdd={(place) => addToDraft('avoid', place)}
            onDrop={(id) => dropFromDraft('avoid', id)}
          />
        </div>
      </section>

      <section className={flow.stack4}>
        <h2 className={textStyles.titleM}>
          <Trans>Para afinar</Trans>
        </h2>
        <Toggle
          checked={draft.knownHoursOnly}
          onChange={(event) => onChange({ knownHoursOnly: event.target.checked })}
          hint={t`Pocos lugares publican su horario. Con esto salen menos, pero ninguno supuesto; los espacios abiertos siguen.`}
        >
          <Trans>Solo horarios publicados</Trans>
        </Toggle>
        <BudgetField value={draft.budget} onChange={(budget) => onChange({ budget })} />
      </section>
    </div>
  );
}

function NeedsField({ value, onChange }: { value: Need[]; onChange: (needs: Need[]) => void }) {
  const { t } = useLingui();
  const needs: { need: Need; name: string }[] = [
    { need: 'step_free', name: t`Sin escalones` },
    { need: 'low_effort', name: t`Poco esfuerzo` },
    { need: 'children', name: t`Apto para niños` },
    { need: 'shade', name: t`Con sombra` },
    { need: 'low_altitude', name: t`Poca altura` },
  ];
  return (
    <FieldSet
      legend={t`¿Algo que debamos cuidar?`}
      layout="chips"
      hint={<Trans>Dejamos fuera lo que sabemos que no lo cumple. Donde nadie lo ha medido, te lo decimos.</Trans>}
    >
      {needs.map(({ need, name }) => (
        <Checkbox
          key={need}
          checked={value.includes(need)}
          onChange={(event) =>
            onChange(event.target.checked ? [...value, need] : value.filter((other) => other !== need))
          }
        >
          {name}
        </Checkbox>
      ))}
    </FieldSet>
  );
}

function BudgetField({ value, onChange }: { value: number | null; onChange: (budget: number | null) => void }) {
  const { t } = useLingui();
  const { currency } = useFace();
  return (
    <Field
      className={styles.budget}
      label={
        <>
          {t`Tope para entradas, de todo el grupo`}
          <span className="sr">{t`, en ${currency.code}`}</span>
        </>
      }
      inputMode="numeric"
      placeholder={t`Sin tope`}
      before={<span aria-hidden="true">{currency.code}</span>}
      value={value === null ? '' : String(value)}
      hint={t`Solo cuenta entradas con tarifa conocida; comida, transporte y alojamiento van aparte.`}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, 6);
        onChange(digits ? Number(digits) : null);
      }}
    />
  );
}
