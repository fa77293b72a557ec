import { Checkbox } from '#web/ui/choice.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import { INCLUSION_KIND_NAMES, INCLUSION_KINDS, type InclusionKind } from '../../../../contract/inclusion-kinds.ts';

interface KindChipsProps {
  legend: string;
  kinds: readonly InclusionKind[];
  /** Kind for which no checkbox is shown. */
  without?: InclusionKind | null;
  onChange: (kinds: InclusionKind[]) => void;
}

export function KindChips({ legend, kinds, without = null, onChange }: KindChipsProps) {
  return (
    <FieldSet legend={legend} layout="chips">
      {INCLUSION_KINDS.filter((kind) => kind !== without).map((kind) => (
        <Checkbox
          key={kind}
          checked={kinds.includes(kind)}
          onChange={({ target }) =>
            onChange(INCLUSION_KINDS.filter((one) => (one === kind ? target.checked : kinds.includes(one))))
          }
        >
          {INCLUSION_KIND_NAMES[kind]}
        </Checkbox>
      ))}
    </FieldSet>
  );
}
