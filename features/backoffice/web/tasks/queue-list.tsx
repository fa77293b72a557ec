import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { Queue } from '#features/backoffice/contract/overview.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { paths } from '#web/paths/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { Row, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { overviewQuery } from '../frame/back-office.queries.ts';
import { Age } from './age.tsx';
import styles from './queue-list.module.css';

export function QueueList() {
  const { t } = useLingui();
  const { data } = useQuery(overviewQuery(useApi()));
  if (!data) return null;
  const busy = data.queues.filter(({ count }) => count > 0);
  const calm = data.queues.filter(({ count }) => count === 0);
  return (
    <div className={flow.stack6}>
      {data.notices.map(({ id, title, text }) => (
        <Alert key={id} tone="caution" live="status" icon={<CircleAlert size={22} aria-hidden />} title={title}>
          {text}
        </Alert>
      ))}
      {busy.length === 0 && (
        <SceneState
          scene="quiet"
          title={t`Nada espera`}
          action={
            <ButtonLink to={paths.home()}>
              <Trans>Ver el sitio como lo ve la gente</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans>Todo está al día. Lo que espere por ti aparecerá aquí.</Trans>
          </p>
        </SceneState>
      )}
      <ul className={styles.queues}>
        {busy.map((queue) => (
          <QueueCard key={queue.name} queue={queue} />
        ))}
      </ul>
      {calm.length > 0 && (
        <section className={flow.stack3}>
          <h2 className={textStyles.titleM}>
            <Trans>Al día</Trans>
          </h2>
          <ul className={`${styles.calm} ${flow.wrapWide}`}>
            {calm.map(({ name, title, link }) => (
              <li key={name}>
                <Link to={link}>
                  <Trans>Sin {inSentence(title)}</Trans>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.changes.length > 0 && (
        <section className={flow.stack3}>
          <h2 className={textStyles.titleM}>
            <Trans>Últimos cambios</Trans>
          </h2>
          <Rows>
            {data.changes.map(({ id, at, title, about, by }) => (
              <Row key={id} columns={2}>
                <RowMain>
                  <RowName>{title}</RowName>
                  <span className={textStyles.note}>
                    {by ?? <Trans>El sitio</Trans>} · {about}
                  </span>
                </RowMain>
                <span className={textStyles.note}>
                  <Age at={at} />
                </span>
              </Row>
            ))}
          </Rows>
          <p>
            <Link to={regionPaths.log()}>
              <Trans>Ver todo el registro</Trans>
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}

function QueueCard({ queue: { title, count, oldestAt, target, late, link } }: { queue: Queue }) {
  return (
    <Card as="li" className={styles.queue} strip={late > 0 ? 'var(--stop)' : 'var(--line-strong)'}>
      <Link to={link} className={styles.link}>
        <span className={styles.count}>{count}</span>
        <b>{inSentence(title)}</b>
        <ArrowRight size={20} aria-hidden />
      </Link>
      <p className={`${flow.stackHalf} ${textStyles.note}`}>
        {late > 0 && (
          <b className={textStyles.stop}>
            <Plural value={late} one="# pasó su plazo" other="# pasaron su plazo" />
          </b>
        )}
        {oldestAt && (
          <span>
            <Trans>
              Lo más antiguo, <Age at={oldestAt} />
            </Trans>
          </span>
        )}
        {target && <span>{target}</span>}
      </p>
    </Card>
  );
}

const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);
