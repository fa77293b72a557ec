import { Checkbox } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './merge.module.css';

interface MarkListProps {
  title: string;
  items: readonly { key: string; text: string }[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** A list to choose from. Nothing is chosen at first. */
export function MarkList({ title, items, chosen, onChange }: MarkListProps) {
  if (items.length === 0) return null;
  return (
    <fieldset className={flow.stack2}>
      <legend className={classNames(textStyles.titleS, styles.title)}>{title}</legend>
      {items.map(({ key, text }) => (
        <Checkbox
          key={key}
          checked={chosen.has(key)}
          onChange={({ target }) => {
            const next = new Set(chosen);
            if (target.checked) next.add(key);
            else next.delete(key);
            onChange(next);
          }}
        >
          {text}
        </Checkbox>
      ))}
    </fieldset>
  );
}
