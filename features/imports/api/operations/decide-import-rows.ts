import { ANSWERS, type Decision, type QuestionCode } from '#features/imports/contract/doubts.ts';
import { IMPORT_ERRORS } from '#features/imports/contract/errors.ts';
import * as routes from '#features/imports/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockImport } from '../import.store.ts';
import { readImportView } from '../read-import-view.ts';
import { lockRows, type RowRecord, saveDecision } from '../row.store.ts';

export function decideImportRows(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.decideImportRows, async ({ params: { id }, body: { lines, decision, place } }) => {
    await inTransaction(db, async (trx) => {
      const row = await lockImport(trx, config.REGION, id);
      if (!row) throw problem(IMPORT_ERRORS, 'import_not_found');
      if (row.state !== 'ready' && row.state !== 'done') throw problem(IMPORT_ERRORS, 'import_cannot');
      const rows = await lockRows(trx, config.REGION, id, lines);
      if (rows.length !== new Set(lines).size) throw problem(IMPORT_ERRORS, 'import_row_not_found');
      if (!rows.every((one) => mayAnswer(one, decision, place))) throw problem(IMPORT_ERRORS, 'import_answer_refused');
      await saveDecision(trx, config.REGION, id, lines, { decision, place });
    });
    return readImportView(platform, id);
  });
}

type Row = Pick<RowRecord, 'verdict' | 'questions' | 'twin_id' | 'outcome' | 'picture'>;

/** Any row may be left out or taken back. A row that looks like a place may be separated from it although nothing is asked. */
function mayAnswer(
  { verdict, questions, twin_id, outcome, picture }: Row,
  decision: Decision | null,
  place: string | undefined,
): boolean {
  if (outcome !== null || verdict === 'refuse') return false;
  if (decision === null || decision === 'skip') return true;
  if (picture) return decision === 'merge' && picture.places.some(({ id }) => id === place);
  if (place !== undefined) return false;
  if (decision === 'merge' || decision === 'apart') return twin_id !== null;
  return !questions.includes('twin') && questions.some((question) => answers(question, decision));
}

const answers = (question: QuestionCode, decision: Decision): boolean => ANSWERS[question].includes(decision);
