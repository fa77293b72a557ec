import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { PublicationCase } from '../../../contract/publication.ts';
import { judgePublicTrip } from '../../../contract/publication-routes.ts';
import {
  PUBLICATION_REASON_CODES,
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
  const group = useId();
  const [asked, setAsked] = useState<'refuse' | 'remove' | null>(null);
  const [reason, setReason] = useState<PublicationReason | null>(null);
  const done: Record<PublicationJudgement, string> = {
    approve: t`El viaje es público.`,
    refuse: t`El viaje no se publica.`,
    remove: t`El viaje está retirado.`,
  };
  const judge = (judgement: PublicationJudgement) =>
    submission.submit(async (call) => {
      const body = { judgement, ...(judgement !== 'approve' && { reason: reason! }) };
      await api.call(judgePublicTrip, { params: { id }, body, ...call }).finally(onChanged);
      toast({ text: done[judgement] });
      setAsked(null);
    });
  return (
    <>
      <Actions>
        {judgements.map((judgement) =>
          judgement === 'approve' ? (
            <Button key={judgement} size="small" disabled={submission.isBusy} onClick={() => void judge(judgement)}>
              <Trans>Publicar</Trans>
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
          <FieldSet legend={t`Por qué`}>
            <div>
              {PUBLICATION_REASON_CODES.map((code) => (
                <label key={code} className={flow.row3}>
                  <input type="radio" name={group} checked={code === reason} onChange={() => setReason(code)} />
                  {PUBLICATION_REASONS[code]}
                </label>
              ))}
            </div>
          </FieldSet>
          <FormProblem of={submission} />
          <Button block disabled={submission.isBusy || reason === null} onClick={() => asked && void judge(asked)}>
            {asked === 'remove' ? <Trans>Retirarlo</Trans> : <Trans>No publicarlo</Trans>}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
