import { create } from 'xmlbuilder2';
import { minorDigits } from '#regions/currencies.ts';
import { decimalAmount, type OrderAccount, type PaymentOrder } from './payment-order.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const MOST_NAME = 140;
const MOST_ID = 35;

/** Writes a payment order in the format ISO 20022 `pain.001.001.09`. Elements follow the order of its schema. */
export function writePain001(order: PaymentOrder): string {
  const digits = minorDigits(order.currency);
  const amounts = order.transfers.map(({ amount }) => amount);
  const total = decimalAmount(
    amounts.reduce((sum, amount) => sum + amount, 0),
    digits,
  );
  const count = String(amounts.length);
  const reference = order.reference.slice(0, MOST_ID);
  const xml = create(
    { version: '1.0', encoding: 'UTF-8' },
    {
      Document: {
        '@xmlns': NAMESPACE,
        ...(order.remark && { '!': ` ${latin(order.remark, MOST_NAME)} ` }),
        CstmrCdtTrfInitn: {
          GrpHdr: {
            MsgId: reference,
            CreDtTm: `${order.madeAt.toISOString().slice(0, 19)}Z`,
            NbOfTxs: count,
            CtrlSum: total,
            InitgPty: { Nm: latin(order.payer.holder, MOST_NAME) },
          },
          PmtInf: {
            PmtInfId: reference,
            PmtMtd: 'TRF',
            BtchBookg: 'true',
            NbOfTxs: count,
            CtrlSum: total,
            ReqdExctnDt: { Dt: order.payOn },
            Dbtr: { Nm: latin(order.payer.holder, MOST_NAME) },
            DbtrAcct: { Id: accountId(order.payer.account), Ccy: order.currency },
            DbtrAgt: agent(order.payer),
            ChrgBr: 'SHAR',
            CdtTrfTxInf: order.transfers.map(({ reference: id, amount, payee, text }) => ({
              PmtId: { EndToEndId: id.slice(0, MOST_ID) },
              Amt: { InstdAmt: { '@Ccy': order.currency, '#': decimalAmount(amount, digits) } },
              CdtrAgt: agent(payee),
              Cdtr: { Nm: latin(payee.holder, MOST_NAME) },
              CdtrAcct: { Id: accountId(payee.account) },
              RmtInf: { Ustrd: latin(text, MOST_NAME) },
            })),
          },
        },
      },
    },
  );
  return xml.end({ prettyPrint: true });
}

function accountId(account: string): object {
  return isIban(account) ? { IBAN: account } : { Othr: { Id: account } };
}

function agent({ bank, bankCode }: OrderAccount): object {
  return {
    FinInstnId: BIC.test(bankCode)
      ? { BICFI: bankCode }
      : { Nm: latin(bank, MOST_NAME), Othr: { Id: latin(bankCode, MOST_ID) } },
  };
}

/** Checks the check digits of an IBAN (ISO 13616): the rearranged number modulo 97 must be 1. */
export function isIban(account: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(account)) return false;
  const digits = (account.slice(4) + account.slice(0, 4)).replaceAll(/[A-Z]/g, (char) =>
    String(char.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

/** The Latin character set of ISO 20022 has no accents. Unknown characters become full stops. */
function latin(text: string, most: number): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .replaceAll('--', '-')
    .trim();
  return plain.slice(0, most) || '.';
}
