import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { hoursChangeText } from '#features/closures/contract/closure-words.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { closedHoursOf, NOTICE_WORDS, type NoticeInput, type Notices } from '../../contract/notice.ts';
import { createNotice, endNotice, previewNotice } from '../../contract/notice-routes.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';
import { HoursChangeFields } from './hours-change-fields.tsx';
import { type NoticeDraft, noticeOf } from './notice-draft.ts';

interface NoticeFormProps {
  /** Local day of the region. */
  today: string;
  keep: (notices: Notices) => void;
}

/** The person types, and the form offers the days and the change of the hours that the words name. */
export function NoticeForm({ today, keep }: NoticeFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const placeId = useOwnedPlace().place.id;
  const params = { placeId };
  const [draft, setDraft] = useState<NoticeDraft>({ words: '' });
  const { change, offered, from, until, isToday, notice } = noticeOf(draft, today);
  const edit = (part: Partial<NoticeDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isTimed = !change || change.effect === 'closed' || change.at !== '';
  const isWhole = (notice.words !== undefined || change !== null) && isTimed && until !== null;
  const { startsOn, endsOn } = notice;
  const reach = useQuery({
    queryKey: ['owned-place', placeId, 'reach', startsOn, endsOn],
    queryFn: ({ signal }) =>
      api.call(previewNotice, {
        params,
        body: { notice: { effect: 'closed', startsOn, endsOn } },
        signal,
        quiet: true,
      }),
    enabled: isWhole && startsOn <= endsOn,
  });
  const { submission, errorAt, formProps, send, clear } = useDraftForm<{ id: string; notice: NoticeInput }>({
    schema: async () => (await import('../../contract/notice.ts')).CreateNotice,
    bodyOf: () => ({ id: crypto.randomUUID(), notice }),
    fields: ['notice.words', 'notice.at', 'notice.startsOn', 'notice.endsOn'],
    check: () => [
      ...(notice.words === undefined && !change
        ? [{ path: 'notice.words', message: t`Escribe qué quieres avisar.` }]
        : []),
      ...(isTimed ? [] : [{ path: 'notice.at', message: t`Escribe la hora.` }]),
      ...(until ? [] : [{ path: 'notice.endsOn', message: t`Elige el último día.` }]),
    ],
  });

  async function publish(event: FormEvent) {
    event.preventDefault();
    let noticeId = '';
    const isSent = await send(async (body, call, id) => {
      noticeId = id;
      keep(await api.call(createNotice, { params, body: { ...body, id }, ...call }));
    });
    if (!isSent) return;
    setDraft({ words: '' });
    clear();
    toast({
      text: t`Publicado. Ya se ve en tu ficha y en los viajes.`,
      action: {
        label: t`Deshacer`,
        run: () => void api.call(endNotice, { params: { placeId, noticeId } }).then(keep),
      },
    });
  }

  return (
    <Card as="section">
      <Form {...formProps} className={flow.stack4} onSubmit={publish}>
        <h2 className={flow.row2}>
          <Megaphone size={22} aria-hidden />
          <Trans>Avisa a tus viajeros</Trans>
        </h2>
        <TextAreaField
          label={t`¿Qué quieres avisar?`}
          hint={t`Escríbelo como lo dirías: «Hoy cerramos a las 4» o «Este sábado hay música».`}
          rows={3}
          maxLength={NOTICE_WORDS.most}
          value={draft.words}
          error={errorAt('notice.words')}
          onChange={({ target }) => edit({ words: target.value })}
        />
        <Segmented
          label={t`¿Cuándo?`}
          name="when"
          value={isToday ? 'today' : 'until'}
          onChange={(value) =>
            edit({ days: value === 'today' ? { from: today, until: today } : { from: today, until: null } })
          }
          options={[
            { value: 'today', label: t`Solo hoy` },
            { value: 'until', label: t`Otros días` },
          ]}
        />
        {!isToday && (
          <div className={flow.pair}>
            <DateField
              label={t`Desde`}
              value={from}
              min={today}
              onChange={(day) => edit({ days: { from: day, until } })}
              error={errorAt('notice.startsOn')}
            />
            <DateField
              label={t`Hasta`}
              value={until}
              min={from ?? today}
              onChange={(day) => edit({ days: { from, until: day } })}
              error={errorAt('notice.endsOn')}
            />
          </div>
        )}
        <HoursChangeFields
          change={change}
          offered={offered}
          said={
            change && isTimed && until
              ? hoursChangeText({ startsOn, endsOn, hours: closedHoursOf(notice) }, today)
              : null
          }
          error={errorAt('notice.at')}
          onChange={(next) => edit({ change: next })}
        />
        {reach.data && reach.data.trips > 0 && (
          <Alert tone="caution" live="status">
            <Plural
              value={reach.data.trips}
              one="# viaje te tiene en esos días. Lo verá al abrirlo."
              other="# viajes te tienen en esos días. Lo verán al abrirlos."
            />
          </Alert>
        )}
        <FormProblem of={submission} />
        <Button type="submit" block disabled={submission.isBusy}>
          <Trans>Publicar el aviso</Trans>
        </Button>
        <p className={textStyles.note}>
          {isToday ? <Trans>Se quita solo a medianoche.</Trans> : <Trans>Se quita solo después del último día.</Trans>}
        </p>
      </Form>
    </Card>
  );
}
