import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Value } from 'typebox/value';
import { Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { checkSettings, type SettingIssue } from '#features/organisation/contract/check-settings.ts';
import { LEGAL_MODES } from '#features/organisation/contract/choices.ts';
import { frontView, logoView } from '#features/organisation/contract/front-view.ts';
import { MARKS } from '#features/organisation/contract/marks.ts';
import { restoreOrganisationVersion, saveOrganisationSettings } from '#features/organisation/contract/routes.ts';
import { settingChanges, settingName } from '#features/organisation/contract/setting-changes.ts';
import { type OrganisationEditor, OrganisationSettings } from '#features/organisation/contract/settings.ts';
import { telephoneIssues } from '#features/telephone.ts';
import { ConflictPanel, RecoveredLine } from '#web/drafts/conflict-panel.tsx';
import { useEditorDraft } from '#web/drafts/use-editor-draft.ts';
import { useRenewFace } from '#web/face.ts';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions, SaveBar } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { BrandFields } from './brand-fields.tsx';
import { CurrencyChange } from './currency-change.tsx';
import { HomeFields } from './home-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { LawFields } from './law-fields.tsx';
import { ModeChange } from './mode-change.tsx';
import { SettingHistory } from './setting-history.tsx';
import { settingsKey, settingsQuery, versionsKey } from './settings.queries.ts';
import styles from './settings-editor.module.css';
import { TaxiFields } from './taxi-fields.tsx';

const WORDS: Readonly<Record<string, string>> = {
  'contact.email': 'Escribe un correo completo, como turismo@ejemplo.pe.',
  'contact.phone': 'Escribe el teléfono con números, como +51 44 123456, o déjalo vacío.',
  'home.picture.alt': 'Di qué se ve: lo leen quienes no pueden ver la foto.',
  'home.picture.credit': 'Di quién la tomó: sale en la esquina de la foto.',
  'taxi.source': 'Escribe quién dice la tarifa, como la municipalidad.',
  commission: 'Va de 0 a 10 %, con dos decimales como mucho.',
};

export function SettingsEditor() {
  const settings = useQuery(settingsQuery(useApi()));
  if (settings.isPending) return <SkeletonList rows={6} />;
  if (settings.error) return <Trouble error={settings.error} retry={() => void settings.refetch()} />;
  return <Editor saved={settings.data} />;
}

const IN_BODY = 'body.settings.';

const itself = (settings: OrganisationSettings) => settings;

