import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { Alert } from '#web/ui/alert.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Toggle } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { MoneyField } from '#web/ui/money-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import type { ManagedPlanDetail } from '../../../../contract/managed-plan.ts';
import { longerProgram, shorterProgram } from '../../../../contract/program-times.ts';
import { UNIT_TYPES, type Unit, type UnitType } from '../../../../contract/unit.ts';
import { aheadWords } from '../../../plan-words.ts';
import { languageName } from '../../data/language-field.tsx';
import styles from './option-card.module.css';
import {
  addUnit,
  type DraftOption,
  isGroup,
  type OptionFaults,
  removeUnit,
  setUsual,
  UNIT_NAMES,
  usualOf,
} from './option-draft.ts';
import { SeasonPrices } from './season-prices.tsx';

const LENGTHS = [30, 45, 60, 90, 120, 150, 180, 210, 240, 300, 360, 420, 480, 540, 600, 720, 1440, 2880, 4320];
const CUTOFFS = [0, 30, 60, 120, 180, 360, 720, 1080, 1440, 2880, 4320, 10_080];
const DEPOSITS = [10_000, 5000, 3000, 2000];

const withOwn = (list: readonly number[], own: number) => [...new Set([...list, own])].sort((a, b) => a - b);

interface OptionCardProps {
  option: DraftOption;
  plan: ManagedPlanDetail;
  /** Null until the operator tries to save. */
  faults: OptionFaults | null;
  onChange: (option: DraftOption) => void;
  onRemove?: () => void;
}

