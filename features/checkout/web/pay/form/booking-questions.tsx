import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BookingQuestion } from '#features/operators/contract/plan-content.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { OrderBooking } from '../../../contract/order.ts';
import styles from './pay-form.module.css';
import { type Ask, asksOf, fieldName } from './shared-asks.ts';
import { type Going, peopleOf } from './travellers.ts';

type Booking = OrderBooking & Going;
type AskingBooking = Ask<Booking>['by'][number];
type Faults = Readonly<Record<string, string>>;

export function BookingQuestions({ bookings, faults }: { bookings: readonly Booking[]; faults: Faults }) {
  const parts = Map.groupBy(bookings, ({ id, oneParty }) => (oneParty ? 'offer' : id));
  return [...parts].map(([part, together]) => {
    const [{ snapshot }] = together as [Booking];
    return (
      <fieldset key={part} className={styles.questions}>
        <legend>
          {together.length > 1 ? (
            <Trans>Para {snapshot.operatorName}</Trans>
          ) : (
            `${snapshot.title} · ${snapshot.operatorName}`
          )}
        </legend>
        {asksOf(together).map((ask) => (
          <SharedQuestion key={fieldName(ask.by[0]!, ask.what)} ask={ask} faults={faults} />
        ))}
      </fieldset>
    );
  });
}

function SharedQuestion({ ask: { what, by }, faults }: { ask: Ask<Booking>; faults: Faults }) {
  const [lead, ...more] = by as [AskingBooking, ...AskingBooking[]];
  const others = more.filter(
    (one, index) => idOf(one) !== idOf(lead) && more.findIndex((other) => idOf(other) === idOf(one)) === index,
  );
  const [apart, setApart] = useState(() => others.filter((one) => isApart(what, lead, one)).map(idOf));
  return (
    <>
      <AskFields what={what} asked={lead} faults={faults} />
      {others.length > 0 && what !== 'note' && (
        <details className={styles.apart} open={apart.length > 0 || undefined}>
          <summary>
            <Trans>Distinto para…</Trans>
          </summary>
          {others.map((one) => (
            <div key={idOf(one)}>
              <Checkbox
                checked={apart.includes(idOf(one))}
                onChange={({ target }) =>
                  setApart(target.checked ? [...apart, idOf(one)] : apart.filter((id) => id !== idOf(one)))
                }
              >
                {one.booking.snapshot.title}
              </Checkbox>
              {apart.includes(idOf(one)) && (
                <AskFields what={what} asked={one} faults={faults} about={` · ${one.booking.snapshot.title}`} />
              )}
            </div>
          ))}
        </details>
      )}
    </>
  );
}

const idOf = ({ booking }: AskingBooking) => booking.id;

function isApart(what: Ask['what'], lead: AskingBooking, { booking, question }: AskingBooking): boolean {
  if (question?.perPerson) return false;
  const own = booking.answers?.[question?.id ?? what];
  return own !== undefined && own !== lead.booking.answers?.[lead.question?.id ?? what];
}

interface AskFieldsProps {
  what: Ask['what'];
  asked: AskingBooking;
  faults: Faults;
  about?: string;
}

function AskFields({ what, asked, faults, about = '' }: AskFieldsProps) {
  const { t } = useLingui();
  const { booking, question } = asked;
  const announced = (name: string) => String(booking.answers?.[name] ?? '');
  const name = fieldName(asked, what);
  if (what === 'pickup') {
    return (
      <Field
        label={(question?.label ?? t`¿Dónde te recogen?`) + about}
        name={name}
        required={question?.required ?? true}
        hint={booking.snapshot.meeting.note || undefined}
        maxLength={200}
        defaultValue={announced(question?.id ?? 'pickup')}
        error={faults[name]}
      />
    );
  }
  if (!question) {
    return (
      <Field
        label={
          <>
            <Trans>Algo que el guía deba saber</Trans> <small className={styles.optional}>{t`(si quieres)`}</small>
          </>
        }
        name={name}
        maxLength={600}
        defaultValue={announced('note')}
        error={faults[name]}
      />
    );
  }
  if (!question.perPerson) {
    const label = question.label + about;
    return <Question question={question} label={label} name={name} value={announced(question.id)} faults={faults} />;
  }
  return peopleOf(booking.items).map(({ item, called }) => (
    <Question
      key={item.id}
      question={question}
      label={`${question.label} (${called})${about}`}
      name={fieldName(asked, what, item.id)}
      value={announced(`${question.id}/${item.id}`)}
      faults={faults}
    />
  ));
}

interface QuestionProps {
  question: BookingQuestion;
  label: string;
  name: string;
  value: string;
  faults: Faults;
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
