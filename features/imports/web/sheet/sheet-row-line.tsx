import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Row, RowLink, RowMain, RowName } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { chooseSheetChange } from '../../contract/routes.ts';
import type { SheetCell, SheetChange, SheetRow } from '../../contract/sheet.ts';
import { importQuery, sheetRowsKey } from '../imports.queries.ts';
import styles from './sheet-row.module.css';
import { useDoubtWords, useOutcomeWords, useProblemWords, useSheetRefusals } from './use-sheet-words.ts';

interface SheetRowLineProps {
  row: SheetRow;
  importId: string;
  canChoose: boolean;
}

export function SheetRowLine({ row, importId, canChoose }: SheetRowLineProps) {
  const refusals = useSheetRefusals();
  const problemText = useProblemWords();
  const { line, name, placeId, refusal, changes, problems, kind } = row;
  const shown = kind === 'add' ? oneChange(changes) : changes;
  return (
    <Row>
      <RowMain className={flow.stack2}>
        {placeId ? (
          <RowLink to={regionPaths.place(placeId)}>{name}</RowLink>
        ) : (
          <RowName>{name || <Trans>Sin nombre</Trans>}</RowName>
        )}
        <p className={rows.soft}>
          <Trans>Fila {line}</Trans>
        </p>
        {refusal && <p className={textStyles.stop}>{refusals[refusal]}</p>}
        {shown.map((change) => (
          <Change key={change.fact} {...{ row, change, importId, canChoose }} />
        ))}
        {problems.map((problem) => (
          <p key={problem.column} className={textStyles.stop}>
            {problem.value ? (
              <Trans>
                Columna «{problem.column}», «{problem.value}»:
              </Trans>
            ) : (
              <Trans>Columna «{problem.column}»:</Trans>
            )}{' '}
            {problemText(problem)}
          </p>
        ))}
      </RowMain>
    </Row>
  );
}

/** A row that adds a place is taken or left as a whole. */
function oneChange(changes: readonly SheetChange[]): SheetChange[] {
  const [first] = changes;
  return first ? [{ ...first, cells: changes.flatMap(({ cells }) => cells) }] : [];
}

interface ChangeProps extends SheetRowLineProps {
  change: SheetChange;
}

function Change({ row, change, importId, canChoose }: ChangeProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const doubts = useDoubtWords();
  const outcomes = useOutcomeWords();
  const { isBusy, failure, submit } = useSubmit();
  const { fact, cells, doubt, twin, take, outcome } = change;
  const choose = (next: boolean) =>
    submit(async (call) => {
      const body = { line: row.line, fact, take: next };
      const detail = await api.call(chooseSheetChange, { params: { id: importId }, body, ...call });
      queries.setQueryData(importQuery(api, importId).queryKey, detail);
      await queries.invalidateQueries({ queryKey: sheetRowsKey(importId) });
    });
  const texts = cells.map((cell) => <CellChange key={cell.column} cell={cell} />);
  return (
    <div className={flow.stack1}>
      {canChoose && outcome === null ? (
        <Checkbox
          checked={take}
          disabled={isBusy}
          aria-label={t`Aplicar en ${row.name}: ${cells.map(({ column }) => column).join(', ')}`}
          onChange={({ target }) => void choose(target.checked)}
        >
          <span className={styles.cells}>{texts}</span>
        </Checkbox>
      ) : (
        <div className={styles.cells}>{texts}</div>
      )}
      {failure && <Alert look="line">{failure}</Alert>}
      {doubt && outcome === null && (
        <p className={textStyles.caution}>
          {doubts[doubt]}
          {twin && (
            <>
              {' '}
              <TextLink kind="inline" to={regionPaths.place(twin.id)}>
                {twin.name}
              </TextLink>
              , <Trans>a {twin.metres} m.</Trans>
            </>
          )}
        </p>
      )}
      {outcome && outcome !== 'done' && <p className={textStyles.note}>{outcomes[outcome]}</p>}
    </div>
  );
}

function CellChange({ cell: { column, before, after } }: { cell: SheetCell }) {
  return (
    <span className={styles.cell}>
      <b>{column}</b>
      <span>
        {before && (
          <>
            <del className={styles.before}>{before}</del> <span aria-hidden="true">→</span>{' '}
          </>
        )}
        {after ? <ins className={styles.after}>{after}</ins> : <Trans>(vacío)</Trans>}
      </span>
    </span>
  );
}
