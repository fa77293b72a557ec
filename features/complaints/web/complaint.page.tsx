import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import type { Complaint } from '#features/complaints/contract/complaint.ts';
import type { Problem } from '#web/http/problem.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import styles from './case/case.module.css';
import { STATE_WORDS } from './case/complaint-words.ts';
import { ConsumerActions } from './case/consumer-actions.tsx';
import { History } from './case/history.tsx';
import { SheetView } from './case/sheet-view.tsx';
import { useComplaint } from './case/use-complaint.ts';
import { ClockStrip } from './clock-strip.tsx';

export const head = () => ({ title: 'Mi reclamo', secret: true });

/** The server renders this page without data of the complaint. */
export function Component() {
  const { reference = '' } = useParams();
  const { opened, openWithPin, act, download } = useComplaint(reference);
  return (
    <div className={`wrap ${styles.case} ${flow.stack4}`}>
      {opened.step === 'loading' && <Loading reference={reference} />}
      {opened.step === 'closed' && <AskPin reference={reference} problem={opened.problem} open={openWithPin} />}
      {opened.step === 'open' && <Case complaint={opened.document} act={act} download={download} />}
    </div>
  );
}

function Case({
  complaint,
  act,
  download,
}: { complaint: Complaint } & Pick<ReturnType<typeof useComplaint>, 'act' | 'download'>) {
  const { i18n } = useLingui();
  const { reference, kind, state, clock, events, bookName, authority } = complaint;
  const answer = events.findLast(({ action }) => action === 'answer');
  return (
    <>
      <p className={`${flow.row3} ${textStyles.note}`}>
        <Badge>{i18n._(STATE_WORDS[state])}</Badge>
        <span>
          {kind.name} · {bookName}
        </span>
      </p>
      <h1>{reference}</h1>
      <div className={styles.columns}>
        <div className={flow.stack6}>
          <Card as="section" size="large">
            <ClockStrip clock={clock} />
          </Card>
          {answer?.body && (state === 'answered' || state === 'closed') && (
            <Card as="section" size="large" className={styles.answer}>
              <h2 className={textStyles.titleM}>
                <Trans>La respuesta</Trans>
              </h2>
              <p className={`${textStyles.keepsLines} ${textStyles.breaks}`}>{answer.body}</p>
            </Card>
          )}
          <ConsumerActions complaint={complaint} act={act} />
          <section className={flow.stack4}>
            <h2 className={textStyles.titleM}>
              <Trans>Qué ha pasado</Trans>
            </h2>
            <History events={events} />
          </section>
          <Card as="section" size="large">
            <h2 className={textStyles.titleM}>{authority.shortName}</h2>
            <p>{authority.how}</p>
            <p className={textStyles.note}>
              {authority.name} ·{' '}
              <a href={authority.url} target="_blank" rel="noreferrer">
                {authority.url.replace('https://', '')}
              </a>
              {authority.phone && ` · ${authority.phone}`}
            </p>
          </Card>
        </div>
        <aside>
          <Card look="paper" size="large">
            <SheetView complaint={complaint} />
            <Actions>
              <Button kind="quiet" onClick={() => void download()}>
                <Download size={20} aria-hidden />
                <Trans>Descargar la hoja (PDF)</Trans>
              </Button>
            </Actions>
          </Card>
        </aside>
      </div>
    </>
  );
}

interface AskPinProps {
  reference: string;
  problem: Problem | null;
  open: (pin: string) => Promise<void>;
}

function AskPin({ reference, problem, open }: AskPinProps) {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const { isBusy, submit } = useSubmit();
  function send(event: FormEvent) {
    event.preventDefault();
    void submit(() => open(pin));
  }
  return (
    <>
      <h1>{reference}</h1>
      <Form className={`${styles.pin} ${flow.stack4}`} onSubmit={send}>
        <p>
          <Trans>Escribe el PIN del correo con tu constancia, o abre el enlace que viene en él.</Trans>
        </p>
        <Field
          label={t`PIN`}
          value={pin}
          onChange={(event) => setPin(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={problem?.detail}
          required
        />
        <Button type="submit" disabled={isBusy || pin.trim().length < 8}>
          <Trans>Ver el reclamo</Trans>
        </Button>
      </Form>
    </>
  );
}

function Loading({ reference }: { reference: string }) {
  return (
    <>
      <h1>{reference}</h1>
      <SkeletonList rows={2} height="220px" />
    </>
  );
}
