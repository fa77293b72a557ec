import { type CommentAction, type CommentActor, moveCommentState } from '#features/comments/contract/comment-states.ts';
import { COMMENT_ERRORS } from '#features/comments/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { type CommentChange, type CommentRow, saveComment } from './comment.store.ts';

/**
 * Moves one locked comment along one road of its states: the only function that changes them.
 * @throws comment_action_refused
 */
export function moveComment(
  trx: Database,
  comment: CommentRow,
  { action, actor, change }: { action: CommentAction; actor: CommentActor; change?: CommentChange },
): Promise<CommentRow> {
  const moved = moveCommentState(comment.state, actor, action);
  if (!moved.ok) throw problem(COMMENT_ERRORS, moved.code);
  return saveComment(trx, comment, { ...change, state: moved.to });
}
