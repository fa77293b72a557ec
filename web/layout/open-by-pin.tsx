import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import styles from './open-by-pin.module.css';

interface OpenByPinProps {
  title: ReactNode;
  lead: ReactNode;
  example: string;
  action: ReactNode;
  /** The history entry's state carries the PIN, so that the URL does not contain it. */
  pathOf: (reference: string) => string;
  keptTitle?: ReactNode;
  kept: readonly { reference: string; name: string; note?: string; mark?: ReactNode }[];
  seed: string;
  children?: ReactNode;
}

export function OpenByPin({ title, lead, example, action, pathOf, kept, keptTitle, seed, children }: OpenByPinProps) {
  const { t } = useLingui();
  const face = useFace();
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reference = String(form.get('reference'))
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '');
    void navigate(pathOf(reference), { state: { pin: String(form.get('pin')).replaceAll(/\D/g, '') } });
  }

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {kept.length > 0 && (
          <section className={styles.kept}>
            <h2>{keptTitle ?? <Trans>En este navegador</Trans>}</h2>
            <ul>
              {kept.map(({ reference, name, note, mark }) => (
                <li key={reference}>
                  <Link to={pathOf(reference)}>
                    <b className="num">{name}</b>
                    {mark && <span className={styles.mark}>{mark}</span>}
                    {note && <small className="num">{note}</small>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className={styles.find}>
          {kept.length > 0 && (
            <h2>
              <Trans>Con tu referencia y tu PIN</Trans>
            </h2>
          )}
          <Form className={styles.form} onSubmit={submit}>
            <Field
              label={t`Referencia`}
              name="reference"
              placeholder={example}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={20}
            />
            <Field label={t`PIN`} name="pin" inputMode="numeric" autoComplete="off" required maxLength={12} />
            <Button type="submit">{action}</Button>
          </Form>
        </section>
        {children}
      </div>
      <figure className={styles.poster} aria-hidden="true">
        <img src={posterUrl({ region: face.id, scene: face.empty.bookings, seed })} alt="" width={444} height={490} />
      </figure>
    </div>
  );
}
