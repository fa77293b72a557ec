import { Plural, Trans } from '@lingui/react/macro';
import type { Book } from '#features/complaints/contract/complaint.ts';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './kind-choice.module.css';

export function KindChoice({ book, value, onChange }: { book: Book; value: string; onChange: (kind: string) => void }) {
  return (
    <FieldSet look="title" legend={<Trans>Qué quieres presentar</Trans>}>
      <Fields layout="pair">
        {book.kinds.map(({ id, name, meaning, term }) => (
          <label key={id} className={`${styles.card} ${flow.stack1}`}>
            <input type="radio" name="kind" value={id} checked={id === value} onChange={() => onChange(id)} />
            <b className={textStyles.titleS}>{name}</b>
            <span className={textStyles.small}>{meaning}</span>
            <small className={textStyles.soft}>
              {term.counted === 'business' ? (
                <Plural value={term.days} one="# día hábil" other="# días hábiles" />
              ) : (
                <Plural value={term.days} one="# día" other="# días" />
              )}
            </small>
          </label>
        ))}
      </Fields>
    </FieldSet>
  );
}
