import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import type { Decision } from '../../contract/doubts.ts';
import type { ImportRow } from '../../contract/imports.ts';
import { decideImportRows } from '../../contract/routes.ts';
import { importQuery, importsKey } from '../imports.queries.ts';

/** The answers to what a row asks. */
export function RowDecisions({ row, importId }: { row: ImportRow; importId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { isBusy, failure, submit } = useSubmit();
  const { line, twin, questions, decision, picture } = row;
  const words: Record<Decision, string> = {
    merge: picture ? t`Lugar elegido` : t`Es el mismo`,
    apart: t`Es otro lugar`,
    take: t`Entra así`,
    skip: t`Queda fuera`,
  };
  const decide = (next: Decision | null, place?: string) =>
    submit(async (call) => {
      const detail = await api.call(decideImportRows, {
        params: { id: importId },
        body: { lines: [line], decision: next, ...(place && { place }) },
        ...call,
      });
      queries.setQueryData(importQuery(api, importId).queryKey, detail);
      await queries.invalidateQueries({ queryKey: [...importsKey, 'rows', importId] });
    });

  if (decision !== null)
    return (
      <p>
        <Badge tone={decision === 'skip' ? 'plain' : 'good'}>{words[decision]}</Badge>{' '}
        <TextButton disabled={isBusy} onClick={() => void decide(null)}>
          <Trans>Cambiar</Trans>
          <span className="sr"> · {row.name}</span>
        </TextButton>
      </p>
    );
  const asksPosition = questions.some((question) => question === 'outside_box' || question === 'swapped_position');
  const choices: Decision[] = [
    ...(twin && !picture ? (['merge', 'apart'] as const) : []),
    ...(asksPosition && !questions.includes('twin') ? (['take'] as const) : []),
    'skip',
  ];
  const shown = row.verdict === 'take' ? choices.filter((one) => one !== 'merge') : choices;
  return (
    <>
      {failure && <Alert look="line">{failure}</Alert>}
      <Actions>
        {picture?.places.map((place) => (
          <Button
            key={place.id}
            kind="quiet"
            size="small"
            disabled={isBusy}
            aria-label={t`${row.name}: es de ${place.name}, ${place.kindLabel}`}
            onClick={() => void decide('merge', place.id)}
          >
            {place.name} · {place.kindLabel}
          </Button>
        ))}
        {shown.map((one) => (
          <Button
            key={one}
            kind="quiet"
            size="small"
            disabled={isBusy}
            aria-label={`${words[one]}: ${row.name}`}
            onClick={() => void decide(one)}
          >
            {words[one]}
          </Button>
        ))}
      </Actions>
    </>
  );
}
