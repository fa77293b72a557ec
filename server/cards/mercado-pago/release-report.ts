import { callJson } from '../json-call.ts';
import { toMinor } from '../minor-units.ts';
import { type CardSettlement, type CardSettlementLine, CardTrouble, type SettlementLineKind } from '../port.ts';

/** Currency of each country's Mercado Pago. */
const CURRENCIES: Readonly<Record<string, string>> = {
  MPE: 'PEN',
  MCO: 'COP',
  MLC: 'CLP',
  MLA: 'ARS',
  MLM: 'MXN',
  MLB: 'BRL',
  MLU: 'UYU',
};
const PATIENCE = 30_000;
/** If the newest report is older, a new report is requested. */
const FRESH_FOR = 12 * 3_600_000;
/** Types of rows that move money. The other rows are subtotals. */
const MOVES = new Set(['release', 'block', 'unblock']);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface ReportAccess {
  api: string;
  accessToken: string;
  now: () => Date;
}

interface Report {
  file_name?: string;
  begin_date: string;
  end_date: string;
}

/**
 * Reads the finished reports «Liberaciones». If the newest report is too old, requests a new report, which a later call
 * reads. The lines of a transfer are the releases of money since the previous transfer.
 */
export async function listSettlements(access: ReportAccess, since: Date, most: number): Promise<CardSettlement[]> {
  const { now } = access;
  const [{ site_id }, reports] = await Promise.all([
    ask<{ site_id: string }>(access, '/users/me'),
    ask<Report[]>(access, '/v1/account/release_report/list'),
  ]);
  const currency = CURRENCIES[site_id];
  if (!currency) throw new CardTrouble('refused', 'site_unknown', `Nobody here knows the money of ${site_id}.`);
  const done = reports
    .filter(({ file_name, end_date }) => file_name?.endsWith('.csv') && new Date(end_date) >= since)
    .sort((one, other) => Date.parse(one.begin_date) - Date.parse(other.begin_date));
  const last = Math.max(since.getTime(), ...reports.map(({ end_date }) => Date.parse(end_date)));
  if (now().getTime() - last > FRESH_FOR) {
    const begin_date = seconds(new Date(Math.min(last, since.getTime())));
    await ask(access, '/v1/account/release_report', { begin_date, end_date: seconds(now()) });
  }
  const rows = new Map<string, Row>();
  for (const { file_name } of done) {
    const csv = await read(access, `/v1/account/release_report/${encodeURIComponent(file_name!)}`);
    for (const row of parseReport(csv))
      rows.set(`${row.DATE} ${row.SOURCE_ID} ${row.RECORD_TYPE} ${row.DESCRIPTION}`, row);
  }
  return settlementsOf([...rows.values()], currency)
    .filter(({ arrivesAt }) => arrivesAt >= since)
    .slice(0, most);
}

type Row = Record<string, string>;

export function parseReport(csv: string): Row[] {
  const [head = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = head.includes(';') ? ';' : ',';
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const names = cells(head);
  for (const name of ['DATE', 'SOURCE_ID', 'EXTERNAL_REFERENCE', 'RECORD_TYPE', 'DESCRIPTION']) {
    if (!names.includes(name)) throw new CardTrouble('refused', 'report_columns', `The report has no column ${name}.`);
  }
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => Object.fromEntries(cells(line).map((cell, at) => [names[at] ?? '', cell])))
    .filter(({ RECORD_TYPE }) => MOVES.has(RECORD_TYPE!));
}

function settlementsOf(rows: Row[], currency: string): CardSettlement[] {
  const found: CardSettlement[] = [];
  let lines: CardSettlementLine[] = [];
  const inTime = rows.sort((one, other) => Date.parse(one.DATE!) - Date.parse(other.DATE!));
  for (const row of inTime) {
    const net = money(row.NET_CREDIT_AMOUNT, currency) - money(row.NET_DEBIT_AMOUNT, currency);
    if (row.DESCRIPTION !== 'payout') {
      lines.push(lineOf(row, net, currency));
      continue;
    }
    const amount = -net;
    const carried = amount - lines.reduce((sum, line) => sum + line.amount - line.fee, 0);
    if (carried !== 0) lines.push({ kind: 'carried', paymentId: null, amount: carried, fee: 0 });
    found.push({ id: row.SOURCE_ID!, currency, amount, state: 'paid', arrivesAt: new Date(row.DATE!), lines });
    lines = [];
  }
  return found;
}

/** The fee includes the taxes that Mercado Pago withholds. */
function lineOf(row: Row, net: number, currency: string): CardSettlementLine {
  const { DESCRIPTION = '', RECORD_TYPE, EXTERNAL_REFERENCE = '' } = row;
  const kind = RECORD_TYPE === 'release' ? (KINDS[DESCRIPTION] ?? 'other') : 'dispute';
  const gross = kind === 'capture' ? money(row.GROSS_AMOUNT, currency) : net;
  const reserved = DESCRIPTION.startsWith('reserve_for_');
  return {
    kind: reserved ? 'carried' : kind,
    paymentId: UUID.test(EXTERNAL_REFERENCE) ? EXTERNAL_REFERENCE : null,
    amount: gross,
    fee: gross - net,
  };
}

const KINDS: Readonly<Record<string, SettlementLineKind>> = {
  payment: 'capture',
  refund: 'refund',
  chargeback: 'dispute',
  dispute: 'dispute',
  mediation: 'dispute',
  asset_management: 'carried',
};

function money(cell: string | undefined, currency: string): number {
  return toMinor(Number(cell || 0), currency);
}

function seconds(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

async function ask<T>(access: ReportAccess, path: string, body?: object): Promise<T> {
  return JSON.parse(await read(access, path, body)) as T;
}

async function read({ api, accessToken }: ReportAccess, path: string, body?: object): Promise<string> {
  const answer = await callJson({
    method: body ? 'POST' : 'GET',
    url: `${api}${path}`,
    headers: { authorization: `Bearer ${accessToken}`, accept: '*/*' },
    body: body && JSON.stringify(body),
    patience: PATIENCE,
  }).catch((cause: Error) => {
    throw new CardTrouble('unknown', 'no_answer', 'Mercado Pago did not answer.', { cause });
  });
  if (answer.status < 300) return answer.body || 'null';
  const outcome = answer.status >= 500 || answer.status === 429 ? 'unknown' : 'refused';
  throw new CardTrouble(outcome, `status_${answer.status}`, `Mercado Pago: ${answer.body.slice(0, 200)}`);
}
