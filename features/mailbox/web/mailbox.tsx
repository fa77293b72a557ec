import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSettings } from '#web/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { MailList, MailSummary } from '../contract/mail.ts';
import { MailView } from './mail-view.tsx';
import styles from './mailbox.module.css';
import { mailsQuery } from './mailbox.queries.ts';
import { useMailTime } from './use-mail-time.ts';

export function Mailbox({ first }: { first: MailList }) {
  const { t } = useLingui();
  const { id, empty } = useFace();
  const { mailbox } = useSettings();
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const to = search.get('para') ?? '';
  const open = search.get('mensaje');
  const title = useId();
  const mails = useInfiniteQuery({ ...mailsQuery(api, to, first), placeholderData: keepPreviousData });
  const items = mails.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = items.length === 0;

  const look = (address: string) =>
    setSearch(address ? { para: address } : {}, { replace: true, preventScrollReset: true });

  return (
    <div className={classNames(styles.mailbox, open && styles.reading)}>
      <section className={`${flow.stack5} ${styles.list}`} aria-labelledby={title}>
        <header className={flow.stack3}>
          <p className={styles.kicker}>
            <Trans>Solo en la demostración</Trans>
          </p>
          <h1 id={title}>
            <Trans>Buzón</Trans>
          </h1>
          <p className={textStyles.soft}>
            {mailbox === 'own' ? (
              <Trans>
                Aquí queda lo que el sitio habría enviado por lo que hiciste en este navegador. Solo tú lo ves, y nada
                sale por correo.
              </Trans>
            ) : (
              <Trans>Aquí queda lo que el sitio habría enviado por correo. Ningún mensaje sale de esta máquina.</Trans>
            )}
          </p>
          <Field
            label={t`Dirección`}
            type="search"
            inputMode="email"
            autoComplete="off"
            placeholder="lucia@example.org"
            defaultValue={to}
            before={<Search size={18} aria-hidden />}
            onChange={({ currentTarget }) => look(currentTarget.value.trim())}
          />
        </header>
        {isEmpty ? (
          <p className={textStyles.soft}>
            {to ? (
              <Trans>No hay mensajes para esa dirección.</Trans>
            ) : (
              <Trans>Todavía no hay mensajes. Cuando el sitio escriba a alguien, aparecerán aquí solos.</Trans>
            )}
          </p>
        ) : (
          <ol className={styles.mails} aria-live="polite" aria-relevant="additions">
            {items.map((mail) => (
              <MailRow key={mail.id} mail={mail} to={to} isOpen={mail.id === open} />
            ))}
          </ol>
        )}
        {mails.hasNextPage && (
          <Button kind="quiet" size="small" disabled={mails.isFetchingNextPage} onClick={() => mails.fetchNextPage()}>
            <Trans>Ver anteriores</Trans>
          </Button>
        )}
      </section>
      <section className={flow.shrinks} aria-label={t`Mensaje`}>
        {open ? (
          <MailView key={open} id={open} back={search} />
        ) : (
          <div className={styles.waiting}>
            <EmptyState
              picture={posterUrl({ region: id, scene: isEmpty ? empty.night : empty.quiet, seed: 'buzon' })}
              title={isEmpty ? t`Sin correo` : t`Elige un mensaje`}
            >
              {isEmpty ? (
                <Trans>Crea una cuenta o comparte algo y vuelve: la lista se renueva sola.</Trans>
              ) : (
                <Trans>Se abre aquí, tal como lo vería quien lo recibe, con su texto al lado.</Trans>
              )}
            </EmptyState>
          </div>
        )}
      </section>
    </div>
  );
}

function MailRow({ mail, to, isOpen }: { mail: MailSummary; to: string; isOpen: boolean }) {
  const moment = useMailTime();
  const search = new URLSearchParams({ ...(to && { para: to }), mensaje: mail.id });
  return (
    <li>
      <Link to={{ search: `?${search}` }} preventScrollReset aria-current={isOpen || undefined} className={styles.row}>
        <span className={`${textStyles.note} ${styles.cut}`}>{mail.to}</span>
        <time className={textStyles.note} dateTime={mail.sentAt}>
          {moment(mail.sentAt)}
        </time>
        <strong className={flow.whole}>{mail.subject}</strong>
        <span className={`${textStyles.note} ${flow.whole} ${styles.cut}`}>{mail.preview}</span>
      </Link>
    </li>
  );
}
