import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReasonChoice } from '#features/reviews/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { PublicationCase } from '../../../contract/publication.ts';
import { judgePublicTrip } from '../../../contract/publication-routes.ts';
import {
  PUBLICATION_REASONS,
  type PublicationJudgement,
  type PublicationReason,
} from '../../../contract/publication-states.ts';

interface PublicationJudgementsProps {
  item: PublicationCase;
  onChanged: () => Promise<unknown>;
}

export function PublicationJudgements({ item: { id, judgements }, onChanged }: PublicationJudgementsProps) {
  const { t } = useLingui();
  const api = useApi();
  const submission = useSubmit();
  const [asked, setAsked] = useState<'refuse' | 'remove' | null>(null);
  const [reason, setReason] = useState<PublicationReason | null>(null);
  const done: Record<PublicationJudgement, string> = {
    approve: t`El viaje es público.`,
    refuse: t`El viaje no se publica.`,
    uphold: t`El viaje sigue público.`,
    remove: t`El viaje está retirado.`,
  };
  const judge = (judgement: PublicationJudgement) =>
    submission.submit(async (call) => {
      const body = { judgement, ...((judgement === 'refuse' || judgement === 'remove') && { reason: reason! }) };
      await api.call(judgePublicTrip, { params: { id }, body, ...call }).finally(onChanged);
      toast({ text: done[judgement] });
      setAsked(null);
    });
  return (
    <>
      <Actions>
        {judgements.map((judgement) =>
          judgement === 'approve' || judgement === 'uphold' ? (
            <Button key={judgement} size="small" disabled={submission.isBusy} onClick={() => void judge(judgement)}>
              {judgement === 'approve' ? <Trans>Publicar</Trans> : <Trans>Mantener</Trans>}
            </Button>
          ) : (
            <Button key={judgement} kind="quiet" size="small" onClick={() => setAsked(judgement)}>
              {judgement === 'refuse' ? <Trans>No publicar…</Trans> : <Trans>Retirar…</Trans>}
            </Button>
          ),
        )}
      </Actions>
      {!asked && <FormProblem of={submission} />}
      <Sheet
        open={asked !== null}
        onClose={() => setAsked(null)}
        side="centre"
        label={asked === 'remove' ? t`Retirar el viaje` : t`No publicar el viaje`}
      >
        <div className={sheet.body}>
          <p>
            <Trans>
              Quien lo hizo lee el motivo en su viaje y, si tiene cuenta, en su correo. Puede cambiarlo y pedirlo otra
              vez.
            </Trans>
          </p>
          <ReasonChoice label={t`Por qué`} value={reason} onChange={setReason} words={PUBLICATION_REASONS} />
          <FormProblem of={submission} />
          <Button block disabled={submission.isBusy || reason === null} onClick={() => asked && void judge(asked)}>
            {asked === 'remove' ? <Trans>Retirarlo</Trans> : <Trans>No publicarlo</Trans>}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
