import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { PlaceFacts } from '#features/places/contract/place-facts.ts';
import { useFactText, useFactWords } from '#features/places/web/public.ts';
import { metresBetween } from '#planner/roads/ways.ts';
import { formatDay } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { OwnedPlace } from '../../contract/owned-place.ts';
import { proposeFact, withdrawProposal } from '../../contract/owner-routes.ts';
import type { CheckedFact, Proposal } from '../../contract/proposal.ts';
import { ownedPlaceQuery } from '../frame/owner.queries.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';

const WRITTEN_FACTS = ['name', 'kind', 'register'] as const satisfies readonly CheckedFact[];
type WrittenFact = (typeof WRITTEN_FACTS)[number];

export function ProposedFacts() {
  return (
    <>
      <p className={textStyles.soft}>
        <Trans>Cuidan que nadie se quede con la ficha de otro. Los ves cambiar cuando la región los acepta.</Trans>
      </p>
      {WRITTEN_FACTS.map((fact) => (
        <ProposedFact key={fact} fact={fact} />
      ))}
    </>
  );
}

function ProposedFact({ fact }: { fact: WrittenFact }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { place, proposals, registerCheckedOn } = useOwnedPlace();
  const words = useFactWords();
  const submission = useSubmit();
  const stored = textOf(fact, place);
  const [draft, setDraft] = useState<string | null>(null);
  const last = proposals.find((one) => one.fact === fact);
  const keep = (owned: OwnedPlace) => queries.setQueryData(ownedPlaceQuery(api, place.id).queryKey, owned);
  const isChanged = draft !== null && draft.trim() !== stored && draft.trim().length > 1;

  async function propose(event: FormEvent) {
    event.preventDefault();
    if (!isChanged) return;
    await submission.submit(async (call, id) => {
      const body = { id, base: { [fact]: place.facts[fact] }, value: { [fact]: wantedValue(fact, draft, place) } };
      keep(await api.call(proposeFact, { params: { placeId: place.id }, body, ...call }));
      setDraft(null);
      toast({ text: t`La región lo revisa y te escribe.` });
    });
  }

  return (
    <Form className={flow.stack2} onSubmit={propose}>
      {fact === 'kind' ? (
        <SelectField label={words.kind} value={draft ?? stored} onChange={({ target }) => setDraft(target.value)}>
          {[...new Set([stored, ...place.choices.kinds.map(({ label }) => label)])].map((label) => (
            <option key={label}>{label}</option>
          ))}
        </SelectField>
      ) : (
        <Field
          label={words[fact]}
          maxLength={fact === 'name' ? 200 : 60}
          autoComplete="off"
          value={draft ?? stored}
          onChange={({ target }) => setDraft(target.value)}
        />
      )}
      {fact === 'register' && place.facts.register && registerCheckedOn && (
        <p className={classNames(flow.mark2, textStyles.small, textStyles.open)}>
          <BadgeCheck size={16} aria-hidden />
          <Trans>La región lo comprobó el {formatDay(registerCheckedOn)}.</Trans>
        </p>
      )}
      {last && <ProposalAnswer proposal={last} keep={keep} />}
      <FormProblem of={submission} />
      {isChanged && (
        <Button type="submit" size="small" disabled={submission.isBusy}>
          <Trans>Pedir este cambio</Trans>
        </Button>
      )}
    </Form>
  );
}

export function ProposalAnswer({ proposal, keep }: { proposal: Proposal; keep: (owned: OwnedPlace) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { place } = useOwnedPlace();
  const text = useFactText();
  const { isBusy, submit } = useSubmit();
  const { id, fact, value, state, reason } = proposal;
  const wanted =
    fact === 'position'
      ? t`moverlo ${metresOf(place.facts.position, value as PlaceFacts['position'])} m`
      : text(fact, value);
  if (state === 'refused')
    return (
      <p className={textStyles.small}>
        <Trans>
          La región no aceptó «{wanted}». {reason}
        </Trans>
      </p>
    );
  return (
    <Alert tone="plain" live="status" title={t`Pediste: ${wanted}`}>
      <p>
        <Badge tone="doubt">
          <Trans>En revisión</Trans>
        </Badge>{' '}
        <Trans>La región lo mira y te escribe.</Trans>{' '}
        <Button
          kind="bare"
          size="small"
          disabled={isBusy}
          onClick={() =>
            void submit(async (call) => {
              keep(await api.call(withdrawProposal, { params: { placeId: place.id, proposalId: id }, ...call }));
            })
          }
        >
          <Trans>Ya no lo quiero</Trans>
        </Button>
      </p>
    </Alert>
  );
}

/** Rounded metres between two positions. */
export const metresOf = (one: PlaceFacts['position'], other: PlaceFacts['position']): number =>
  Math.round(metresBetween(one, other));

function textOf(fact: WrittenFact, { facts }: OwnedPlace['place']): string {
  if (fact === 'kind') return facts.kind.label;
  return fact === 'register' ? (facts.register?.number ?? '') : facts.name;
}

function wantedValue(fact: WrittenFact, draft: string, { facts, choices }: OwnedPlace['place']) {
  const typed = draft.trim();
  if (fact === 'kind') return choices.kinds.find(({ label }) => label === typed) ?? facts.kind;
  return fact === 'register' ? { number: typed, until: facts.register?.until ?? null } : typed;
}
