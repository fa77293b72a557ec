import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import styles from './find-booking.module.css';
import { keptOrders } from './order-keys.ts';

export const head = () => ({
  title: 'Tu reserva',
  description: 'Abre tu reserva con la referencia y el PIN que llegaron a tu correo.',
});

/** For people who have a reference and a PIN, and not the link. */
export function Component() {
  const { t } = useLingui();
  const face = useFace();
  const navigate = useNavigate();
  const person = useSession((session) => session.person);
  const [kept, setKept] = useState<ReturnType<typeof keptOrders>>([]);
  useEffect(() => setKept(keptOrders()), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reference = String(form.get('reference'))
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '');
    void navigate(paths.booking(reference), { state: { pin: String(form.get('pin')).replaceAll(/\D/g, '') } });
  }

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1>
          <Trans>Tu reserva</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Para verla, cambiarla, pagar el saldo o cancelar. La referencia y el PIN están en tu correo.</Trans>
        </p>
        <Form className={styles.form} onSubmit={submit}>
          <Field
            label={t`Referencia`}
            name="reference"
            placeholder="VR7K 2M4Q XA"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={20}
          />
          <Field label={t`PIN`} name="pin" inputMode="numeric" autoComplete="off" required maxLength={12} />
          <Button type="submit">
            <Trans>Abrir mi reserva</Trans>
          </Button>
        </Form>
        {kept.length > 0 && (
          <section>
            <h2>
              <Trans>Abiertas en este navegador</Trans>
            </h2>
            <ul className={styles.kept}>
              {kept.map(({ id, reference }) => (
                <li key={id}>
                  <Link to={paths.booking(reference)} className="num">
                    {spacedReference(reference)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {person && (
          <p>
            <Link to={paths.accountBookings()} className={styles.link}>
              <Trans>Todas las reservas de tu cuenta</Trans>
            </Link>
          </p>
        )}
      </div>
      <figure className={styles.poster} aria-hidden="true">
        <img
          src={posterUrl({ region: face.id, scene: face.empty.bookings, seed: 'reservas' })}
          alt=""
          width={444}
          height={490}
        />
      </figure>
    </div>
  );
}
