import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Row, RowMain, RowName } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import type { Decision } from '../../contract/doubts.ts';
import type { ImportRow } from '../../contract/imports.ts';
import { decideImportRows } from '../../contract/routes.ts';
import { importQuery, importsKey } from '../imports.queries.ts';
import { useNoteWords, useQuestionWords, useRefusalWords } from './use-import-words.ts';

interface ImportRowLineProps {
  row: ImportRow;
  importId: string;
  canDecide: boolean;
}

export function ImportRowLine({ row, importId, canDecide }: ImportRowLineProps) {
  const refusals = useRefusalWords();
  const questions = useQuestionWords();
  const notes = useNoteWords();
  const { line, name, kindLabel, lat, lon, twin, outcome, placeId } = row;
  return (
    <Row>
      <RowMain className={flow.stack1}>
        <RowName>{name || <Trans>Sin nombre</Trans>}</RowName>
        <p className={rows.soft}>
          <Trans>Fila {line}</Trans>
          {kindLabel && ` · ${kindLabel}`}
          {lat !== null && lon !== null && (
            <span className="num">
              {' · '}
              {lat.toFixed(5)}, {lon.toFixed(5)}
            </span>
          )}
        </p>
        {row.refusal && <p className={textStyles.stop}>{refusals[row.refusal]}</p>}
        {row.questions.map((question) => (
          <p key={question} className={textStyles.caution}>
            {questions[question]}
          </p>
        ))}
        {twin && (
          <p>
            <TextLink to={regionPaths.place(twin.id)}>{twin.name}</TextLink>{' '}
            <span className={textStyles.note}>
              {twin.kindLabel} · <Trans>a {twin.metres} m</Trans>
            </span>
          </p>
        )}
        {row.notes.map(({ code, value }) => (
          <p key={code} className={textStyles.note}>
            {notes[code]} «{value}»
          </p>
        ))}
        {outcome && placeId && (
          <p>
            <Badge tone={outcome === 'same' ? 'plain' : 'good'}>
              {outcome === 'new' ? (
                <Trans>Nuevo</Trans>
              ) : outcome === 'changed' ? (
                <Trans>Con cambios</Trans>
              ) : (
                <Trans>Igual</Trans>
              )}
            </Badge>{' '}
            <TextLink to={regionPaths.place(placeId)}>
              <Trans>Ver el lugar</Trans>
            </TextLink>
          </p>
        )}
        {canDecide && !outcome && row.verdict !== 'refuse' && <Decisions row={row} importId={importId} />}
      </RowMain>
    </Row>
  );
}

function Decisions({ row, importId }: { row: ImportRow; importId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { isBusy, failure, submit } = useSubmit();
  const { line, twin, questions, decision } = row;
  const words: Record<Decision, string> = {
    merge: t`Es el mismo`,
    apart: t`Es otro lugar`,
    take: t`Entra así`,
    skip: t`Queda fuera`,
  };
  const decide = (next: Decision | null) =>
    submit(async (call) => {
      const detail = await api.call(decideImportRows, {
        params: { id: importId },
        body: { lines: [line], decision: next },
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
    ...(twin ? (['merge', 'apart'] as const) : []),
    ...(asksPosition && !questions.includes('twin') ? (['take'] as const) : []),
    'skip',
  ];
  const shown = row.verdict === 'take' ? choices.filter((one) => one !== 'merge') : choices;
  return (
    <>
      {failure && <Alert look="line">{failure}</Alert>}
      <Actions>
        {shown.map((one) => (
          <Button
            key={one}
            kind={one === 'skip' ? 'bare' : 'quiet'}
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
