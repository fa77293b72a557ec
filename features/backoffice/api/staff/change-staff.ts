import { Type } from 'typebox';
import { deleteStaff, lockStaff, saveStaff } from '#features/accounts/api/public.ts';
import type { Actor, StaffRole } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { backofficeRoutes } from '#features/backoffice/contract/routes.ts';
import { ChangeStaff, Staff } from '#features/backoffice/contract/staff.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { staffView } from './list-staff.ts';
import { keepsAnAdmin } from './staff.rules.ts';

const Params = Type.Object({ accountId: Id });

/** `PATCH` and `DELETE /api/admin/staff/:accountId/`: changes or removes a role. The last admin cannot be changed or removed. */
export function changeStaff(app: App, platform: Platform): void {
  app.patch(
    backofficeRoutes.staffMember,
    {
      config: { right: 'staff.edit', freshProof: true },
      schema: {
        tags: ['Administración'],
        summary: 'Cambiar el papel de una persona del equipo',
        params: Params,
        body: ChangeStaff,
        response: { 200: Staff },
      },
    },
    async ({ actor, params, body }) => {
      await move(actor, params.accountId, body.role);
      return staffView(platform, actor);
    },
  );

  app.delete(
    backofficeRoutes.staffMember,
    {
      config: { right: 'staff.edit', freshProof: true },
      schema: {
        tags: ['Administración'],
        summary: 'Quitar a una persona del equipo; su cuenta sigue',
        params: Params,
        response: { 200: Staff },
      },
    },
    async ({ actor, params }) => {
      await move(actor, params.accountId, null);
      return staffView(platform, actor);
    },
  );

  async function move(actor: Actor, accountId: string, role: StaffRole | null): Promise<void> {
    const region = platform.config.REGION;
    await inTransaction(platform.db, async (trx) => {
      const team = await lockStaff(trx, region);
      const member = team.find(({ account_id }) => account_id === accountId);
      if (!member) throw problem(BACKOFFICE_ERRORS, 'staff_not_found');
      if (member.role === role) return;
      if (!keepsAnAdmin(team, accountId, role)) throw problem(BACKOFFICE_ERRORS, 'last_admin');
      if (role) await saveStaff(trx, { region, accountId, role, addedBy: null });
      else await deleteStaff(trx, region, accountId);
      await recordAudit(trx, {
        region,
        actor,
        action: role ? 'staff.change' : 'staff.remove',
        subject: { kind: 'staff', id: accountId },
        before: { role: member.role },
        after: { role },
      });
    });
  }
}
