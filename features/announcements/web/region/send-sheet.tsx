import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type SubmitAction, useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import type { AnnouncementCandidate } from '../../contract/audience.ts';
import { AnnouncementPaper } from '../announcement-paper.tsx';
import { ChosenOperators } from './chosen-operators.tsx';

interface SendSheetProps {
  open: boolean;
  onClose: () => void;
  subject: string;
  body: string;
  chosen: readonly AnnouncementCandidate[];
  /** Gets the message's id, which stays equal until the server has answered. */
  send: SubmitAction;
}

/** Shows the message and its recipients once more before it is sent. */
export function SendSheet({ open, onClose, subject, body, chosen, send }: SendSheetProps) {
  const { t } = useLingui();
  const submission = useSubmit();
  return (
    <Sheet open={open} onClose={onClose} side="centre" label={t`Así lo verán`}>
      <Form
        className={sheet.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void submission.submit(send);
        }}
      >
        <AnnouncementPaper subject={subject} body={body} level={3} />
        <ChosenOperators chosen={chosen} level={3} />
        <p className={textStyles.note}>
          <Trans>Sale una vez y no se puede retirar: les llega por correo y queda en su oficina.</Trans>
        </p>
        <FormProblem of={submission} />
        <Actions align="end">
          <Button kind="quiet" onClick={onClose}>
            <Trans>Seguir escribiendo</Trans>
          </Button>
          <Button type="submit" disabled={submission.isBusy || chosen.length === 0}>
            <Plural value={chosen.length} one="Enviar a # operador" other="Enviar a # operadores" />
          </Button>
        </Actions>
      </Form>
    </Sheet>
  );
}
