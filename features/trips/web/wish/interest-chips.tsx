import { useFace } from '#web/face.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { INTERESTS, type Interest } from '../../contract/trip.ts';
import { useInterestNames } from './interest-posters.tsx';

interface InterestChipsProps {
  value: readonly Interest[];
  onChange: (value: Interest[]) => void;
}

export function InterestChips({ value, onChange }: InterestChipsProps) {
  const names = useInterestNames();
  const offered = Object.keys(useFace().interests).filter((name): name is Interest =>
    INTERESTS.includes(name as Interest),
  );
  return offered.map((interest) => (
    <Checkbox
      key={interest}
      checked={value.includes(interest)}
      onChange={({ target }) =>
        onChange(target.checked ? [...value, interest] : value.filter((other) => other !== interest))
      }
    >
      {names[interest]}
    </Checkbox>
  ));
}
