import type { Pool } from 'pg';
import { insertLoosely } from './insert-loosely.ts';

const REGION = 'trujillo';

/** A question of the account, a question that was asked without it, an answer and a report. */
export async function settleQuestions(
  pool: Pool,
  { id, name, email, place }: { id: string; name: string; email: string; place: string },
): Promise<void> {
  const {
    rows: [question],
  } = await pool.query(
    `insert into question (region_id, owner_kind, owner_id, asked_by, body, account_id)
     values ($1, 'company', $2, $3, 'mi pregunta propia', $4) returning id`,
    [REGION, place, name, id],
  );
  await pool.query(
    `insert into question (region_id, owner_kind, owner_id, asked_by, body, email)
     values ($1, 'company', $2, $3, 'mi pregunta propia', $4)`,
    [REGION, place, name, email.toUpperCase()],
  );
  await pool.query(
    `insert into answer (region_id, question_id, answered_by, badge, body, account_id)
     values ($1, $2, $3, 'verified_visitor', 'mi respuesta propia', $4)`,
    [REGION, question.id, name, id],
  );
  await insertLoosely(pool, 'answer_vote', { region_id: REGION, account_id: id });
  await insertLoosely(pool, 'question_report', { region_id: REGION, account_id: id, words: `Soy ${name}` });
}