function Editor({ saved }: { saved: OrganisationEditor }) {
  const api = useApi();
  const { t } = useLingui();
  const cache = useQueryClient();
  const wear = useWear();
  const written = useEditorDraft<OrganisationSettings, OrganisationSettings>({
    key: 'settings',
    saved: saved.settings,
    plain: itself,
    revive: itself,
  });
  const draft = written.value;
  const root = useRef<HTMLDivElement>(null);
  const { isBusy, failure, problem, submit, clear } = useSubmit({ place: (path) => path.startsWith(IN_BODY), root });
  const [asking, setAsking] = useState(false);
  const [returning, setReturning] = useState<Returning | null>(null);
  const issues = useMemo(() => {
    const shape = shapeIssues(draft);
    return shape.length > 0 ? shape : checkSettings(draft, saved.choices);
  }, [draft, saved.choices]);
  const refused = (problem?.issues ?? []).map(({ path, message }) => ({ path: path.replace(IN_BODY, ''), message }));
  const changes = useMemo(() => settingChanges(saved.settings, draft), [saved.settings, draft]);
  const dirty = changes.length > 0;
  const changesMode = draft.legalMode !== saved.settings.legalMode;
  const lacksRegister =
    !draft.contact.registerNumber?.trim() &&
    saved.choices.countries.find(({ code }) => code === draft.country)?.modes[draft.legalMode].ownRegister === true;
  const changesCurrency = draft.currency !== saved.settings.currency;
  const nextMode = LEGAL_MODES[draft.legalMode];

  const props = {
    draft,
    choices: saved.choices,
    legal: { now: saved.settings.legalMode, texts: saved.texts, lacksRegister },
    change: (part: Partial<OrganisationSettings>) => {
      clear();
      written.change((before) => ({ ...before, ...part }));
    },
    errorAt: (path: string) => [...issues, ...refused].find((issue) => issue.path === path)?.message,
  };

  function keep(editor: OrganisationEditor) {
    cache.setQueryData(settingsKey, editor);
    void cache.invalidateQueries({ queryKey: versionsKey });
    wear(editor);
    written.accept(editor.settings, draft);
    clear();
  }

  function discard() {
    const back = written.discard();
    clear();
    return back;
  }

  async function restore(version: number, seen: number, confirmedCurrency?: string) {
    const body = { version: seen, ...(confirmedCurrency && { confirmedCurrency }) };
    try {
      keep(await api.call(restoreOrganisationVersion, { params: { version }, body, quiet: true }));
    } catch (error) {
      const currency = unconfirmedCurrency(error);
      if (!currency) throw error;
      setReturning({ version, seen, currency });
      return;
    }
    toast({ text: t`El sitio volvió a como estaba.` });
  }

  async function save() {
    const before = saved.version;
    await submit(async (call) => {
      const editor = await api.call(saveOrganisationSettings, {
        body: { version: before, settings: draft, ...(changesCurrency && { confirmedCurrency: draft.currency }) },
        ...call,
      });
      keep(editor);
      toast({
        text: t`Guardado. El sitio ya se ve así.`,
        action: { label: t`Deshacer`, run: () => void restore(before, editor.version) },
      });
    }, loadNewer);
  }

  /** If another person saved first, merges the draft into the newer settings. */
  async function loadNewer(error: unknown) {
    if (error instanceof ApiError && error.problem.code === 'organisation_changed')
      await cache.fetchQuery({ ...settingsQuery(api), staleTime: 0 });
    return null;
  }

  if (written.conflicts)
    return <ConflictPanel conflicts={written.conflicts} nameOf={settingName} onSettle={written.settle} />;
  return (
    <div className={flow.stack56} ref={root}>
      {written.isRecovered && dirty && <RecoveredLine onDiscard={discard} />}
      <IdentityFields {...props} />
      <HomeFields {...props} />
      <BrandFields {...props} />
      <LawFields {...props} />
      <TaxiFields {...props} />
      <SettingHistory current={saved.version} dirty={dirty} onRestore={(version) => restore(version, saved.version)} />
      {(dirty || failure) && (
        <SaveBar waits role="region" aria-label={t`Cambios sin guardar`}>
          <div className={flow.grows}>
            <p role="status">
              {issues.length > 0 ? (
                <b className={textStyles.stop}>
                  <Plural value={issues.length} one="Hay # cosa por corregir" other="Hay # cosas por corregir" />
                </b>
              ) : (
                <b>
                  <Plural value={changes.length} one="# cambio sin guardar" other="# cambios sin guardar" />
                </b>
              )}
            </p>
            <p className={`${textStyles.note} ${styles.summary}`}>
              {failure ?? issues[0]?.message ?? changes.map(({ name }) => name).join(', ')}
            </p>
          </div>
          <Actions>
            <Button kind="quiet" size="small" onClick={discard}>
              <Trans>Descartar</Trans>
            </Button>
            <Button
              size="small"
              disabled={isBusy || issues.length > 0}
              onClick={() => (changesMode || changesCurrency ? setAsking(true) : void save())}
            >
              <Trans>Guardar</Trans>
            </Button>
          </Actions>
        </SaveBar>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={changesMode ? t`¿Pasar el sitio a «${nextMode}»?` : t`¿Cambiar la moneda a ${draft.currency}?`}
        verb={changesMode ? t`Pasar a «${nextMode}»` : t`Cambiar la moneda`}
        run={save}
      >
        {changesCurrency && <CurrencyChange from={saved.settings.currency} to={draft.currency} />}
        {changesMode && (
          <ModeChange mode={draft.legalMode} texts={saved.texts[draft.legalMode]} lacksRegister={lacksRegister} />
        )}
      </Confirm>
      <Confirm
        open={returning !== null}
        onClose={() => setReturning(null)}
        title={t`¿Cambiar la moneda a ${returning?.currency ?? ''}?`}
        verb={t`Volver y cambiar la moneda`}
        run={() => restore(returning!.version, returning!.seen, returning!.currency)}
      >
        {returning && <CurrencyChange from={saved.settings.currency} to={returning.currency} />}
      </Confirm>
    </div>
  );
}

/** An older version that the person wants to restore, and whose currency must be confirmed first. */
interface Returning {
  version: number;
  seen: number;
  currency: string;
}

function unconfirmedCurrency(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.problem.code !== 'currency_unconfirmed') return null;
  return (error.problem as Problem & { currency?: string }).currency ?? null;
}

/** Paths have the form `brand.palette.brand-ink`. */
function shapeIssues(draft: OrganisationSettings): SettingIssue[] {
  const telephones = telephoneIssues(OrganisationSettings, draft, draft.country);
  const wrongPhones = telephones.map((issue) => ({ ...issue, path: issue.path.replace('body.', '') }));
  const shapes = Value.Errors(OrganisationSettings, draft).map(({ instancePath }) => {
    const path = instancePath.slice(1).replaceAll('/', '.');
    const color = path.startsWith('brand.palette.') ? 'Escribe el color como #a1b2c3.' : undefined;
    return { path, code: 'shape', message: WORDS[path] ?? color ?? 'Falta, o es demasiado largo.' };
  });
  return [...shapes, ...wrongPhones];
}

function useWear() {
  const renew = useRenewFace();
  return ({ settings, choices }: OrganisationEditor) => {
    const { identity, contact, brand, home } = settings;
    const { name, email, phone, address } = contact;
    renew({
      ...identity,
      organisation: { name, email, phone, address },
      headline: [home.headline[0]!, home.headline[1]!],
      sentence: home.sentence ?? undefined,
      front: home.picture ? frontView(home.picture) : undefined,
      logo: brand.logo ? logoView(brand.logo) : undefined,
      mark: brand.mark === 'own' ? choices.ownMark : MARKS[brand.mark].path,
    });
    for (const [role, colour] of Object.entries(brand.palette)) {
      document.documentElement.style.setProperty(`--${role}`, colour);
    }
  };
}
