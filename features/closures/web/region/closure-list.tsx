import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMoment } from '#features/accounts/web/public.ts';
import { Trouble } from '#features/backoffice/web/public.ts';
import { capitalize } from '#web/format/capitalize.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { LongList } from '#web/ui/long-list.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import type { Closure, Closures } from '../../contract/closure.ts';
import { closureSpan, isInForce } from '../../contract/closure-words.ts';
import { closuresQuery } from './closure.queries.ts';
import styles from './closure-list.module.css';
import { KindBadge } from './kind-badge.tsx';

export function ClosureList() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(closuresQuery(useApi()));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  if (data.items.length === 0) {
    return (
      <SceneState
        scene="quiet"
        title={t`Todo está abierto`}
        action={
          <ButtonLink to={regionPaths.closure()}>
            <Trans>Registrar un cierre</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>Cuando un lugar cierre o una vía se corte, regístralo aquí: los viajes se arman sin él.</Trans>
        </p>
      </SceneState>
    );
  }
  const { now, coming, drafts, past } = grouped(data);
  return (
    <div className={rows.groups}>
      <Group title={t`Ahora`} items={now} today={data.today} mood="now" />
      <Group title={t`Próximos`} items={coming} today={data.today} mood="coming" />
      <Group title={t`Borradores`} items={drafts} today={data.today} mood="draft" />
      <Group title={t`Pasados`} items={past} today={data.today} mood="past" />
    </div>
  );
}

function grouped({ today, items }: Closures): Record<'now' | 'coming' | 'drafts' | 'past', Closure[]> {
  const announced = items.filter(({ state }) => state === 'announced');
  const coming = announced.filter(({ startsOn }) => startsOn > today);
  const now = announced.filter((closure) => isInForce(closure, today));
  return {
    now,
    coming: coming.toReversed(),
    drafts: items.filter(({ state }) => state === 'draft'),
    past: items.filter(
      (closure) =>
        closure.state === 'ended' ||
        (announced.includes(closure) && !now.includes(closure) && !coming.includes(closure)),
    ),
  };
}

interface GroupProps {
  title: string;
  items: Closure[];
  today: string;
  mood: string;
}

function Group({ title, items, today, mood }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={rows.count}>
        {title} <small>{items.length}</small>
      </h2>
      <LongList items={items}>
        {(shown) => (
          <Rows className={styles.rows} data-mood={mood}>
            {shown.map((closure) => (
              <ClosureRow key={closure.id} closure={closure} today={today} />
            ))}
          </Rows>
        )}
      </LongList>
    </section>
  );
}

function ClosureRow({ closure, today }: { closure: Closure; today: string }) {
  const { t } = useLingui();
  const moment = useMoment();
  const { id, kind, placeCard, name, severity, reason, source } = closure;
  return (
    <Row picture className={styles.row}>
      <KindBadge kind={kind} poster={placeCard?.poster ?? null} />
      <RowMain>
        <RowLink to={regionPaths.closure(id)}>{placeCard?.name ?? name ?? t`Un lugar que ya no está`}</RowLink>
        <p className={rows.soft}>
          {severity === 'slower' ? (
            <Trans>Tránsito lento por {reason}</Trans>
          ) : kind === 'place' ? (
            <Trans>Cerrado por {reason}</Trans>
          ) : (
            <Trans>Sin paso de autos por {reason}</Trans>
          )}
        </p>
      </RowMain>
      <div className={classNames(flow.stackHalf, styles.when)}>
        <b className={classNames(textStyles.small, textStyles.strong)}>
          {closure.state === 'ended' && closure.endedAt ? (
            <Trans>Terminó el {moment(closure.endedAt)}</Trans>
          ) : (
            capitalize(closureSpan(closure, today))
          )}
        </b>
        <span className={textStyles.note}>{source}</span>
      </div>
    </Row>
  );
}
