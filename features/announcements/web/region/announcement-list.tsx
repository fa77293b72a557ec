import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMoment } from '#features/accounts/web/public.ts';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowFacts, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { AnnouncementSummary } from '../../contract/announcement.ts';
import { announcementsQuery } from './announcements.queries.ts';

export function AnnouncementList() {
  const { t } = useLingui();
  const list = useInfiniteQuery(announcementsQuery(useApi()));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) return <SkeletonList rows={5} />;
  if (list.error && !list.data) return <Trouble error={list.error} retry={() => void list.refetch()} />;
  if (items.length === 0) {
    return (
      <SceneState
        scene="desk"
        title={t`Todavía no hay mensajes`}
        action={
          <ButtonLink to={regionPaths.announcement()}>
            <Trans>Escribir el primero</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>
            Avisa a tus operadores de una feria, un trámite o un corte de vía: les llega por correo y a su oficina.
          </Trans>
        </p>
      </SceneState>
    );
  }
  return (
    <>
      <Rows>
        {items.map((announcement) => (
          <AnnouncementRow key={announcement.id} announcement={announcement} />
        ))}
      </Rows>
      <MoreRows list={list} />
    </>
  );
}

function AnnouncementRow({ announcement }: { announcement: AnnouncementSummary }) {
  const moment = useMoment();
  const { id, subject, sentAt, sentBy, operators, opened, emails } = announcement;
  return (
    <Row columns={3}>
      <RowMain>
        <RowLink to={regionPaths.announcement(id)}>{subject}</RowLink>
        <p className={rows.soft}>{[moment(sentAt), sentBy].filter(Boolean).join(' · ')}</p>
      </RowMain>
      <RowFacts>
        <span>
          <Plural value={operators} one="# operador" other="# operadores" />
          {' · '}
          <Plural value={opened} _0="nadie lo abrió" one="# lo abrió" other="# lo abrieron" />
        </span>
      </RowFacts>
      <RowEnd>
        {emails.waiting > 0 && (
          <Badge tone="doubt">
            <Plural value={emails.waiting} one="# correo por salir" other="# correos por salir" />
          </Badge>
        )}
        {emails.failed > 0 && (
          <Badge tone="bad">
            <Plural value={emails.failed} one="# correo falló" other="# correos fallaron" />
          </Badge>
        )}
      </RowEnd>
    </Row>
  );
}
