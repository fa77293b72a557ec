import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMoment } from '#features/accounts/web/public.ts';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { LongList } from '#web/ui/long-list.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowFacts, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import type { AnnouncementDetail } from '../../contract/announcement.ts';
import type { AnnouncementEmailState } from '../../contract/announcement-email-states.ts';
import { AnnouncementPaper } from '../announcement-paper.tsx';
import { announcementQuery } from './announcements.queries.ts';
import { useAudienceWords } from './use-audience-words.ts';

export function AnnouncementView({ id }: { id: string }) {
  const { t } = useLingui();
  const moment = useMoment();
  const audienceWords = useAudienceWords();
  const { data, error, refetch } = useQuery(announcementQuery(useApi(), id));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  const { subject, body, sentAt, sentBy, audience, operators, opened, emails, recipients } = data;
  return (
    <div className={flow.stack6}>
      <AnnouncementPaper subject={subject} body={body} when={moment(sentAt)} />
      <Facts>
        <Fact name={t`A quién`}>{audienceWords(audience)}</Fact>
        {sentBy && <Fact name={t`Lo envió`}>{sentBy}</Fact>}
        <Fact name={t`Lo abrieron`}>
          <Trans>
            {opened} de {operators} operadores
          </Trans>
        </Fact>
        <Fact name={t`Correos`}>
          {[
            <Plural key="sent" value={emails.sent} one="# salió" other="# salieron" />,
            emails.waiting > 0 && (
              <Plural key="waiting" value={emails.waiting} one=", # por salir" other=", # por salir" />
            ),
            emails.failed > 0 && <Plural key="failed" value={emails.failed} one=", # falló" other=", # fallaron" />,
          ]}
        </Fact>
      </Facts>
      <section>
        <h2 className={rows.count}>
          <Trans>A quién le llegó</Trans> <small>{recipients.length}</small>
        </h2>
        <LongList items={recipients}>
          {(shown) => (
            <Rows>
              {shown.map((recipient) => (
                <RecipientRow key={recipient.operator.id} recipient={recipient} />
              ))}
            </Rows>
          )}
        </LongList>
      </section>
    </div>
  );
}

type Recipient = AnnouncementDetail['recipients'][number];

function RecipientRow({ recipient: { operator, people } }: { recipient: Recipient }) {
  const readers = people.filter(({ readAt }) => readAt !== null).length;
  return (
    <Row columns={2}>
      <RowMain>
        <RowLink to={regionPaths.operator(operator.id)}>{operator.name}</RowLink>
        {people.length === 0 ? (
          <p className={textStyles.note}>
            <Trans>Su equipo no tiene a nadie a quien escribirle: llama al operador</Trans>
          </p>
        ) : (
          <ul className={flow.stackHalf}>
            {people.map((person) => (
              <PersonLine key={person.email} person={person} />
            ))}
          </ul>
        )}
      </RowMain>
      <RowEnd>
        <Badge tone={readers > 0 ? 'good' : 'plain'}>
          {readers > 0 ? <Trans>Lo abrió</Trans> : <Trans>Sin abrir</Trans>}
        </Badge>
      </RowEnd>
    </Row>
  );
}

const TONES: Record<AnnouncementEmailState, BadgeTone> = { waiting: 'doubt', sent: 'plain', failed: 'bad' };

function PersonLine({ person }: { person: Recipient['people'][number] }) {
  const { t } = useLingui();
  const moment = useMoment();
  const { name, email, emailState, emailAt, readAt } = person;
  const states: Record<AnnouncementEmailState, string> = {
    waiting: t`El correo está por salir`,
    sent: t`Correo enviado el ${emailAt ? moment(emailAt) : ''}`,
    failed: t`El correo a ${email} falló`,
  };
  return (
    <li>
      <RowFacts>
        <span>{name}</span>
        {emailState === 'failed' ? (
          <Badge tone={TONES[emailState]}>{states[emailState]}</Badge>
        ) : (
          emailState && <span>{states[emailState]}</span>
        )}
        {readAt && <span>{t`lo leyó el ${moment(readAt)}`}</span>}
      </RowFacts>
    </li>
  );
}
