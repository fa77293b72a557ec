import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { ClockField } from '#web/ui/clock-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { NoticeEffect, NoticeInput, Notices } from '../../contract/notice.ts';
import { createNotice, previewNotice } from '../../contract/notice-routes.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';

type When = 'today' | 'until';

interface NoticeFormProps {
  /** Local day of the region. */
  today: string;
  keep: (notices: Notices) => void;
}

export function NoticeForm({ today, keep }: NoticeFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const placeId = useOwnedPlace().place.id;
  const params = { placeId };
  const [effect, setEffect] = useState<NoticeEffect>('early');
  const [at, setAt] = useState('');
  const [when, setWhen] = useState<When>('today');
  const [from, setFrom] = useState<string | null>(today);
  const [until, setUntil] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const notice: NoticeInput = {
    effect,
    ...(effect !== 'closed' && at && { at }),
    startsOn: when === 'today' ? today : (from ?? today),
    endsOn: when === 'today' ? today : (until ?? from ?? today),
    ...(reason.trim() && { reason: reason.trim() }),
  };
  const isWhole = (effect === 'closed' || at !== '') && (when === 'today' || until !== null);
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
    fields: ['notice.at', 'notice.startsOn', 'notice.endsOn', 'notice.reason'],
    check: () => [
      ...(effect !== 'closed' && !at ? [{ path: 'notice.at', message: t`Escribe la hora.` }] : []),
      ...(when === 'until' && !until ? [{ path: 'notice.endsOn', message: t`Elige el último día.` }] : []),
    ],
  });

  async function publish(event: FormEvent) {
    event.preventDefault();
    const isSent = await send(async (body, call, id) => {
      keep(await api.call(createNotice, { params, body: { ...body, id }, ...call }));
    });
    if (!isSent) return;
    setAt('');
    setReason('');
    setUntil(null);
    clear();
    toast({ text: t`Publicado. Ya se ve en tu ficha y en los viajes.` });
  }

  return (
    <Card as="section">
      <Form {...formProps} className={flow.stack4} onSubmit={publish}>
        <h2 className={flow.row2}>
          <Megaphone size={22} aria-hidden />
          <Trans>Avisa a tus viajeros</Trans>
        </h2>
        <Segmented
          label={t`¿Qué pasa?`}
          name="effect"
          value={effect}
          onChange={setEffect}
          options={[
            { value: 'early', label: t`Cierro antes` },
            { value: 'late', label: t`Abro después` },
            { value: 'closed', label: t`No abro` },
          ]}
        />
        {effect !== 'closed' && (
          <ClockField
            label={effect === 'early' ? t`Cierro a las` : t`Abro a las`}
            value={at}
            immediate
            error={errorAt('notice.at')}
            onChange={setAt}
          />
        )}
        <Segmented
          label={t`¿Cuándo?`}
          name="when"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'today', label: t`Solo hoy` },
            { value: 'until', label: t`Otros días` },
          ]}
        />
        {when === 'until' && (
          <div className={flow.pair}>
            <DateField
              label={t`Desde`}
              value={from}
              min={today}
              onChange={setFrom}
              error={errorAt('notice.startsOn')}
            />
            <DateField
              label={t`Hasta`}
              value={until}
              min={from ?? today}
              onChange={setUntil}
              error={errorAt('notice.endsOn')}
            />
          </div>
        )}
        <Field
          label={t`Por qué (si quieres)`}
          maxLength={120}
          placeholder={t`mantenimiento`}
          value={reason}
          error={errorAt('notice.reason')}
          onChange={({ target }) => setReason(target.value)}
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
          {when === 'today' ? (
            <Trans>Se quita solo a medianoche.</Trans>
          ) : (
            <Trans>Se quita solo después del último día.</Trans>
          )}
        </p>
      </Form>
    </Card>
  );
}
