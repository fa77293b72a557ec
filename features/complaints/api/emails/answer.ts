import type { Complaint } from '#features/complaints/contract/complaint.ts';
import type { SheetFormat } from '#features/complaints/contract/sheet-lines.ts';
import type { EmailParts } from './email-parts.ts';

export function answerEmail(complaint: Complaint, url: string): EmailParts {
  const answer = complaint.events.findLast(({ action }) => action === 'answer');
  return {
    title: `Respuesta a tu ${complaint.kind.name.toLowerCase()} ${complaint.reference}`,
    paragraphs: [
      answer?.body ?? '',
      'Si estás conforme no tienes que hacer nada. Si no lo estás, dinos por qué con el botón: lo volvemos a revisar.',
      `${complaint.authority.how} ${complaint.authority.url}`,
    ],
    action: { label: 'Ver la respuesta', url },
  };
}

export function extensionEmail(complaint: Complaint, format: SheetFormat, url: string): EmailParts {
  const extension = complaint.events.findLast(({ action }) => action === 'extend');
  return {
    title: `Necesitamos más tiempo para ${complaint.reference}`,
    paragraphs: [
      `Ampliamos el plazo y te responderemos a más tardar el ${format.day(complaint.clock.dueOn)}. El motivo:`,
      extension?.body ?? '',
    ],
    action: { label: 'Ver el estado', url },
  };
}
