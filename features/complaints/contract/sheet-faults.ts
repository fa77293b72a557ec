import type { Issue } from '#features/issues.ts';
import { fitsRule } from '#features/policies/contract/number-rules.ts';
import type { Book, ComplaintSheet } from './complaint.ts';

type Datum = Book['required'][number];

interface SheetRules {
  kinds: readonly { id: string }[];
  documents: Book['documents'];
  required: readonly Datum[];
  guardian: boolean;
}

/** Finds faults that the schema cannot find. Both the server and the form call this function. */
export function faultsOf(sheet: ComplaintSheet, book: SheetRules): Issue[] {
  const faults: Issue[] = [];
  const fault = (path: string, message: string) =>
    faults.push({ path: `body.sheet.${path}`, code: 'required', message });
  if (!book.kinds.some(({ id }) => id === sheet.kind)) fault('kind', 'Elige uno de los tipos de este libro.');
  const { document } = sheet.consumer;
  for (const [path, shown] of [
    ['consumer.document', document],
    ['guardian.document', sheet.guardian?.document],
  ] as const) {
    if (!shown) continue;
    const kind = book.documents.find(({ id }) => id === shown.kind);
    if (!kind) fault(`${path}.kind`, 'Elige uno de los documentos de la lista.');
    else if (!fitsRule(shown.number, kind)) fault(`${path}.number`, kind.shape);
  }
  const needed = new Set<Datum>(book.required);
  const lacks: [Datum, boolean, string, string][] = [
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
