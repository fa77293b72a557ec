import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { ConflictPanel, RecoveredLine } from '#web/drafts/conflict-panel.tsx';
import { useEditorDraft } from '#web/drafts/use-editor-draft.ts';
import { useFace } from '#web/face.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { currentOf } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDrops } from '#web/ui/use-drag.ts';
import { useSettled } from '#web/use-settled.ts';
import type { ItineraryAction } from '../../contract/itinerary-states.ts';
import type { ItineraryDocument, ItineraryEditor, RegionPlace } from '../../contract/region.ts';
import { changeItinerary, changeItineraryState, restoreItinerary } from '../../contract/region-routes.ts';
import { CheckPanel } from './check-panel.tsx';
import { CoverField } from './cover-field.tsx';
import { DayCard } from './days/day-card.tsx';
import { HistoryList } from './history-list.tsx';
import { checkQuery, editorQuery } from './itinerary.queries.ts';
import {
  changeDay,
  type KeyedDay,
  type KeyedDocument,
  moveDay,
  moveStop,
  nudgeDay,
  withKeys,
  withoutKeys,
} from './itinerary-edits.ts';
import styles from './itinerary-form.module.css';
import { StateBadge, useActionWords } from './state-badge.tsx';
import { TextFields } from './text-fields.tsx';

const PAUSE_MS = 300;
const MOST_DAYS = 7;

