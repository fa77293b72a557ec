import type { Complaint } from './complaint.ts';

export type SheetLine = [label: string, value: string];
export interface SheetPart {
  title: string;
  lines: SheetLine[];
}

export interface SheetFormat {
  day(iso: string): string;
  money(amount: { minor: number; currency: string }): string;
}

export type Filed = Pick<Complaint, 'sheet' | 'provider' | 'clock' | 'documentName' | 'kind' | 'filedAt'>;

/** The parts have the order of the official paper form. */
export function sheetParts(complaint: Filed, format: SheetFormat): SheetPart[] {
  const { sheet, provider, clock } = complaint;
  const { consumer, guardian, good } = sheet;
  const document =
    consumer.document && `${complaint.documentName ?? consumer.document.kind} ${consumer.document.number}`;
  return [
    {
      title: 'Proveedor',
      lines: present([
        ['Nombre', provider.name],
        ['Razón social', provider.legalName],
        ['Domicilio', provider.address],
      ]),
    },
    {
      title: 'Quien presenta',
      lines: present([
        ['Nombre', consumer.name],
        ['Documento', document],
        ['Domicilio', consumer.address],
        ['Correo', consumer.email],
        ['Teléfono', consumer.phone],
        ['Padre, madre o tutor', guardian && guardianLine(guardian)],
      ]),
    },
    {
      title: 'Producto o servicio',
      lines: present([
        ['Tipo', good && (good.kind === 'product' ? 'Producto' : 'Servicio')],
        ['Descripción', good?.description ?? null],
        ['Monto', good?.amount ? format.money(good.amount) : null],
      ]),
    },
    {
      title: complaint.kind.name,
      lines: present([
        ['Detalle', sheet.detail],
        ['Pedido', sheet.request],
        ['Presentado el', format.day(complaint.filedAt)],
        ['Respuesta, a más tardar', format.day(clock.dueOn)],
      ]),
    },
  ].filter(({ lines }) => lines.length > 0);
}

function guardianLine({ name, document }: { name: string; document: { number: string } | null }): string {
  return document ? `${name}, documento ${document.number}` : name;
}

function present(lines: [string, string | null][]): SheetLine[] {
  return lines.filter((line): line is SheetLine => Boolean(line[1]));
}
