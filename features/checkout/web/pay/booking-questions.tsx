import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingQuestion } from '#features/operators/contract/plan-content.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { OrderBooking } from '../../contract/order.ts';
import styles from './pay-form.module.css';
import { answerName, peopleOf } from './travellers.ts';

interface BookingQuestionsProps {
  booking: OrderBooking;
  /** What the server refused, by the field's name. */
  faults: Readonly<Record<string, string>>;
}

/** What one operator has to know of its booking. */
export function BookingQuestions({ booking, faults }: BookingQuestionsProps) {
  const { t } = useLingui();
  const { snapshot, answers } = booking;
  const told = (name: string) => String(answers?.[name] ?? '');
  return (
    <fieldset className={styles.questions}>
      <legend>
        {snapshot.title} · {snapshot.operatorName}
      </legend>
      {snapshot.meeting.asksAddress && (
        <Field
          label={t`¿Dónde te recogen?`}
          name={`pickup:${booking.id}`}
          required
          hint={snapshot.meeting.note || undefined}
          maxLength={200}
          defaultValue={told('pickup')}
          error={faults[`pickup:${booking.id}`]}
        />
      )}
      {snapshot.questions?.map((question) =>
        question.perPerson ? (
          peopleOf(booking.items).map(({ item, called }) => (
            <Question
              key={`${question.id}/${item.id}`}
              question={question}
              label={`${question.label} (${called})`}
              name={answerName(booking.id, question.id, item.id)}
              value={told(`${question.id}/${item.id}`)}
              faults={faults}
            />
          ))
        ) : (
          <Question
            key={question.id}
            question={question}
            label={question.label}
            name={answerName(booking.id, question.id)}
            value={told(question.id)}
            faults={faults}
          />
        ),
      )}
      <Field
        label={
          <>
            <Trans>Algo que el guía deba saber</Trans> <small className={styles.optional}>{t`(si quieres)`}</small>
          </>
        }
        name={`note:${booking.id}`}
        maxLength={600}
        defaultValue={told('note')}
        error={faults[`note:${booking.id}`]}
      />
    </fieldset>
  );
}

interface QuestionProps {
  question: BookingQuestion;
  label: string;
  name: string;
  value: string;
  faults: Readonly<Record<string, string>>;
}

function Question({ question, label, name, value, faults }: QuestionProps) {
  const { t } = useLingui();
  const { kind, choices, required } = question;
  const full = (
    <>
      {label} {!required && <small className={styles.optional}>{t`(si quieres)`}</small>}
    </>
  );
  if (kind === 'choice' || kind === 'yes_no') {
    const options = kind === 'choice' ? choices : [t`Sí`, t`No`];
    return (
      <SelectField label={full} name={name} required={required} defaultValue={value} error={faults[name]}>
        <option value="">{t`Elige`}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <Field
      label={full}
      name={name}
      required={required}
      maxLength={400}
      {...(kind === 'number' && { inputMode: 'numeric' as const, type: 'number' })}
      defaultValue={value}
      error={faults[name]}
    />
  );
}
