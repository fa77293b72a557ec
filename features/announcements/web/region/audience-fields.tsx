import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  OPERATOR_STATE_NAMES,
  OPERATOR_STATES,
  type OperatorState,
} from '#features/operators/contract/operator-states.ts';
import {
  PLAN_CATEGORIES,
  PLAN_CATEGORY_NAMES,
  type PlanCategory,
} from '#features/operators/contract/plan-categories.ts';
import { capitalize } from '#web/format/capitalize.ts';
import { Checkbox, Segmented } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { LongList } from '#web/ui/long-list.tsx';
import { Nothing } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { AnnouncementCandidate, Audience, FilteredAudience } from '../../contract/audience.ts';
import { useDepartureWords } from './use-audience-words.ts';

interface AudienceFieldsProps {
  candidates: readonly AnnouncementCandidate[];
  audience: Audience;
  error: string | undefined;
  onChange: (audience: Audience) => void;
}

const NO_FILTER: FilteredAudience = {
  who: 'filtered',
  state: 'verified',
  category: null,
  town: null,
  departsWithin: null,
};
const WITHIN_DAYS = [0, 3, 7, 30];

export function AudienceFields({ candidates, audience, error, onChange }: AudienceFieldsProps) {
  const { t } = useLingui();
  function changeWho(who: Audience['who']) {
    if (who === 'all') onChange({ who });
    else if (who === 'filtered') onChange(NO_FILTER);
    else onChange({ who, operatorIds: [] });
  }
  return (
    <div className={flow.stack4}>
      <Segmented
        label={t`A quién le llega`}
        name="who"
        value={audience.who}
        onChange={changeWho}
        options={[
          { value: 'all', label: t`A todos` },
          { value: 'filtered', label: t`A algunos` },
          { value: 'picked', label: t`Elegir a mano` },
        ]}
      />
      {audience.who === 'filtered' && <Filters candidates={candidates} audience={audience} onChange={onChange} />}
      {audience.who === 'picked' && (
        <Picker
          candidates={candidates}
          chosen={audience.operatorIds}
          error={error}
          onChange={(operatorIds) => onChange({ who: 'picked', operatorIds })}
        />
      )}
    </div>
  );
}

interface FiltersProps {
  candidates: readonly AnnouncementCandidate[];
  audience: FilteredAudience;
  onChange: (audience: FilteredAudience) => void;
}

function Filters({ candidates, audience, onChange }: FiltersProps) {
  const { t } = useLingui();
  const departureWords = useDepartureWords();
  const towns = [...new Set(candidates.flatMap(({ town }) => town ?? []))].sort((a, b) => a.localeCompare(b, 'es'));
  const categories = PLAN_CATEGORIES.filter((one) =>
    candidates.some((candidate) => candidate.categories.includes(one)),
  );
  const change = (more: Partial<FilteredAudience>) => onChange({ ...audience, ...more });
  return (
    <FieldSet legend={t`Los que cumplan todo esto`} layout="pair">
      <SelectField
        label={t`Estado`}
        value={audience.state ?? ''}
        onChange={({ target }) => change({ state: (target.value || null) as OperatorState | null })}
      >
        <option value="">{t`Cualquiera`}</option>
        {OPERATOR_STATES.map((state) => (
          <option key={state} value={state}>
            {OPERATOR_STATE_NAMES[state]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Qué venden`}
        value={audience.category ?? ''}
        onChange={({ target }) => change({ category: (target.value || null) as PlanCategory | null })}
      >
        <option value="">{t`Cualquier cosa`}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {PLAN_CATEGORY_NAMES[category]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Localidad`}
        value={audience.town ?? ''}
        onChange={({ target }) => change({ town: target.value || null })}
      >
        <option value="">{t`Cualquiera`}</option>
        {towns.map((town) => (
          <option key={town} value={town}>
            {town}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Salidas`}
        value={audience.departsWithin ?? ''}
        onChange={({ target }) => change({ departsWithin: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{t`Con o sin salidas`}</option>
        {WITHIN_DAYS.map((days) => (
          <option key={days} value={days}>
            {capitalize(departureWords(days))}
          </option>
        ))}
      </SelectField>
    </FieldSet>
  );
}

interface PickerProps {
  candidates: readonly AnnouncementCandidate[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (operatorIds: string[]) => void;
}

const SEARCHED_FROM = 10;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function Picker({ candidates, chosen, error, onChange }: PickerProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const found = candidates.filter(({ name, town }) => plain(`${name} ${town ?? ''}`).includes(plain(typed.trim())));
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <FieldSet legend={t`Operadores`} error={error}>
      {candidates.length > SEARCHED_FROM && (
        <Field
          label={t`Buscar un operador`}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {found.length === 0 ? (
        <Nothing>
          <Trans>Ningún operador se llama así.</Trans>
        </Nothing>
      ) : (
        <LongList items={found}>
          {(shown) => (
            <ul className={flow.stackHalf}>
              {shown.map(({ id, name, town }) => (
                <li key={id}>
                  <Checkbox checked={chosen.includes(id)} onChange={({ target }) => toggle(id, target.checked)}>
                    {[name, town].filter(Boolean).join(' · ')}
                  </Checkbox>
                </li>
              ))}
            </ul>
          )}
        </LongList>
      )}
    </FieldSet>
  );
}
