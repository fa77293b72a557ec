import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { resourcesQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';

const MOST = 6;

interface DepartureResourcesProps {
  departure: ManagedDeparture;
  busy: boolean;
  onSave: (resources: string[]) => void;
  /** Message of the last refused save. */
  refusal: ReactNode;
}

export function DepartureResources({ departure, busy, onSave, refusal }: DepartureResourcesProps) {
  const { id: operatorId } = useOperator();
  const { data } = useQuery(resourcesQuery(useApi(), operatorId));
  const [chosen, setChosen] = useState<readonly string[]>(departure.resources);
  if (!data) return null;
  if (data.items.length === 0) {
    return (
      <p className={textStyles.note}>
        <TextLink to={operatorPaths.resources(operatorId)}>
          <Trans>Escribe tus guías y vehículos</Trans>
        </TextLink>{' '}
        <Trans>para decir quién va en cada salida.</Trans>
      </p>
    );
  }
  const isChanged =
    chosen.length !== departure.resources.length || chosen.some((id) => !departure.resources.includes(id));
  return (
    <Fields layout="stack">
      <FieldSet legend={<Trans>Guía y vehículo</Trans>} layout="chips">
        {data.items.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= MOST}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          >
            {name}
          </Checkbox>
        ))}
      </FieldSet>
      {isChanged && (
        <Button kind="quiet" disabled={busy} onClick={() => onSave([...chosen])}>
          <Trans>Guardar guía y vehículo</Trans>
        </Button>
      )}
      {refusal}
    </Fields>
  );
}
