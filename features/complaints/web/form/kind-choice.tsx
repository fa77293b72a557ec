import { Plural, Trans } from '@lingui/react/macro';
import type { Book } from '#features/complaints/contract/complaint.ts';
import { FieldSet } from '#web/ui/field-set.tsx';
import styles from './kind-choice.module.css';

export function KindChoice({ book, value, onChange }: { book: Book; value: string; onChange: (kind: string) => void }) {
  return (
    <FieldSet look="title" legend={<Trans>Qué quieres presentar</Trans>}>
      <div className={styles.cards}>
        {book.kinds.map(({ id, name, meaning, term }) => (
          <label key={id} className={styles.card}>
            <input type="radio" name="kind" value={id} checked={id === value} onChange={() => onChange(id)} />
            <b>{name}</b>
            <span>{meaning}</span>
            <small>
              {term.counted === 'business' ? (
                <Plural value={term.days} one="# día hábil" other="# días hábiles" />
              ) : (
                <Plural value={term.days} one="# día" other="# días" />
              )}
            </small>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
