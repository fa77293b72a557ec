import type { ComplaintSheet } from '#features/complaints/contract/complaint.ts';
import { fitsDocument } from '#features/complaints/contract/document-number.ts';
import type { ComplaintBook, ComplaintField } from '#regions/country-schema.ts';
import type { Issue } from '#server/errors.ts';

/** Errors of a sheet, each with the path of its field. */
export function faultsOf(sheet: ComplaintSheet, book: ComplaintBook): Issue[] {
  const faults: Issue[] = [];
  const fault = (path: string, message: string) =>
    faults.push({ path: `body.sheet.${path}`, code: 'required', message });
  if (!book.kinds.some(({ id }) => id === sheet.kind)) fault('kind', 'Elige uno de los tipos de este libro.');
  const { document } = sheet.consumer;
  if (document && !book.documents.some(({ id }) => id === document.kind))
    fault('consumer.document.kind', 'Elige uno de los documentos de la lista.');
  const kind = book.documents.find(({ id }) => id === document?.kind);
  if (document && kind && !fitsDocument(document.number, kind))
    fault('consumer.document.number', kind.shape ?? 'Revisa el número de tu documento.');
  const needed = new Set<ComplaintField>(book.required);
  const lacks: [ComplaintField, boolean, string, string][] = [
    ['document', !document, 'consumer.document', 'Escribe el número de tu documento.'],
    ['address', !sheet.consumer.address, 'consumer.address', 'Escribe tu domicilio.'],
    ['phone', !sheet.consumer.phone, 'consumer.phone', 'Escribe tu teléfono.'],
    ['good', !sheet.good, 'good', 'Di qué producto o servicio contrataste.'],
    ['amount', !sheet.good?.amount, 'good.amount', 'Escribe el monto.'],
  ];
  for (const [field, isMissing, path, message] of lacks) if (needed.has(field) && isMissing) fault(path, message);
  if (sheet.guardian && !book.guardian) fault('guardian', 'Este libro no pide los datos de un tutor.');
  return faults;
}
