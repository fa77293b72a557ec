import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFactText, useFactWords } from '#features/places/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { OwnedPlace } from '../../contract/owned-place.ts';
import { proposeFact, withdrawProposal } from '../../contract/owner-routes.ts';
import { CHECKED_FACTS, type CheckedFact, type Proposal } from '../../contract/proposal.ts';
import { ownedPlaceQuery } from '../frame/owner.queries.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';

export function ProposedFacts() {
  return (
    <>
      <p className={textStyles.soft}>
        <Trans>Cuidan que nadie se quede con la ficha de otro. Los ves cambiar cuando la región los acepta.</Trans>
      </p>
      {CHECKED_FACTS.map((fact) => (
        <ProposedFact key={fact} fact={fact} />
      ))}
    </>
  );
}

function ProposedFact({ fact }: { fact: CheckedFact }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { place, proposals } = useOwnedPlace();
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
      {last && <Answer proposal={last} keep={keep} />}
      <FormProblem of={submission} />
      {isChanged && (
        <Button type="submit" size="small" disabled={submission.isBusy}>
          <Trans>Pedir este cambio</Trans>
        </Button>
      )}
    </Form>
  );
}

function Answer({ proposal, keep }: { proposal: Proposal; keep: (owned: OwnedPlace) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { place } = useOwnedPlace();
  const text = useFactText();
  const { isBusy, submit } = useSubmit();
  const { id, fact, value, state, reason } = proposal;
  const wanted = text(fact, value);
  if (state === 'refused')
    return (
      <p className={textStyles.small}>
        <Trans>
          La región no lo cambió a «{wanted}». {reason}
        </Trans>
      </p>
    );
  return (
    <Alert tone="plain" live="status" title={t`Pediste: ${wanted}`}>
      <p>
        <Trans>La región lo revisa.</Trans>{' '}
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

function textOf(fact: CheckedFact, { facts }: OwnedPlace['place']): string {
  if (fact === 'kind') return facts.kind.label;
  return fact === 'register' ? (facts.register?.number ?? '') : facts.name;
}

function wantedValue(fact: CheckedFact, draft: string, { facts, choices }: OwnedPlace['place']) {
  const typed = draft.trim();
  if (fact === 'kind') return choices.kinds.find(({ label }) => label === typed) ?? facts.kind;
  return fact === 'register' ? { number: typed, until: facts.register?.until ?? null } : typed;
}
