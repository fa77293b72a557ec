import type { Complaint } from '#features/complaints/contract/complaint.ts';
import { type SheetFormat, sheetParts } from '#features/complaints/contract/sheet-lines.ts';
import type { EmailParts } from './email-parts.ts';

export function receiptEmail(
  complaint: Complaint,
  format: SheetFormat,
  open: { url: string; pin: string },
): EmailParts {
  const { reference, bookName, clock, kind } = complaint;
  return {
    title: `Recibimos tu ${kind.name.toLowerCase()}`,
    subject: `${reference}: recibimos tu ${kind.name.toLowerCase()}`,
    paragraphs: [
      `Quedó registrado en el ${bookName} con el número ${reference}. Te responderemos a más tardar el ${format.day(clock.dueOn)}.`,
      'Este correo es tu constancia. Para ver cómo va, usa el botón; o entra a la página de reclamos y escribe el número y el PIN.',
    ],
    facts: [
      { label: 'Número', value: reference },
      { label: 'PIN', value: open.pin },
      { label: 'Respuesta, a más tardar', value: format.day(clock.dueOn) },
    ],
    action: { label: 'Ver mi reclamo', url: open.url },
    small: [
      ...sheetParts(complaint, format).map(
        ({ title, lines }) => `${title}. ${lines.map((line) => line.join(': ')).join(' · ')}`,
      ),
      ...complaint.receipt,
      'Quien tenga el enlace o el PIN puede ver este reclamo: no los compartas.',
    ],
    why: 'Recibes este mensaje porque esta dirección se escribió en la hoja de reclamación.',
  };
}
