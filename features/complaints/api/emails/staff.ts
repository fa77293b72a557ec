import type { ConsumerAction } from '#features/complaints/contract/complaint-states.ts';
import type { SheetFormat } from '#features/complaints/contract/sheet-lines.ts';
import type { EmailParts } from './email-parts.ts';

const WHAT: Record<ConsumerAction, string> = {
  accept: 'está conforme con la respuesta',
  dispute: 'no está conforme con la respuesta: el reclamo se reabrió con un plazo nuevo',
  escalate: 'lo llevará a la autoridad',
  withdraw: 'desistió del reclamo',
};

/** The email contains no personal data. */
export function staffEmail(reference: string, action: ConsumerAction, url: string): EmailParts {
  return {
    title: `${reference}: novedad`,
    paragraphs: [`Quien presentó ${reference} ${WHAT[action]}.`],
    action: { label: 'Abrir el reclamo', url },
  };
}

export interface Owed {
  reference: string;
  dueOn: string;
  /** Days until the deadline. The number is negative if the answer is late. */
  left: number;
  late: boolean;
}

export function reminderEmail(owed: Owed[], format: SheetFormat, url: string): EmailParts {
  const late = owed.filter((it) => it.late);
  const title =
    late.length > 0
      ? late.length === 1
        ? 'Hay 1 reclamo vencido'
        : `Hay ${late.length} reclamos vencidos`
      : owed.length === 1
        ? 'Hay 1 reclamo por vencer'
        : `Hay ${owed.length} reclamos por vencer`;
  return {
    title,
    paragraphs: owed.map(
      ({ reference, dueOn, left, late }) =>
        `${reference}: ${late ? 'venció' : 'vence'} el ${format.day(dueOn)}${late ? '' : ` (${left === 1 ? 'queda 1 día hábil' : `quedan ${left} días hábiles`})`}`,
    ),
    action: { label: 'Abrir los reclamos', url },
  };
}
