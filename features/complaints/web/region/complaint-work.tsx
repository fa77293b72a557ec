import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import type { StaffAction } from '#features/complaints/contract/complaint-states.ts';
import type { RegionComplaint } from '#features/complaints/contract/region.ts';
import type { answerComplaint } from '#features/complaints/contract/routes.ts';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { useTextDraft } from '#web/drafts/use-text-draft.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import styles from './region.module.css';

type Writing = 'answer' | 'note' | 'extend';

interface ComplaintWorkProps {
  complaint: RegionComplaint;
  act: (action: StaffAction, body: string | undefined, call: AttemptCall) => Promise<void>;
}

export function ComplaintWork({ complaint: { reference, actions, extension }, act }: ComplaintWorkProps) {
  const { t } = useLingui();
  const can = (action: StaffAction) => actions.includes(action);
  const [writing, setWriting] = useState<Writing>(can('answer') ? 'answer' : 'note');
  const [body, setBody] = useTextDraft(`complaint/${reference}/${writing}`);
  const { submission, errorAt, formProps, send } = useDraftForm<BodyOf<ShapeOf<typeof answerComplaint>>>({
    schema: async () => (await import('#features/complaints/contract/region.ts')).RegionActBody,
    bodyOf: () => ({ action: writing, body }),
    fields: ['body'],
  });
  const { isBusy, failure } = submission;
  const [asking, setAsking] = useState(false);
  const words: Record<Writing, { tab: string; label: string; hint: string; button: string; done: string }> = {
    answer: {
      tab: t`Responder`,
      label: t`Respuesta`,
      hint: t`Se envía por correo tal como la escribes y queda en el libro.`,
      button: t`Enviar la respuesta`,
      done: t`La respuesta va en camino.`,
    },
    note: {
      tab: t`Anotar`,
      label: t`Nota`,
      hint: t`Solo la ve la oficina.`,
      button: t`Guardar la nota`,
      done: t`Nota guardada.`,
    },
    extend: {
      tab: t`Ampliar el plazo`,
      label: t`Motivo`,
      hint: t`Se lo decimos por correo a quien reclama. Solo se puede una vez.`,
      button: t`Ampliar el plazo`,
      done: t`El plazo se amplió.`,
    },
  };
  const tabs = (['answer', 'note', 'extend'] as const).filter(can);
  const now = words[writing];

  async function write() {
    if (!(await send((written, call) => act(writing, written.body, call)))) return;
    setBody('');
    toast({ text: now.done });
  }

  return (
    <Card as="section" size="large" {...formProps}>
      {can('take') && (
        <Actions>
          <Button
            kind="quiet"
            onClick={() => void submission.submit((call) => act('take', undefined, call))}
            disabled={isBusy}
          >
            <Trans>Lo atiendo yo</Trans>
          </Button>
        </Actions>
      )}
      {tabs.length > 1 && (
        <Segmented
          label={t`Qué escribes`}
          hideLabel
          name="writing"
          value={writing}
          onChange={setWriting}
          options={tabs.map((value) => ({ value, label: words[value].tab }))}
        />
      )}
      <TextAreaField
        label={now.label}
        hint={
          writing === 'extend' && extension ? (
            <>
              {now.hint} <Plural value={extension.days} one="Crece # día hábil." other="Crece # días hábiles." />
            </>
          ) : (
            now.hint
          )
        }
        error={errorAt('body') ?? failure}
        rows={writing === 'answer' ? 9 : 4}
        maxLength={10_000}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <Actions>
        <Button
          onClick={() => (writing === 'answer' ? setAsking(true) : void write())}
          disabled={isBusy || body.trim().length < 2}
        >
          {writing === 'answer' ? <Trans>Revisar y enviar</Trans> : now.button}
        </Button>
      </Actions>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t`¿Enviar esta respuesta?`}
        verb={t`Enviar la respuesta`}
        run={write}
      >
        <p>
          <Trans>
            Es la respuesta oficial al reclamo {reference}: se envía por correo, queda en el libro y ya no se cambia.
          </Trans>
        </p>
        <blockquote className={`${styles.review} ${textStyles.quote}`}>{body}</blockquote>
      </Confirm>
    </Card>
  );
}
