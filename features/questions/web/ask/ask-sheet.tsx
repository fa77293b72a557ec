import { Trans, useLingui } from '@lingui/react/macro';
import { Inbox, MailCheck, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { questionPaths } from '#web/paths/question.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { useSession } from '#web/session/session.ts';
import { useSettings } from '#web/settings.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { OwnQuestion } from '../../contract/ask.ts';
import type { QuestionSubject } from '../question-subject.ts';
import styles from './ask.module.css';
import { AskForm } from './ask-form.tsx';

interface AskSheetProps {
  about: QuestionSubject;
  open: boolean;
  onAsked: (question: OwnQuestion) => void;
  onClose: () => void;
}

export default function AskSheet({ about, open, onAsked, onClose }: AskSheetProps) {
  const { t } = useLingui();
  const person = useSession((session) => session.person);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [held, setHeld] = useState<OwnQuestion | null>(null);
  const close = () => {
    setSentTo(null);
    setHeld(null);
    onClose();
  };
  return (
    <Sheet open={open} onClose={close} side="centre" label={t`Pregunta`}>
      <div className={sheet.body}>
        <div className={classNames(flow.stackHalf, styles.about)}>
          <b className={textStyles.titleS}>{about.name}</b>
          <span className={textStyles.soft}>{about.answers}</span>
        </div>
        {sentTo ? (
          <Sent to={sentTo} onClose={close} />
        ) : held ? (
          <Held question={held} />
        ) : (
          <AskForm
            key={person?.id ?? 'guest'}
            about={about}
            person={person}
            onSent={setSentTo}
            onAsked={(question) => {
              if (question.state === 'held') return setHeld(question);
              onAsked(question);
              toast({ text: t`Tu pregunta está publicada. Te escribimos cuando la respondan.` });
              close();
            }}
            onEnough={close}
          />
        )}
      </div>
    </Sheet>
  );
}

function Sent({ to, onClose }: { to: string; onClose: () => void }) {
  const { mailbox } = useSettings();
  return (
    <div role="status" className={flow.stack3}>
      <h3 className={flow.row2}>
        <MailCheck size={20} aria-hidden />
        <Trans>Confirma tu correo</Trans>
      </h3>
      <p>
        <Trans>
          Enviamos un enlace a <b>{to}</b>. Ábrelo y publicamos tu pregunta. Guárdalo: ahí ves la respuesta. Revisa
          también el correo no deseado.
        </Trans>
      </p>
      <Actions>
        <Button onClick={onClose}>
          <Trans>Entendido</Trans>
        </Button>
        {mailbox && (
          <ButtonLink kind="bare" to={`${travellerPaths.mailbox()}?para=${encodeURIComponent(to)}`} target="_blank">
            <Inbox size={18} aria-hidden />
            <Trans>Buzón de la demostración</Trans>
          </ButtonLink>
        )}
      </Actions>
    </div>
  );
}

function Held({ question }: { question: OwnQuestion }) {
  return (
    <div role="status" className={flow.stack3}>
      <h3 className={flow.row2}>
        <MessageCircleQuestion size={20} aria-hidden />
        <Trans>La leerá una persona antes de publicarla</Trans>
      </h3>
      <p className={textStyles.breaks}>«{question.body}»</p>
      <p className={textStyles.soft}>
        <Trans>Tarda menos de un día, y te avisamos por correo.</Trans>
      </p>
      <Actions>
        <ButtonLink kind="quiet" to={questionPaths.account()}>
          <Trans>Ver mis preguntas</Trans>
        </ButtonLink>
      </Actions>
    </div>
  );
}
