import { SelectField } from '#web/ui/select-field.tsx';
import { FactFrame } from './fact-frame.tsx';
import { useFactWords } from './use-place-words.ts';
import { useSaving } from './use-save-fact.ts';

export function KindFact() {
  const { place, save, failures } = useSaving();
  const words = useFactWords();
  const { label } = place.facts.kind;
  const kinds = place.choices.kinds.some((one) => one.label === label)
    ? place.choices.kinds
    : [place.facts.kind, ...place.choices.kinds];
  return (
    <FactFrame fact="kind">
      <SelectField
        label={words.kind}
        value={label}
        error={failures.kind}
        onChange={({ target }) => {
          const kind = kinds.find((one) => one.label === target.value);
          if (kind) void save('kind', kind);
        }}
      >
        {kinds.map((kind) => (
          <option key={kind.label}>{kind.label}</option>
        ))}
      </SelectField>
    </FactFrame>
  );
}

export function DistrictFact() {
  const { place, save, failures } = useSaving();
  const words = useFactWords();
  const { district } = place.facts;
  return (
    <FactFrame fact="district">
      <SelectField
        label={words.district}
        value={district ?? ''}
        error={failures.district}
        onChange={({ target }) => void save('district', target.value || null)}
      >
        <option value="">—</option>
        {place.choices.districts.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </FactFrame>
  );
}
