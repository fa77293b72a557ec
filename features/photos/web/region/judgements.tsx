import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { PhotoCase } from '../../contract/case.ts';
import type { PhotoJudgement } from '../../contract/photo-states.ts';
import { type PhotoReason, REMOVED_WORDS } from '../../contract/reasons.ts';
import { judgePhoto } from '../../contract/region-routes.ts';
import { PhotoReasonChoice } from '../photo-reason-choice.tsx';

const WORDS: Record<Exclude<PhotoJudgement, 'remove'>, MessageDescriptor> = {
  publish: msg`Publicar`,
  uphold: msg`Mantener`,
  hold: msg`Retener`,
};
const DONE: Record<PhotoJudgement, MessageDescriptor> = {
  publish: msg`La foto está a la vista.`,
  uphold: msg`La foto sigue a la vista.`,
  hold: msg`La foto no se ve hasta que decidas.`,
  remove: msg`La foto está retirada.`,
};

interface JudgementsProps {
  item: PhotoCase;
  onChanged: () => Promise<unknown>;
  onArrange: () => void;
}

export function Judgements({ item, onChanged, onArrange }: JudgementsProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const submission = useSubmit();
  const [isRemoving, setIsRemoving] = useState(false);
  const [reason, setReason] = useState<PhotoReason | null>(item.reports[0]?.reason ?? null);
  const { id, judgements, state } = item;

  const judge = (judgement: PhotoJudgement) =>
    submission.submit(async (call) => {
      const body = { judgement, ...(judgement === 'remove' && { reason: reason! }) };
      await api.call(judgePhoto, { params: { id }, body, ...call }).finally(onChanged);
      toast({ text: i18n._(DONE[judgement]) });
      setIsRemoving(false);
    });

  return (
    <>
      <Actions>
        {judgements.map((judgement) =>
          judgement === 'remove' ? (
            <Button key={judgement} kind="quiet" size="small" onClick={() => setIsRemoving(true)}>
              <Trans>Retirar…</Trans>
            </Button>
          ) : (
            <Button
              key={judgement}
              size="small"
              kind={judgement === 'hold' ? 'quiet' : 'accent'}
              disabled={submission.isBusy}
              onClick={() => void judge(judgement)}
            >
              {i18n._(WORDS[judgement])}
            </Button>
          ),
        )}
        {state === 'published' && (
          <Button kind="quiet" size="small" onClick={onArrange}>
            <Trans>Portada y orden</Trans>
          </Button>
        )}
      </Actions>
      {!isRemoving && <FormProblem of={submission} />}
      <Sheet open={isRemoving} onClose={() => setIsRemoving(false)} side="centre" label={t`Retirar la foto`}>
        <div className={sheet.body}>
          <p>
            <Trans>Se borran sus archivos. Quien la compartió recibe el motivo por correo.</Trans>
          </p>
          <PhotoReasonChoice label={t`Por qué`} value={reason} onChange={setReason} words={REMOVED_WORDS} />
          <FormProblem of={submission} />
          <Button block disabled={submission.isBusy || reason === null} onClick={() => void judge('remove')}>
            <Trans>Retirarla</Trans>
          </Button>
        </div>
      </Sheet>
    </>
  );
}
