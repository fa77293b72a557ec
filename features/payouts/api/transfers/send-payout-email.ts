import { Type } from 'typebox';
import { readPaidOperators, teamEmails } from '#features/operators/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { moneyText } from '#server/paper/money-text.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { findPayout, readPayoutSums } from './payout.store.ts';

export const EMAIL_PAYOUT = 'checkout/email-payout';

/** If the payout has another state by now, nothing is sent. */
export const sendPayoutEmail = defineJob(
  Type.Object({ payoutId: Id, about: Type.Enum(['confirmed', 'returned']) }),
  async ({ payoutId, about }, platform, { jobId }) => {
    const { db, config, mail } = platform;
    const region = config.REGION;
    const payout = await findPayout(db, region, payoutId);
    const operator = payout && (await readPaidOperators(db, region, [payout.operator_id])).get(payout.operator_id);
    if (!payout || !operator || payout.state !== about) return;
    const money = (minor: number) => moneyText(minor, payout.currency);
    const { services, commission } = await readPayoutSums(db, region, payoutId);
    const amount = money(payout.amount);
    const words =
      about === 'confirmed'
        ? {
            title: `Te pagamos ${amount}`,
            subject: `Te pagamos ${amount} por ${operator.name}`,
            paragraphs: [
              `Ya está en tu cuenta terminada en ${payout.account_ending}: es lo que ganó ${operator.name} por ${services === 1 ? 'un servicio' : `${services} servicios`} ${services === 1 ? 'vendido' : 'vendidos'} en el sitio.`,
              'En «Pagos» está la liquidación del mes, línea por línea y en PDF.',
            ],
          }
        : {
            title: 'El banco devolvió tu pago',
            subject: `El banco devolvió tu pago de ${amount}`,
            paragraphs: [
              `El pago de ${amount} no entró en tu cuenta terminada en ${payout.account_ending}. El dinero sigue siendo tuyo y sale con el próximo pago.`,
              'Revisa el número de tu cuenta antes de que salga otra vez.',
            ],
          };
    const facts = [
      { label: 'Monto', value: amount },
      ...(about === 'confirmed' && commission > 0
        ? [{ label: 'Comisión ya descontada', value: money(commission) }]
        : []),
      { label: 'Cuenta terminada en', value: payout.account_ending },
      { label: 'Referencia', value: payout.reference },
    ];
    const action =
      about === 'confirmed'
        ? { label: 'Ver la liquidación', url: config.PUBLIC_URL + operatorPaths.money(operator.id) }
        : { label: 'Revisar la cuenta', url: config.PUBLIC_URL + operatorPaths.payoutAccount(operator.id) };
    const email = writeEmail({
      brand: await emailBrand(platform),
      ...words,
      facts,
      action,
      small: operator.fictional ? 'Operador ficticio de la demostración: nada de esto se paga.' : [],
      why: `Recibes este mensaje porque eres responsable de ${operator.name}.`,
    });
    for (const to of await teamEmails(db, region, operator.id, ['owner']))
      await mail.send({ to, ...email, key: `${jobId}/${to}` });
  },
);
