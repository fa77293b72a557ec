import type { InvoiceEmail, PayeeAccount } from '#features/payouts/contract/invoices.ts';

interface InvoiceFacts {
  number: string;
  operator: string;
  /** Such as "PEN 85". */
  amount: string;
  /** Such as "16 de diciembre de 2026". */
  dueOn: string;
  payee: PayeeAccount | null;
  organisation: { name: string; email: string };
}

interface Words {
  title: string;
  subject: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
}

export function invoiceWords(about: InvoiceEmail, it: InvoiceFacts): Words {
  const { number, operator, amount, dueOn, organisation } = it;
  const asked = [
    { label: 'Nota de cobro', value: number },
    { label: 'Por pagar', value: amount },
    { label: 'Hasta el', value: dueOn },
  ];
  switch (about) {
    case 'issued':
      return {
        title: `Comisión por pagar: ${amount}`,
        subject: `${number}: ${amount} de comisión, hasta el ${dueOn}`,
        paragraphs: [
          `${operator} cobró a viajeros en el lugar, y la comisión de esas ventas es de ${amount}. Lo que ganas por el sitio no alcanza a cubrirla, así que te la cobramos con esta nota.`,
          howToPay(it),
          `Cuando ${organisation.name} reciba el pago, lo verás en «Pagos». Si antes ganas lo suficiente por el sitio, se descuenta sola y no tienes que pagarla.`,
        ],
        facts: [...asked, ...payeeFacts(it)],
      };
    case 'overdue':
      return {
        title: 'Tu nota de cobro venció',
        subject: `${number}: venció el ${dueOn} y faltan ${amount}`,
        paragraphs: [
          `La comisión de ${operator} se pagaba hasta el ${dueOn}, y todavía no vemos el pago de ${amount}.`,
          howToPay(it),
          `Si ya la pagaste, escribe a ${organisation.email} con el número de operación.`,
        ],
        facts: [...asked, ...payeeFacts(it)],
      };
    case 'paid':
      return {
        title: 'Recibimos tu pago',
        subject: `${number}: recibimos ${amount}`,
        paragraphs: [
          `${organisation.name} recibió los ${amount} de la comisión de ${operator}. No debes nada más por esta nota.`,
        ],
        facts: [
          { label: 'Nota de cobro', value: number },
          { label: 'Pagado', value: amount },
        ],
      };
  }
}

function howToPay({ number, payee, organisation }: InvoiceFacts): string {
  return payee
    ? `Págala con una transferencia a la cuenta de ${payee.holder}, y escribe ${number} como concepto.`
    : `Para pagarla, escribe a ${organisation.email}.`;
}

function payeeFacts({ payee }: InvoiceFacts): Words['facts'] {
  if (!payee) return [];
  return [
    { label: 'Banco', value: payee.bank },
    { label: 'Cuenta', value: payee.account },
    { label: 'Titular', value: payee.holder },
  ];
}
