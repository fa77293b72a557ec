import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Trouble } from '#features/backoffice/web/public.ts';
import { RecoveredLine } from '#web/drafts/conflict-panel.tsx';
import { useEditorDraft } from '#web/drafts/use-editor-draft.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useApi } from '#web/http/use-api.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { AnnouncementCandidates } from '../../contract/announcement.ts';
import { type Audience, chooseOperators } from '../../contract/audience.ts';
import { sendAnnouncement } from '../../contract/routes.ts';
import styles from './announcement-form.module.css';
import { announcementQuery, announcementsKey, candidatesQuery } from './announcements.queries.ts';
import { AudienceFields } from './audience-fields.tsx';
import { ChosenOperators } from './chosen-operators.tsx';
import { SendSheet } from './send-sheet.tsx';

interface Draft {
  subject: string;
  body: string;
  audience: Audience;
}

const EMPTY: Draft = { subject: '', body: '', audience: { who: 'all' } };
const itself = (draft: Draft) => draft;

export function AnnouncementForm() {
  const { data, error, refetch } = useQuery(candidatesQuery(useApi()));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  return data ? <Fields candidates={data} /> : <SkeletonList rows={6} />;
}

function Fields({ candidates: { items, today } }: { candidates: AnnouncementCandidates }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const draft = useEditorDraft<Draft, Draft>({ key: 'announcement/new', saved: EMPTY, plain: itself, revive: itself });
  const [isReviewing, setReviewing] = useState(false);
  const { subject, body, audience } = draft.value;
  const chosen = chooseOperators(items, audience, today);
  const form = useDraftForm({
    schema: async () => (await import('../../contract/announcement.ts')).AnnouncementDraft,
    bodyOf: () => ({
      subject: subject.trim(),
      body: body.trim(),
      audience,
      operatorIds: chosen.map(({ id }) => id),
    }),
    fields: ['subject', 'body', 'audience'],
    words: {
      subject: t`Escribe un asunto de 5 letras o más.`,
      body: t`Escribe el mensaje: 20 letras o más.`,
    },
    check: () =>
      chosen.length > 0
        ? []
        : [
            { path: 'audience', message: t`Elige al menos un operador.` },
            { path: 'operatorIds', message: t`Elige al menos un operador.` },
          ],
  });
  const change = (more: Partial<Draft>) => {
    draft.change((now) => ({ ...now, ...more }));
    form.clear();
  };

  async function send(call: AttemptCall, id: string) {
    const operatorIds = chosen.map((one) => one.id);
    const sent = { id, subject: subject.trim(), body: body.trim(), audience, operatorIds };
    try {
      const announcement = await api.call(sendAnnouncement, { body: sent, ...call });
      queries.setQueryData(announcementQuery(api, announcement.id).queryKey, announcement);
    } finally {
      await queries.invalidateQueries({ queryKey: announcementsKey });
    }
    draft.discard();
    toast({ text: t`Enviado. Los correos salen ahora.` });
    void navigate(regionPaths.announcement(id), { replace: true });
  }

  const { isBusy, failure } = form.submission;
  return (
    <>
      {draft.isRecovered && draft.isChanged && <RecoveredLine onDiscard={draft.discard} />}
      <Form
        {...form.formProps}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send(async () => setReviewing(true));
        }}
      >
        <div className={`${flow.stack5} ${flow.shrinks}`}>
          <Field
            label={t`Asunto`}
            value={subject}
            maxLength={120}
            placeholder={t`Feria de turismo del 12 de enero`}
            onChange={({ target }) => change({ subject: target.value })}
            error={form.errorAt('subject')}
          />
          <TextAreaField
            label={t`Mensaje`}
            hint={t`Texto sencillo. Una línea en blanco separa los párrafos.`}
            rows={10}
            value={body}
            maxLength={4000}
            onChange={({ target }) => change({ body: target.value })}
            error={form.errorAt('body')}
          />
          <AudienceFields
            candidates={items}
            audience={audience}
            error={form.errorAt('audience')}
            onChange={(next) => change({ audience: next })}
          />
        </div>
        <aside className={classNames(flow.stack4, styles.side)}>
          <ChosenOperators chosen={chosen} />
          <FormProblem of={{ failure, retry: null }} />
          <Button type="submit" block disabled={isBusy}>
            <Trans>Revisar antes de enviar</Trans>
          </Button>
        </aside>
      </Form>
      <SendSheet
        open={isReviewing}
        onClose={() => setReviewing(false)}
        subject={subject.trim()}
        body={body.trim()}
        chosen={chosen}
        send={send}
      />
    </>
  );
}
