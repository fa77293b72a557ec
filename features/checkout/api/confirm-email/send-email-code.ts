import { Type } from 'typebox';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { findCodeToSend } from './email-code.store.ts';
import { openHoldKeys } from './hold-keys.ts';
import { CODE_MINUTES } from './request-email-code.ts';

/** A late code is useless, so the job is tried only five times. */
const ATTEMPTS = 5;

/** The code is derived from its id, so no job and no table contains the code. */
export const sendEmailCode = defineJob(
  Type.Object({ codeId: Id }),
  async ({ codeId }, platform, { jobId }) => {
    const to = await findCodeToSend(platform.db, platform.config.REGION, codeId);
    if (!to) return;
    const code = (await openHoldKeys(platform.config)).codeOf(codeId);
    const brand = await emailBrand(platform);
    const email = writeEmail({
      brand,
      title: `Tu código es ${code}`,
      subject: `${code} es tu código para reservar`,
      preheader: `Sirve ${CODE_MINUTES} minutos`,
      paragraphs: [
        `Escríbelo en la página de ${brand.product} donde estás reservando y tus lugares se guardan al momento.`,
      ],
      facts: [
        { label: 'Código', value: code },
        { label: 'Sirve', value: `${CODE_MINUTES} minutos, una vez` },
      ],
      small: 'No se lo des a nadie. Si no estás reservando, borra este correo: sin el código no pasa nada.',
      why: `Recibes este mensaje porque esta dirección se escribió al reservar en ${brand.product}.`,
    });
    await platform.mail.send({ to, key: jobId, ...email });
  },
  { attempts: ATTEMPTS },
);
