import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { StaffAction } from '#features/complaints/contract/complaint-states.ts';
import { COMPLAINT_ERRORS } from '#features/complaints/contract/errors.ts';
import * as routes from '#features/complaints/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type ComplaintRow, lockComplaint } from '../complaint.store.ts';
import { move } from '../move-complaint.ts';
import { regionView } from './region.view.ts';

const NEEDS_WORDS: readonly StaffAction[] = ['answer', 'extend', 'note'];
const EMAIL_JOBS: Partial<Record<StaffAction, string>> = {
  answer: 'complaints/send-answer',
  extend: 'complaints/send-extension',
};

export function answerComplaint(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  serve(app, routes.answerComplaint, async ({ actor, params, body }, reply) => {
    reply.header('cache-control', 'no-store');
    const words = body.body?.trim() || null;
    if (NEEDS_WORDS.includes(body.action) && !words) {
      const issues = [{ path: 'body.body', code: 'required', message: 'Escribe el texto.' }];
      throw problem(PLATFORM_ERRORS, 'invalid', { issues });
    }
    const region = await platform.region.current();
    const complaint = await inTransaction(db, async (trx) => {
      const found = await lockComplaint(trx, config.REGION, params.reference);
      if (!found) throw problem(COMPLAINT_ERRORS, 'complaint_not_found');
      const assignTo = whoTakes(body, actor, found);
      const made = {
        action: body.action,
        actor: 'staff',
        actorId: accountIdOf(actor),
        body: words,
        assignTo,
      } as const;
      const moved = await move(trx, found, region, made);
      await recordAudit(trx, {
        region: config.REGION,
        actor,
        action: `complaints.${body.action}`,
        subject: { kind: 'complaint', id: found.reference },
        ...(words && body.action === 'extend' && { reason: words }),
        before: { state: found.state, dueOn: found.due_on, assignedTo: found.assigned_to },
        after: { state: moved.state, dueOn: moved.due_on, assignedTo: moved.assigned_to },
      });
      const email = EMAIL_JOBS[body.action];
      if (email) await jobs.add(trx, email, { reference: found.reference });
      return moved;
    });
    return regionView(platform, complaint, region);
  });
}

/**
 * The first person who acts on a complaint becomes the assignee. A note does not count.
 * @returns undefined to keep the assignee, or null to remove the assignee
 */
function whoTakes(body: { action: StaffAction; assignTo?: string | null }, actor: Actor, complaint: ComplaintRow) {
  if (body.action === 'assign') return body.assignTo ?? null;
  if (body.action === 'note' || complaint.assigned_to) return undefined;
  return accountIdOf(actor);
}
