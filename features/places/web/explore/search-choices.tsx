import { Trans } from '@lingui/react/macro';
import { ArrowRight, MapPinned } from 'lucide-react';
import { categoryIcons } from '#features/maps/web/public.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import popup from '#web/ui/popup.module.css';
import textStyles from '#web/ui/text.module.css';
import type { Suggestion } from '../../contract/suggestion.ts';
import { foundIcon } from './found-icons.ts';
import styles from './search-box.module.css';
import type { Choice, ChoiceGroup } from './use-choice-groups.ts';

interface SearchChoicesProps {
  id: string;
  groups: readonly ChoiceGroup[];
  /** Number of the highlighted choice among the choices of all groups. */
  at: number;
  onTake: (choice: Choice) => void;
}

export function SearchChoices({ id, groups, at, onTake }: SearchChoicesProps) {
  let number = -1;
  return groups.map(({ key, title, count, choices }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
      <div id={`${id}-${key}`} role="presentation" className={classNames(styles.title, textStyles.note)}>
        {title} {count && <b className="num">{count}</b>}
      </div>
      {choices.map((choice) => {
        number += 1;
        const isActive = number === at;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: arrows and Enter work from the field
          <div
            key={keyOf(choice)}
            id={`${id}-${number}`}
            role="option"
            aria-selected={isActive}
            tabIndex={-1}
            ref={(element) => {
              if (isActive) element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            }}
            className={popup.item}
            data-highlighted={isActive || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(choice)}
          >
            <ChoiceText choice={choice} />
          </div>
        );
      })}
    </div>
  ));
}

function ChoiceText({ choice }: { choice: Choice }) {
  if (choice.kind === 'all')
    return (
      <>
        <ArrowRight size={20} className={textStyles.warm} aria-hidden />
        <span className={styles.all}>{choice.title}</span>
      </>
    );
  const Icon = choice.kind === 'found' ? foundIcon(choice.source) : iconOf(choice.suggestion);
  return (
    <>
      <Icon size={20} className={textStyles.warm} aria-hidden />
      <span className={classNames(flow.stackHalf, textStyles.strong, styles.text)}>
        {choice.kind === 'found' ? choice.item.label : choice.suggestion.label}
        <small className={classNames(textStyles.soft, styles.detail)}>
          {choice.kind === 'found' ? choice.item.detail : <Detail suggestion={choice.suggestion} />}
        </small>
      </span>
    </>
  );
}

function Detail({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'place') return suggestion.detail;
  if (suggestion.kind === 'category') return <Trans>Categoría · {suggestion.count}</Trans>;
  return <Trans>Distrito · {suggestion.count}</Trans>;
}

const iconOf = (suggestion: Suggestion) =>
  suggestion.kind === 'district'
    ? MapPinned
    : categoryIcons[suggestion.kind === 'place' ? suggestion.category : suggestion.value];

function keyOf(choice: Choice): string {
  if (choice.kind === 'all') return 'all';
  if (choice.kind === 'found') return choice.item.path;
  const { suggestion } = choice;
  return `${suggestion.kind}-${suggestion.kind === 'place' ? suggestion.id : suggestion.value}`;
}
