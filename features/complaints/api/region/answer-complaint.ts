import { Type } from 'typebox';
import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { StaffAction } from '#features/complaints/contract/complaint-states.ts';
import { complaintActions, STAFF_ACTIONS } from '#features/complaints/contract/complaint-states.ts';
import { COMPLAINT_ERRORS } from '#features/complaints/contract/errors.ts';
import { RegionActBody, RegionComplaint } from '#features/complaints/contract/region.ts';
import { complaintRoutes } from '#features/complaints/contract/routes.ts';
import type { Region } from '#regions/read-region.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { type ComplaintRow, findComplaint, lockComplaint, readEvents } from '../complaint.store.ts';
import { complaintView, eventView, readingOf, statusOf } from '../complaint.view.ts';
import { move } from '../move-complaint.ts';

const Params = Type.Object({ reference: Type.String({ maxLength: 40 }) });
const NEEDS_WORDS: readonly StaffAction[] = ['answer', 'extend', 'note'];
/** The email job of each action. */
const EMAIL_JOBS: Partial<Record<StaffAction, string>> = {
  answer: 'complaints/send-answer',
  extend: 'complaints/send-extension',
};

/** `GET /api/admin/complaints/:reference` and `POST …/act`: staff read a complaint, take it, add notes, extend the deadline or answer. */
export function answerComplaint(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  const common = { tags: ['Reclamos'], params: Params, response: { 200: RegionComplaint } };

  app.get(
    complaintRoutes.regionOne,
    { config: { right: 'complaints.desk' }, schema: { ...common, summary: 'Un reclamo como lo atiende la región' } },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      const complaint = await findComplaint(db, config.REGION, params.reference);
      if (!complaint) throw problem(COMPLAINT_ERRORS, 'complaint_not_found');
      return regionView(platform, complaint, await platform.region.current());
    },
  );

  app.post(
    complaintRoutes.regionAct,
    {
      config: { right: 'complaints.desk' },
      schema: { ...common, summary: 'Toma, anota, amplía el plazo o responde', body: RegionActBody },
    },
    async ({ actor, params, body }, reply) => {
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
    },
  );
}

/**
 * The new assignee. `assign` sets the requested person or none (null). Other actions assign an unassigned complaint to the acting person; a note does
 * not. `undefined` keeps the assignee.
 */
function whoTakes(body: { action: StaffAction; assignTo?: string | null }, actor: Actor, complaint: ComplaintRow) {
  if (body.action === 'assign') return body.assignTo ?? null;
  if (body.action === 'note' || complaint.assigned_to) return undefined;
  return accountIdOf(actor);
}

async function regionView({ db }: Platform, complaint: ComplaintRow, region: Region) {
  const events = await readEvents(db, complaint);
  const reading = await readingOf(complaint, region);
  const status = statusOf(complaint, reading, region.settings.time_zone);
  return {
    ...complaintView(complaint, events, reading, region),
    events: events.map(eventView),
    actions: complaintActions(status, 'staff', STAFF_ACTIONS),
    assignedTo: complaint.assigned_to,
    extension: reading.kind?.extension ?? null,
  };
}
