import type { Book, ComplaintSheet } from '#features/complaints/contract/complaint.ts';

export interface SheetForm {
  kind: string;
  name: string;
  documentKind: string;
  documentNumber: string;
  address: string;
  email: string;
  phone: string;
  minor: boolean;
  guardianName: string;
  guardianDocument: string;
  goodKind: 'service' | 'product';
  good: string;
  amount: string;
  detail: string;
  request: string;
}

export function emptyForm(book: Book): SheetForm {
  return {
    kind: book.kinds[0]?.id ?? '',
    name: '',
    documentKind: book.documents[0]?.id ?? '',
    documentNumber: '',
    address: '',
    email: '',
    phone: '',
    minor: false,
    guardianName: '',
    guardianDocument: '',
    goodKind: 'service',
    good: '',
    amount: '',
    detail: '',
    request: '',
  };
}

/** `given` comes from the browser's history state, so its fields can be missing or invalid. */
export function contactOf(given: unknown): Pick<SheetForm, 'name' | 'email' | 'phone'> {
  const text = (name: string) => {
    const value = given && typeof given === 'object' ? (given as Record<string, unknown>)[name] : null;
    return typeof value === 'string' ? value.slice(0, 254) : '';
  };
  return { name: text('name'), email: text('email'), phone: text('phone') };
}

export function aboutBooking(reference: string | null, words: string): string {
  if (!reference || !/^[0-9A-Z]{4,24}$/i.test(reference)) return '';
  return [`Reserva ${reference.toUpperCase()}`, words].filter(Boolean).join(': ').slice(0, 500);
}

/** Example: "1 250,50", "1250.5" and "1,250.50" become 125050 if the currency has two decimals. */
export function readSheetAmount(text: string, decimals: number): number | null {
  const typed = text.replaceAll(/\s/g, '');
  const mark = /[.,](?=\d{1,2}$)/.exec(typed);
  const whole = (mark ? typed.slice(0, mark.index) : typed).replaceAll(/[.,]/g, '');
  const fraction = mark ? typed.slice(mark.index + 1) : '';
  if (!/^\d{1,9}$/.test(whole) || fraction.length > decimals) return null;
  return Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, '0') || 0);
}

export function sheetOf(form: SheetForm, currency: string, decimals: number): ComplaintSheet {
  const said = (text: string) => text.trim() || null;
  const documentNumber = said(form.documentNumber);
  const guardianDocument = said(form.guardianDocument);
  const minor = form.amount.trim() ? readSheetAmount(form.amount, decimals) : null;
  const description = said(form.good);
  return {
    kind: form.kind,
    consumer: {
      name: form.name.trim(),
      document: documentNumber ? { kind: form.documentKind, number: documentNumber } : null,
      address: said(form.address),
      email: form.email.trim(),
      phone: said(form.phone),
    },
    guardian: form.minor
      ? {
          name: form.guardianName.trim(),
          document: guardianDocument ? { kind: form.documentKind, number: guardianDocument } : null,
        }
      : null,
    good: description
      ? { kind: form.goodKind, description, amount: minor === null ? null : { minor, currency } }
      : null,
    detail: form.detail.trim(),
    request: form.request.trim(),
  };
}

export function fieldOf(path: string): keyof SheetForm | null {
  const fields: [RegExp, keyof SheetForm][] = [
    [/consumer\.document/, 'documentNumber'],
    [/guardian\.document/, 'guardianDocument'],
    [/consumer\.address/, 'address'],
    [/consumer\.email/, 'email'],
    [/consumer\.phone/, 'phone'],
    [/consumer\.name/, 'name'],
    [/guardian/, 'guardianName'],
    [/good\.amount/, 'amount'],
    [/good/, 'good'],
    [/detail/, 'detail'],
    [/request/, 'request'],
    [/kind/, 'kind'],
  ];
  return fields.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
