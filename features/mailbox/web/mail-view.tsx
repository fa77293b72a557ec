import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { pathOf } from '#features/route.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { apiBaseOf, useSettings } from '#web/settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { showMailPage } from '../contract/routes.ts';
import styles from './mail-view.module.css';
import { mailQuery } from './mailbox.queries.ts';
import { useMailTime } from './use-mail-time.ts';

export function MailView({ id, back }: { id: string; back: URLSearchParams }) {
  const { t } = useLingui();
  const api = useApi();
  const settings = useSettings();
  const moment = useMailTime();
  const { data: mail, error } = useQuery(mailQuery(api, id));
  const list = new URLSearchParams(back);
  list.delete('mensaje');

  return (
    <article className={flow.stack5}>
      <TextLink kind="back" to={{ search: String(list) }} preventScrollReset className={styles.back}>
        <ArrowLeft size={18} aria-hidden />
        <Trans>Todos los mensajes</Trans>
      </TextLink>
      {error ? (
        <Alert look="line">
          {error instanceof ApiError ? error.problem.detail : <Trans>No pudimos abrir el mensaje.</Trans>}
        </Alert>
      ) : (
        <>
          <header className={flow.stack3}>
            <h2 className={`${textStyles.titleM} ${textStyles.breaks}`}>
              {mail ? mail.subject : <Skeleton width="70%" />}
            </h2>
            <dl className={`${textStyles.small} ${textStyles.breaks} ${styles.head}`}>
              <dt className={textStyles.faint}>
                <Trans>De</Trans>
              </dt>
              <dd>{mail ? mail.from : <Skeleton width="16em" />}</dd>
              <dt className={textStyles.faint}>
                <Trans>Para</Trans>
              </dt>
              <dd>{mail ? mail.to : <Skeleton width="12em" />}</dd>
              <dt className={textStyles.faint}>
                <Trans>Fecha</Trans>
              </dt>
              <dd>{mail ? <time dateTime={mail.sentAt}>{moment(mail.sentAt)}</time> : <Skeleton width="8em" />}</dd>
            </dl>
          </header>
          <div className={styles.twins}>
            <iframe
              className={styles.page}
              title={t`Mensaje como se ve`}
              src={apiBaseOf(settings, '') + pathOf(showMailPage, { params: { id } })}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="no-referrer"
            />
            <section className={`${flow.stack3} ${flow.shrinks}`}>
              <h3>
                <Trans>Solo texto</Trans>
              </h3>
              <pre className={styles.plain}>{mail?.text}</pre>
              {mail && (
                <Disclosure summary={<Trans>Cabeceras</Trans>}>
                  <dl className={`${flow.stack2} ${textStyles.small} ${textStyles.breaks}`}>
                    {mail.headers.map(({ name, value }) => (
                      <div key={name}>
                        <dt className={textStyles.faint}>{name}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                </Disclosure>
              )}
            </section>
          </div>
        </>
      )}
    </article>
  );
}
