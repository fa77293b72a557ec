import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Clock, Mail, Scale, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { called } from '#features/complaints/contract/authority-words.ts';
import type { Book } from '#features/complaints/contract/complaint.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import textStyles from '#web/ui/text.module.css';
import styles from './book-promise.module.css';

export function BookPromise({ book }: { book: Book }) {
  const days = Math.max(...book.kinds.map(({ term }) => term.days));
  const { authority } = book;
  return (
    <div className={flow.stack4}>
      <ul className={flow.stack4}>
        <li className={flow.mark2}>
          <Mail size={22} className={styles.mark} aria-hidden />
          <span>
            <Trans>Recibes al instante una constancia con número, enlace y PIN.</Trans>
          </span>
        </li>
        <li className={flow.mark2}>
          <Clock size={22} className={styles.mark} aria-hidden />
          <span>
            <Plural
              value={days}
              one="Te respondemos en # día hábil como máximo, y ves correr el plazo."
              other="Te respondemos en # días hábiles como máximo, y ves correr el plazo."
            />
          </span>
        </li>
        <li className={flow.mark2}>
          <Scale size={22} className={styles.mark} aria-hidden />
          <span>
            <Trans>
              Vigila{' '}
              <a href={authority.url} target="_blank" rel="noreferrer">
                {called(authority)}
              </a>
              {authority.phone && `, teléfono ${authority.phone}`}. No necesitas pasar por aquí para acudir ahí.
            </Trans>
          </span>
        </li>
      </ul>
      <Find prefix={book.prefix} />
      <Disclosure className={textStyles.note} summary={<Trans>En qué leyes se basa</Trans>}>
        <ul className={styles.laws}>
          {book.laws.map((law) => (
            <li key={law}>{law}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** The PIN is passed in the browser's history state, so that the URL never contains it. */
function Find({ prefix }: { prefix: string }) {
  const { t } = useLingui();
  const go = useNavigate();
  const [reference, setReference] = useState('');
  const [pin, setPin] = useState('');
  function find(event: FormEvent) {
    event.preventDefault();
    if (reference.trim() && pin.trim())
      void go(travellerPaths.complaint(reference.trim().toUpperCase()), { state: { pin } });
  }
  return (
    <Disclosure icon={<Search size={20} aria-hidden />} summary={<Trans>Ya presenté uno: ver cómo va</Trans>}>
      <Form onSubmit={find} className={`${styles.find} ${flow.wrap2}`}>
        <Field
          label={t`Número`}
          placeholder={`${prefix}-…`}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
        <Field
          label={t`PIN`}
          value={pin}
          onChange={(event) => setPin(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <Button type="submit" kind="quiet">
          <Trans>Ver</Trans>
        </Button>
      </Form>
    </Disclosure>
  );
}
