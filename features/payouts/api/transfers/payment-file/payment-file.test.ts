import { expect, test } from 'vitest';
import { create } from 'xmlbuilder2';
import { isIban, writePain001 } from './pain-001.ts';
import { decimalAmount, type PaymentOrder } from './payment-order.ts';
import { writeTransfersCsv } from './transfers-csv.ts';

const ORDER: PaymentOrder = {
  reference: 'LT7K2M4QXA',
  madeAt: new Date('2026-11-21T10:00:00.500Z'),
  payOn: '2026-11-22',
  currency: 'PEN',
  payer: { holder: 'Región de Ñuñoa & hermanos', bank: 'Banco', bankCode: 'BCPLPEPL', account: '00219300000000000099' },
  transfers: [
    {
      reference: 'PO7K2M4QXB',
      amount: 1_234_505,
      payee: { holder: 'Operadora Ñusta S. A.', bank: 'Caja', bankCode: '803', account: '80312345678901234567' },
      text: 'Descubre Trujillo · PO7K2M4QXB',
    },
    {
      reference: 'PO7K2M4QXC',
      amount: 5,
      payee: { holder: '=Totora', bank: 'Banco', bankCode: 'DEUTDEFF', account: 'DE89370400440532013000' },
      text: 'Descubre Trujillo · PO7K2M4QXC',
    },
  ],
  remark: null,
};

/** The elements of pain.001.001.09 in the order of the schema. `!` marks a required element. */
const SCHEMA: Record<string, string[]> = {
  Document: ['CstmrCdtTrfInitn!'],
  CstmrCdtTrfInitn: ['GrpHdr!', 'PmtInf!'],
  GrpHdr: ['MsgId!', 'CreDtTm!', 'NbOfTxs!', 'CtrlSum', 'InitgPty!'],
  InitgPty: ['Nm', 'Id'],
  PmtInf: [
    ...['PmtInfId!', 'PmtMtd!', 'BtchBookg', 'NbOfTxs', 'CtrlSum', 'PmtTpInf', 'ReqdExctnDt!', 'Dbtr!', 'DbtrAcct!'],
    ...['DbtrAgt!', 'UltmtDbtr', 'ChrgBr', 'CdtTrfTxInf!'],
  ],
  ReqdExctnDt: ['Dt'],
  Dbtr: ['Nm'],
  DbtrAcct: ['Id!', 'Ccy'],
  DbtrAgt: ['FinInstnId!'],
  CdtrAgt: ['FinInstnId!'],
  FinInstnId: ['BICFI', 'ClrSysMmbId', 'Nm', 'Othr'],
  Id: ['IBAN', 'Othr'],
  Othr: ['Id!'],
  CdtTrfTxInf: ['PmtId!', 'Amt!', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf'],
  PmtId: ['InstrId', 'EndToEndId!'],
  Amt: ['InstdAmt'],
  Cdtr: ['Nm'],
  CdtrAcct: ['Id!'],
  RmtInf: ['Ustrd'],
};

interface Node {
  nodeName: string;
  nodeType: number;
  textContent: string | null;
  childNodes: Iterable<unknown>;
  parentNode: { nodeName: string } | null;
}

function faults(node: Node, path = node.nodeName): string[] {
  const children = [...node.childNodes].filter((child) => (child as Node).nodeType === 1) as Node[];
  const members = node.nodeName === 'Id' && children.length === 0 ? undefined : SCHEMA[node.nodeName];
  if (!members) return children.length > 0 ? [`${path} may not have members`] : [];
  const order = members.map((member) => member.replace('!', ''));
  const places = children.map(({ nodeName }) => order.indexOf(nodeName));
  return [
    ...children.filter((_, at) => places[at] === -1).map(({ nodeName }) => `${path}/${nodeName} is unknown`),
    ...places.flatMap((place, at) => (at > 0 && place < places[at - 1]! ? [`${path}: members out of order`] : [])),
    ...members
      .filter((member) => member.endsWith('!') && !children.some(({ nodeName }) => `${nodeName}!` === member))
      .map((member) => `${path}/${member} is missing`),
    ...children.flatMap((child) => faults(child, `${path}/${child.nodeName}`)),
  ];
}

const rootOf = (xml: string) => create(xml).root().node as unknown as Node;

test('a payment order has the required elements of pain.001.001.09', () => {
  const xml = writePain001(ORDER);
  expect(faults(rootOf(xml))).toEqual([]);
  expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  expect(faults(rootOf(xml.replace('<PmtMtd>TRF</PmtMtd>', '')))).toEqual([
    'Document/CstmrCdtTrfInitn/PmtInf/PmtMtd! is missing',
  ]);
});

test('amounts and sums are exact', () => {
  const xml = writePain001(ORDER);
  expect(xml.match(/<NbOfTxs>2<\/NbOfTxs>/g)).toHaveLength(2);
  expect(xml.match(/<CtrlSum>12345\.10<\/CtrlSum>/g)).toHaveLength(2);
  expect(xml).toContain('<InstdAmt Ccy="PEN">12345.05</InstdAmt>');
  expect(xml).toContain('<InstdAmt Ccy="PEN">0.05</InstdAmt>');
  expect(xml).toContain('<IBAN>DE89370400440532013000</IBAN>');
  expect(xml).toContain('<BICFI>BCPLPEPL</BICFI>');
  expect(xml).toMatch(/<Othr>\s*<Id>80312345678901234567<\/Id>/);
  expect(xml).toContain('<CreDtTm>2026-11-21T10:00:00Z</CreDtTm>');
});

test('texts use only characters that banks accept', () => {
  const xml = writePain001({ ...ORDER, remark: 'Demostración' });
  expect(xml).toContain('<Nm>Operadora Nusta S. A.</Nm>');
  expect(xml).toContain('<Nm>Region de Nunoa . hermanos</Nm>');
  expect(xml).toContain('<!-- Demostracion -->');
  expect(faults(rootOf(xml))).toEqual([]);
  expect(writePain001({ ...ORDER, currency: 'CLP' })).toContain('<InstdAmt Ccy="CLP">1234505</InstdAmt>');
});

test('a text with a leading equals sign is escaped in the CSV file', () => {
  const csv = writeTransfersCsv(ORDER);
  expect(csv).toContain("'=Totora");
  expect(csv.split('\r\n')[1]).toContain('PEN,12345.05');
});

test.each([
  ['DE89370400440532013000', true],
  ['ES9121000418450200051332', true],
  ['DE89370400440532013001', false],
  ['80312345678901234567', false],
])('%s is an IBAN: %s', (account, is) => {
  expect(isIban(account)).toBe(is);
});

test.each([
  [5, 2, '0.05'],
  [-1050, 2, '-10.50'],
  [7, 0, '7'],
  [1234, 3, '1.234'],
])('%i minor units with %i decimals are written as %s', (minor, digits, text) => {
  expect(decimalAmount(minor, digits)).toBe(text);
});
