export const NOTICES = [
  'operator_verified',
  'operator_sent_back',
  'operator_suspended',
  'operator_lapsed',
  'operator_resumed',
  'plan_approved',
  'plan_changes_requested',
  'plan_taken_off',
  'plan_put_back',
  'plan_lapsed',
] as const;
export type Notice = (typeof NOTICES)[number];

interface About {
  operator: string;
  plan: string;
  reason: string | null;
  product: string;
}

export function noticeWords(notice: Notice, about: About): { title: string; paragraphs: string[] } {
  const { operator, plan, product } = about;
  const why = about.reason ? ['Lo que nos escribió la región:', about.reason] : [];
  switch (notice) {
    case 'operator_verified':
      return {
        title: `${operator} ya puede vender`,
        paragraphs: [
          `La región comprobó los datos de ${operator} en el registro de turismo. Desde ahora tus planes pueden ponerse a la venta en ${product}.`,
        ],
      };
    case 'operator_sent_back':
      return {
        title: `A ${operator} le falta algo`,
        paragraphs: [
          'La región revisó tu registro y lo devolvió para que lo completes.',
          ...why,
          'Corrígelo y envíalo de nuevo cuando quieras.',
        ],
      };
    case 'operator_suspended':
      return {
        title: `${operator} quedó suspendido`,
        paragraphs: [
          'La región suspendió la venta de todos tus planes. Las reservas que ya tienes siguen en pie.',
          ...why,
        ],
      };
    case 'operator_lapsed':
      return {
        title: `Venció el registro de ${operator}`,
        paragraphs: [
          'El registro de turismo que nos diste ya venció, así que tus planes dejaron de venderse. Las reservas que ya tienes siguen en pie.',
          'Cuando lo renueves, escríbele a la región: lo comprueba y vuelves a vender.',
        ],
      };
    case 'operator_resumed':
      return {
        title: `${operator} vuelve a vender`,
        paragraphs: [`La región levantó la suspensión. Tus planes están otra vez a la venta en ${product}.`],
      };
    case 'plan_approved':
      return {
        title: `«${plan}» está a la venta`,
        paragraphs: [`La región aprobó tu plan «${plan}». Ya se puede reservar en ${product}.`],
      };
    case 'plan_changes_requested':
      return {
        title: `La región pide cambios en «${plan}»`,
        paragraphs: [`La región revisó tu plan «${plan}» y te pide cambiar algo antes de venderlo.`, ...why],
      };
    case 'plan_taken_off':
      return {
        title: `La región sacó «${plan}» de la venta`,
        paragraphs: [
          `Desde ahora nadie puede reservar «${plan}» en ${product}. Las reservas que ya tienes siguen en pie.`,
          ...why,
          'Corrige lo que haga falta y pide que vuelva a la venta en el último paso del plan.',
        ],
      };
    case 'plan_put_back':
      return {
        title: `«${plan}» está otra vez a la venta`,
        paragraphs: [`La región volvió a poner «${plan}» a la venta. Ya se puede reservar en ${product}.`],
      };
    case 'plan_lapsed':
      return {
        title: `«${plan}» quedó en pausa`,
        paragraphs: [
          `Venció el certificado de seguridad de «${plan}», así que dejó de venderse. Las reservas que ya tienes siguen en pie.`,
          'Sube el certificado nuevo y vuelve a ponerlo a la venta.',
        ],
      };
  }
}