export function ItineraryForm({ editor }: { editor: ItineraryEditor }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const actionWords = useActionWords();
  const { centre } = useFace();
  const draft = useEditorDraft<KeyedDocument, ItineraryDocument>({
    key: `itinerary/${editor.id}`,
    saved: editor.document,
    plain: withoutKeys,
    revive: withKeys,
  });
  const { value: document, isChanged } = draft;
  const nameOf = useMemberNames();
  const [found, setFound] = useState<RegionPlace[]>([]);
  const [weekday, setWeekday] = useState(editor.check.weekday);
  const { submission, errorAt, formProps, send, clear } = useDraftForm<BodyOf<ShapeOf<typeof changeItinerary>>>({
    schema: async () => (await import('../../contract/region.ts')).SaveItineraryBody,
    bodyOf: () => ({ version: editor.version, document: withoutKeys(document) }),
    fields: ['title', 'summary', 'reason', 'body', 'author'].map((member) => `document.${member}`),
  });
  const { isBusy, failure } = submission;

  const change = (more: Partial<KeyedDocument>) => {
    draft.change((now) => ({ ...now, ...more }));
    clear();
  };
  const changeDays = (edit: (days: KeyedDay[]) => KeyedDay[]) =>
    draft.change((now) => ({ ...now, days: edit(now.days) }));

  const settled = useSettled(document, PAUSE_MS);
  const shown = settled.weekdays.includes(weekday) ? weekday : settled.weekdays[0]!;
  const asked = useMemo(() => withoutKeys(settled), [settled]);
  const { data: check = editor.check, isFetching } = useQuery(checkQuery(api, editor.id, asked, shown));
  const places = useMemo(
    () => new Map([...found, ...editor.check.places, ...check.places].map((place) => [place.id, place])),
    [found, editor, check],
  );
  // Stops may have moved since the check, so the results are matched by key.
  const verdicts = useMemo(() => {
    const byStop = new Map<string, (typeof check.days)[number]['stops'][number]>();
    for (const [d, day] of settled.days.entries()) {
      for (const [s, stop] of day.stops.entries()) {
        const verdict = check.days[d]?.stops[s];
        if (verdict) byStop.set(stop.key, verdict);
      }
    }
    return byStop;
  }, [settled, check]);

  useDrops((source, target) => {
    if (source.kind === 'day') {
      changeDays((days) => moveDay(days, source.key, target.edge === 'above' ? target.key : after(days, target.key)));
      return;
    }
    changeDays((days) => {
      if (target.kind === 'day') return moveStop(days, source.key, target.key, null);
      const stops = days.find(({ key }) => key === target.day)?.stops ?? [];
      return moveStop(days, source.key, target.day, target.edge === 'above' ? target.key : after(stops, target.key));
    });
  });

  /** If `isWritten` is true, the document is sent and therefore checked first. */
  async function attempt(work: () => Promise<ItineraryEditor>, done: string, isWritten = false) {
    await (isWritten ? send : submission.submit)(
      async () => {
        show(await work());
        void queries.invalidateQueries({ queryKey: [...backOfficeKey, 'itineraries', 'list'] });
        toast({ text: done });
      },
      (error) => {
        const current = currentOf<ItineraryEditor>(error, 'itinerary_changed');
        if (current) show(current);
        return current ? t`Se guardó otra versión mientras escribías. Ya están juntas: revísalas y guarda.` : null;
      },
    );
  }
  const show = (saved: ItineraryEditor) => queries.setQueryData(editorQuery(api, editor.id).queryKey, saved);
  async function save(): Promise<ItineraryEditor> {
    const sent = withoutKeys(document);
    const saved = await api.call(changeItinerary, {
      params: { id: editor.id },
      body: { version: editor.version, document: sent },
      quiet: true,
    });
    draft.accept(saved.document, sent);
    show(saved);
    return saved;
  }
  const move = (action: ItineraryAction) => {
    const isWritten = isChanged && (action === 'publish' || action === 'feature');
    return attempt(
      async () => {
        if (isWritten) await save();
        return api.call(changeItineraryState, { params: { id: editor.id }, body: { action }, quiet: true });
      },
      actionWords[action].done,
      isWritten,
    );
  };
  const restore = (version: number) =>
    attempt(
      () =>
        api.call(restoreItinerary, {
          params: { id: editor.id, version },
          body: { version: editor.version },
          quiet: true,
        }),
      t`Volviste a la versión ${version}.`,
    );

  function addDay() {
    const point = { name: centre.name, lon: centre.lon, lat: centre.lat };
    const added: KeyedDay = {
      key: crypto.randomUUID(),
      title: '',
      text: '',
      leave: 540,
      start: point,
      end: point,
      stops: [],
    };
    changeDays((days) => [...days, added]);
  }

  if (draft.conflicts) return <ConflictPanel conflicts={draft.conflicts} nameOf={nameOf} onSettle={draft.settle} />;
  const isPublic = editor.state === 'published' || editor.state === 'featured';
  const [first, ...others] = editor.actions;
  return (
    <div className={styles.form}>
      <div {...formProps} className={classNames(flow.stack5, flow.shrinks)}>
        {draft.isRecovered && isChanged && <RecoveredLine onDiscard={draft.discard} />}
        <Field
          label={t`Título`}
          value={document.title}
          maxLength={120}
          error={errorAt('document.title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <ol className={flow.stack5}>
          {document.days.map((day, index) => (
            <DayCard
              key={day.key}
              day={day}
              number={index + 1}
              last={document.days.length}
              checked={settled.days[index]?.key === day.key ? (check.days[index] ?? null) : null}
              verdicts={verdicts}
              places={places}
              onChange={(more) => changeDays((days) => changeDay(days, day.key, more))}
              onDays={changeDays}
              onFound={(place) => setFound((known) => [...known, place])}
              onNudge={(by) => changeDays((days) => nudgeDay(days, day.key, by))}
              onRemove={() => changeDays((days) => days.filter(({ key }) => key !== day.key))}
            />
          ))}
        </ol>
        {document.days.length < MOST_DAYS && (
          <Button kind="quiet" block onClick={addDay}>
            <Plus size={20} aria-hidden />
            <Trans>Agregar un día</Trans>
          </Button>
        )}
        <TextFields document={document} errorAt={errorAt} onChange={change} />
      </div>
      <aside className={classNames(flow.stack5, styles.side)}>
        <div className={classNames(flow.row3, flow.ends)}>
          <StateBadge state={editor.state} flagged={isPublic && editor.needsAttention !== null} />
          {isPublic && (
            <TextLink to={travellerPaths.itinerary(editor.slug)}>
              <Trans>Verlo en el sitio</Trans>
              <ExternalLink size={15} aria-hidden />
            </TextLink>
          )}
        </div>
        <CheckPanel check={check} weekday={shown} busy={isFetching} onWeekday={setWeekday} />
        {failure && <Alert>{failure}</Alert>}
        <Actions>
          <Button block disabled={isBusy || !isChanged} onClick={() => void attempt(save, t`Guardado.`, true)}>
            {isPublic ? <Trans>Guardar y mostrar</Trans> : <Trans>Guardar</Trans>}
          </Button>
          {first && (
            <Button
              kind="quiet"
              block
              disabled={isBusy || !editor.can.publish.allowed}
              title={editor.can.publish.reason ?? undefined}
              onClick={() => void move(first)}
            >
              {isChanged && first === 'publish' ? <Trans>Guardar y publicar</Trans> : actionWords[first].verb}
            </Button>
          )}
          {others.length > 0 && (
            <Actions>
              {others.map((action) => (
                <Button
                  key={action}
                  kind="bare"
                  size="small"
                  disabled={isBusy || !editor.can.publish.allowed}
                  onClick={() => void move(action)}
                >
                  {actionWords[action].verb}
                </Button>
              ))}
            </Actions>
          )}
        </Actions>
        <CoverField poster={document.poster} scenes={editor.scenes} onChange={(poster) => change({ poster })} />
        <HistoryList history={editor.history} busy={isBusy} onRestore={(version) => void restore(version)} />
      </aside>
    </div>
  );
}

function useMemberNames(): (path: readonly string[]) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    title: t`Título`,
    summary: t`La frase bajo el título`,
    reason: t`Por qué ir`,
    body: t`El texto`,
    author: t`Quién lo firma`,
    interests: t`Intereses`,
    weekdays: t`Días en que empieza`,
    poster: t`Portada`,
    days: t`Días`,
  };
  return ([member = '', day]) => (member === 'days' && day ? t`Día ${Number(day) + 1}` : (names[member] ?? member));
}

function after(list: readonly { key: string }[], key: string): string | null {
  return list[list.findIndex((one) => one.key === key) + 1]?.key ?? null;
}