export function OptionCard({ option, plan, faults, onChange, onRemove }: OptionCardProps) {
  const { t } = useLingui();
  const change = (more: Partial<DraftOption>) => onChange({ ...option, ...more });
  const group = isGroup(option, plan.pricingPer);
  const programMinutes = longerProgram(plan.content.days, option.durationMinutes);
  const shorter = shorterProgram(plan.content.days, option.durationMinutes);
  const isByStart = plan.availabilityType === 'START_TIME';
  return (
    <Card as="section" size="large">
      <Fields layout="pair">
        <Field
          label={t`Nombre de la opción`}
          value={option.name}
          maxLength={80}
          error={faults?.name && t`Escribe un nombre.`}
          onChange={({ target }) => change({ name: target.value })}
          after={
            onRemove && (
              <IconButton label={t`Quitar la opción ${option.name}`} onClick={onRemove}>
                <Trash2 size={18} aria-hidden />
              </IconButton>
            )
          }
        />
        <SelectField
          label={t`Idioma`}
          value={option.language ?? ''}
          onChange={({ target }) => change({ language: target.value || null })}
        >
          <option value="">{t`Sin guía`}</option>
          {[...new Set([...plan.facts.languages, option.language ?? 'es'])].map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </SelectField>
      </Fields>
      <Fields layout="pair">
        <SelectField
          label={t`Dura`}
          value={option.durationMinutes}
          onChange={({ target }) => change({ durationMinutes: Number(target.value) })}
        >
          {withOwn(LENGTHS, option.durationMinutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {aheadWords(minutes)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={isByStart ? t`Se reserva hasta` : t`Se vende hasta`}
          value={option.cutoffMinutes}
          onChange={({ target }) => change({ cutoffMinutes: Number(target.value) })}
        >
          {withOwn(CUTOFFS, option.cutoffMinutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? t`El último momento` : t`${aheadWords(minutes)} antes`}
            </option>
          ))}
        </SelectField>
      </Fields>
      {programMinutes !== null && (
        <Alert look="line" tone="caution" live="status">
          <Trans>Tu programa dura {aheadWords(programMinutes)}.</Trans>{' '}
          <TextButton onClick={() => change({ durationMinutes: programMinutes })}>
            <Trans>Usar {aheadWords(programMinutes)}</Trans>
          </TextButton>
        </Alert>
      )}
      {shorter !== null && (
        <Alert look="line" tone="caution" live="status">
          <Trans>
            Tu programa suma {aheadWords(shorter)}: {aheadWords(option.durationMinutes - shorter)} no tienen parada.
          </Trans>{' '}
          <TextButton onClick={() => change({ durationMinutes: shorter })}>
            <Trans>Usar {aheadWords(shorter)}</Trans>
          </TextButton>
        </Alert>
      )}
      <Toggle
        checked={option.private}
        hint={t`Solo viaja el grupo que reserva, y paga un precio por todo el grupo.`}
        onChange={({ target }) => change({ private: target.checked })}
      >
        <Trans>Salida privada</Trans>
      </Toggle>
      <div className={flow.stack4}>
        {group && (
          <MoneyField
            label={t`Precio del grupo`}
            currency={plan.currency}
            value={usualOf(option, null)}
            error={faults?.unpriced.includes(null) ? t`Escribe el precio del grupo.` : undefined}
            onChange={(amount) => onChange(setUsual(option, null, amount))}
          />
        )}
        {option.units.map((unit) => (
          <UnitRow
            key={unit.id}
            unit={unit}
            option={option}
            currency={plan.currency}
            group={group}
            isUnpriced={faults?.unpriced.includes(unit.id) ?? false}
            onChange={onChange}
          />
        ))}
        <SelectField
          label={<span className="sr">{t`Agregar otra tarifa`}</span>}
          value=""
          onChange={({ target }) => target.value && onChange(addUnit(option, target.value as UnitType))}
        >
          <option value="">{t`+ Agregar otra tarifa…`}</option>
          {UNIT_TYPES.map((type) => (
            <option key={type} value={type}>
              {UNIT_NAMES[type]}
            </option>
          ))}
        </SelectField>
      </div>
      <SeasonPrices option={option} group={group} currency={plan.currency} onChange={onChange} />
      <Fields layout="pair">
        <Stepper
          label={t`Lugares por salida`}
          value={option.capacity ?? 0}
          min={1}
          max={500}
          onChange={(capacity) => change({ capacity })}
        />
        <Stepper
          label={t`Grupo mínimo`}
          hint={t`Si son menos, tú decides si sale.`}
          value={option.minimumGroup}
          min={1}
          max={option.capacity ?? 500}
          onChange={(minimumGroup) => change({ minimumGroup })}
        />
      </Fields>
      {option.minimumGroup > 1 && (
        <Fields layout="pair">
          <SelectField
            label={t`Si no se llega al mínimo`}
            value={option.minimumOutcome}
            onChange={({ target }) => change({ minimumOutcome: target.value === 'cancel' ? 'cancel' : 'guaranteed' })}
          >
            <option value="guaranteed">{t`Sale igual`}</option>
            <option value="cancel">{t`Se cancela y se devuelve`}</option>
          </SelectField>
          <SelectField
            label={t`Se decide`}
            value={option.minimumDecidedHours}
            onChange={({ target }) => change({ minimumDecidedHours: Number(target.value) })}
          >
            {withOwn([6, 12, 24, 48, 72, 168], option.minimumDecidedHours).map((hours) => (
              <option key={hours} value={hours}>
                {t`${aheadWords(hours * 60)} antes`}
              </option>
            ))}
          </SelectField>
        </Fields>
      )}
      <Fields layout="pair">
        <SelectField
          label={t`Al reservar se paga`}
          value={option.depositBps}
          onChange={({ target }) => change({ depositBps: Number(target.value) })}
        >
          {withOwn(DEPOSITS, option.depositBps)
            .toReversed()
            .map((share) => (
              <option key={share} value={share}>
                {share === 10_000 ? t`Todo` : t`Un adelanto de ${share / 100} %`}
              </option>
            ))}
        </SelectField>
        {option.depositBps < 10_000 && (
          <SelectField
            label={t`El resto, hasta`}
            value={option.balanceDays}
            onChange={({ target }) => change({ balanceDays: Number(target.value) })}
          >
            {withOwn([0, 1, 3, 7, 14, 30], option.balanceDays).map((days) => (
              <option key={days} value={days}>
                {days === 0 ? t`El mismo día` : days === 1 ? t`Un día antes` : t`${days} días antes`}
              </option>
            ))}
          </SelectField>
        )}
      </Fields>
    </Card>
  );
}

interface UnitRowProps {
  unit: Unit;
  option: DraftOption;
  currency: string;
  group: boolean;
  isUnpriced: boolean;
  onChange: (option: DraftOption) => void;
}

function UnitRow({ unit, option, currency, group, isUnpriced, onChange }: UnitRowProps) {
  const { t } = useLingui();
  const change = (more: Partial<Unit>) =>
    onChange({ ...option, units: option.units.map((one) => (one.id === unit.id ? { ...one, ...more } : one)) });
  const age = (text: string) => (/^\d{1,3}$/.test(text) ? Math.min(120, Number(text)) : null);
  return (
    <div className={styles.unit} data-in-group={group || undefined}>
      <Field
        label={t`Quién viene`}
        value={unit.name}
        maxLength={60}
        onChange={({ target }) => change({ name: target.value })}
      />
      {!group && (
        <MoneyField
          label={t`Precio de ${unit.name}`}
          currency={currency}
          value={usualOf(option, unit.id)}
          error={isUnpriced ? t`Escribe el precio, o 0 si va gratis.` : undefined}
          onChange={(amount) => onChange(setUsual(option, unit.id, amount))}
        />
      )}
      <Field
        label={t`Desde (años)`}
        inputMode="numeric"
        value={unit.minAge ?? ''}
        onChange={({ target }) => change({ minAge: age(target.value) })}
      />
      <Field
        label={t`Hasta (años)`}
        inputMode="numeric"
        value={unit.maxAge ?? ''}
        onChange={({ target }) => change({ maxAge: age(target.value) })}
      />
      {option.units.length > 1 && (
        <IconButton label={t`Quitar ${unit.name}`} onClick={() => onChange(removeUnit(option, unit.id))}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
