import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { quotationPaths } from '#web/quotation-paths.ts';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import styles from './list/list.module.css';
import { keptQuotations } from './quotation-keys.ts';

export const head = () => ({
  title: 'Tus cotizaciones',
  description: 'Abre tu cotización con la referencia y el PIN que llegaron a tu correo.',
});

/** For people who have a reference and a PIN, those this browser can open, and the way to those of the account. */
export function Component() {
  const { t } = useLingui();
  const face = useFace();
  const navigate = useNavigate();
  const person = useSession((session) => session.person);
  const [kept, setKept] = useState<ReturnType<typeof keptQuotations>>([]);
  useEffect(() => setKept(keptQuotations()), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reference = String(form.get('reference'))
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '');
    const pin = String(form.get('pin')).replaceAll(/\D/g, '');
    void navigate(quotationPaths.one(reference), { state: { pin } });
  }

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1>
          <Trans>Tus cotizaciones</Trans>
        </h1>
        {kept.length > 0 && (
          <section className={styles.kept}>
            <h2>
              <Trans>En este navegador</Trans>
            </h2>
            <ul>
              {kept.map(({ id, reference, title }) => (
                <li key={id}>
                  <Link to={quotationPaths.one(reference)}>
                    <b>{title}</b>
                    <small className="num">{spacedReference(reference)}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {person && (
          <ButtonLink kind="quiet" to={quotationPaths.account()}>
            <Trans>Las de tu cuenta</Trans>
          </ButtonLink>
        )}
        <section className={styles.find}>
          <h2>
            <Trans>Con tu referencia y tu PIN</Trans>
          </h2>
          <p className={styles.soft}>
            <Trans>Están en el correo que te enviamos cuando pediste.</Trans>
          </p>
          <Form className={styles.form} onSubmit={submit}>
            <Field
              label={t`Referencia`}
              name="reference"
              placeholder="CZ7K 2M4Q XA"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={20}
            />
            <Field label={t`PIN`} name="pin" inputMode="numeric" autoComplete="off" required maxLength={12} />
            <Button type="submit">
              <Trans>Abrir mi cotización</Trans>
            </Button>
          </Form>
        </section>
        <p>
          <Trans>¿Todavía no pediste?</Trans>{' '}
          <Link to={quotationPaths.ask()} className={styles.link}>
            <Trans>Pide una cotización</Trans>
          </Link>
        </p>
      </div>
      <figure className={styles.poster} aria-hidden="true">
        <img
          src={posterUrl({ region: face.id, scene: face.empty.bookings, seed: 'cotizaciones' })}
          alt=""
          width={444}
          height={490}
        />
      </figure>
    </div>
  );
}
