import { Type } from 'typebox';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { regionPaths } from '#web/paths/region.ts';
import { findOperator } from '../profile/operator.store.ts';
import { teamEmails } from '../team/team.store.ts';
import { findBankChange, readBankChanges } from './bank-change.store.ts';

export const SEND_BANK_CHANGE = 'operators/send-bank-change';

const BANK_CHANGE_STEPS = ['asked', 'stopped', 'in_force'] as const;

export const sendBankChange = defineJob(
  Type.Object({ changeId: Id, moment: Type.Enum([...BANK_CHANGE_STEPS]) }),
  async ({ changeId, moment }, { db, config, mail, region }, { jobId }) => {
    const change = await findBankChange(db, config.REGION, changeId);
    const operator = change && (await findOperator(db, config.REGION, change.operator_id));
    if (!change || !operator) return;
    const shown = (await readBankChanges(db, config.REGION, operator.id)).find(({ id }) => id === changeId);
    const { settings } = await region.current();
    const clock = new Intl.DateTimeFormat(settings.locale, {
      ...{ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: settings.time_zone },
    });
    const words = bankChangeWords(moment, {
      operator: operator.name,
      when: clock.format(change.due_at),
      reason: change.reason,
      hasBefore: operator.bank_sealed !== null,
    });
    const facts = [
      { label: 'Operador', value: operator.name },
      { label: 'Cuenta nueva', value: `${change.bank}, terminada en ${change.ending}` },
      { label: 'La escribió', value: shown?.askedBy ?? 'Alguien de su equipo' },
      ...(shown?.decidedBy ? [{ label: 'La detuvo', value: shown.decidedBy }] : []),
    ];
    const brand = await emailBrand({ region, config });
    const email = (path: string, label: string) =>
      writeEmail({ brand, ...words, facts, action: { label, url: `${config.PUBLIC_URL}${path}` } });
    const owners = await teamEmails(db, config.REGION, operator.id, ['owner']);
    const toOwners = email(operatorPaths.data(operator.id), 'Ver la cuenta del operador');
    for (const to of owners) await mail.send({ to, ...toOwners, key: `${jobId}/${to}` });
    const toRegion = email(regionPaths.operator(operator.id), 'Abrir el operador');
    await mail.send({ to: settings.organisation.email, ...toRegion, key: `${jobId}/region` });
  },
);

function bankChangeWords(
  moment: (typeof BANK_CHANGE_STEPS)[number],
  {
    operator,
    when,
    reason,
    hasBefore,
  }: {
    operator: string;
    when: string;
    reason: string | null;
    hasBefore: boolean;
  },
): { title: string; paragraphs: string[] } {
  switch (moment) {
    case 'asked':
      return {
        title: hasBefore ? `${operator} cambió su cuenta de cobro` : `${operator} registró su cuenta de cobro`,
        paragraphs: [
          `Alguien del equipo de ${operator} escribió ${hasBefore ? 'otra' : 'la primera'} cuenta para cobrar. Se usa desde el ${when}; hasta entonces no sale ningún pago.`,
          hasBefore
            ? 'Si no lo esperabas, detén el cambio antes de esa hora: se sigue cobrando en la cuenta de antes.'
            : 'Si no lo esperabas, detén el cambio antes de esa hora: no se paga a ninguna cuenta hasta que el operador escriba otra.',
        ],
      };
    case 'stopped':
      return {
        title: `Se detuvo el cambio de cuenta de ${operator}`,
        paragraphs: [
          hasBefore
            ? 'La cuenta nueva no se usará. Los pagos siguen yendo a la de antes.'
            : 'Esa cuenta no se usará. El operador se queda sin cuenta de cobro: no se le paga hasta que escriba otra.',
          ...(reason ? ['El motivo:', reason] : []),
        ],
      };
    case 'in_force':
      return {
        title: `${operator} cobra en su cuenta nueva`,
        paragraphs: ['Terminó la espera y nadie detuvo el cambio. Los próximos pagos van a esta cuenta.'],
      };
  }
}
