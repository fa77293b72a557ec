import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { AskDraft, ChangeDraft } from './ask-draft.ts';
import { type SuggestedChange, suggestedChanges } from './suggested-changes.ts';

interface NoOperatorFitsProps {
  asked: AskDraft;
  draft: AskDraft;
  change: ChangeDraft;
  districts: readonly { value: string }[];
}

export function NoOperatorFits({ asked, draft, change, districts }: NoOperatorFitsProps) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const people = asked.adults + asked.seniors + asked.childAges.length;
  const names: Record<SuggestedChange['name'], string> = {
    dates: t`Una semana antes o después`,
    areas: t`En toda la región`,
    languages: t`En cualquier idioma`,
    rotation: t`Preguntar por turno a otros`,
    chosen: t`Elegir yo a quién preguntar`,
  };
  const suggestions = suggestedChanges(
    asked,
    localDate(timeZone),
    districts.map(({ value }) => value),
  );
  return (
    <Alert tone="caution" live="none">
      <p>
        <b>
          <Trans>Nadie encaja con todo eso a la vez.</Trans>
        </b>{' '}
        <Trans>No se envió nada, y lo que escribiste sigue aquí. Abre un poco lo que pides y vuelve a enviarlo:</Trans>
      </p>
      <ul className={flow.row3}>
        {suggestions.map(({ name, part }) => (
          <li key={name}>
            {isIn(part, draft) ? (
              <p className={`${flow.row2} ${textStyles.strong} ${textStyles.open}`}>
                <Check size={18} aria-hidden />
                {names[name]}
              </p>
            ) : (
              <Button kind="quiet" size="small" onClick={() => change(part)}>
                {names[name]}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={textStyles.note}>
        <Plural
          value={people}
          one="Con otra fecha suele bastar: no todas las salidas tienen lugar para una sola persona."
          other="¿Son muchos? Un operador que elijas por su nombre puede juntar guías y vehículos para # personas."
        />
      </p>
    </Alert>
  );
}

const isIn = (part: Partial<AskDraft>, draft: AskDraft): boolean =>
  Object.entries(part).every(
    ([name, value]) => JSON.stringify(draft[name as keyof AskDraft]) === JSON.stringify(value),
  );
