import type { NetConnectOpts } from 'node:net';
import { type Between, openProxy, type Watch } from './proxy.ts';

export const POINTS = [
  'before the hold is committed',
  'after the hold is committed, before the answer',
  'after the payment is written, before the provider hears of it',
  'after the provider opened the payment, before its answer arrives',
  'after the provider was asked, before its answer arrives',
  'before the money is booked',
  'after the money is booked, before the answer',
  'before a cancellation is promised',
  'after a cancellation is promised, before the answer',
  'before the refund is asked of the provider',
  'after the provider took the refund, before its answer arrives',
  'before the end of a cancellation is committed',
  'after the end of a cancellation is committed',
  'in the mailer',
] as const;
export type Point = (typeof POINTS)[number];

export class Trap {
  armed: Point | null = null;
  sprung = 0;
  readonly #kill: () => void;
  constructor(kill: () => void) {
    this.#kill = kill;
  }

  at(point: Point): boolean {
    if (this.armed !== point) return false;
    this.armed = null;
    this.sprung += 1;
    this.#kill();
    return true;
  }
}

/** PostgreSQL sends these bytes when the connection is idle without an open transaction. */
const IDLE = 'Z\0\0\0\x05I';
const FAILED = /SERROR\0|ROLLBACK\0/;

export function watchDatabase(target: NetConnectOpts, trap: Trap): Promise<Between> {
  const wrote = new WeakMap<object, Set<'hold' | 'money' | 'promise' | 'end'>>();
  const committing = new WeakMap<object, Set<string>>();
  const statements = new WeakMap<object, Map<string, string>>();
  const watch: Watch = (direction, sent, connection) => {
    const known = wrote.get(connection) ?? new Set();
    wrote.set(connection, known);
    const named = statements.get(connection) ?? new Map();
    statements.set(connection, named);
    const text = direction === 'there' ? spelledOut(sent, named) : sent;
    if (direction === 'there') {
      if (text.includes('insert into "answered_request"')) known.add('hold');
      if (text.includes('insert into "ledger_posting"') && text.includes('capture/')) known.add('money');
      if (text.includes('insert into "refund"')) known.add('promise');
      if (text.includes('update "booking"') && text.includes('CANCELLED')) known.add('end');
      if (text.includes('rollback\0')) known.clear();
      if (!text.includes('commit\0')) return false;
      committing.set(connection, new Set(known));
      known.clear();
      const now = committing.get(connection)!;
      return (
        (now.has('hold') && trap.at('before the hold is committed')) ||
        (now.has('money') && trap.at('before the money is booked')) ||
        (now.has('promise') && trap.at('before a cancellation is promised')) ||
        (now.has('end') && trap.at('before the end of a cancellation is committed'))
      );
    }
    const now = committing.get(connection);
    if (!now || !(text.includes(IDLE) || FAILED.test(text))) return false;
    committing.delete(connection);
    if (FAILED.test(text)) return false;
    return (
      (now.has('hold') && trap.at('after the hold is committed, before the answer')) ||
      (now.has('money') && trap.at('after the money is booked, before the answer')) ||
      (now.has('promise') && trap.at('after a cancellation is promised, before the answer')) ||
      (now.has('end') && trap.at('after the end of a cancellation is committed'))
    );
  };
  return openProxy(target, watch);
}

function spelledOut(sent: string, named: Map<string, string>): string {
  const parts = sent.split('\0');
  const called = parts.map((part, index) => {
    const name = /s\d+_\d+$/.exec(part)?.[0];
    if (name === undefined) return '';
    const next = parts[index + 1] ?? '';
    if (/^\s*(with|select|insert|update|delete|start|commit)\b/.test(next)) named.set(name, `${next}\0`);
    return named.get(name) ?? '';
  });
  return sent + called.join('');
}

export function watchCards(port: number, trap: Trap): Promise<Between> {
  const asked = new WeakMap<object, string>();
  return openProxy({ host: '127.0.0.1', port }, (direction, text, connection) => {
    if (direction === 'there') {
      const [method = '', path = ''] = text.split(' ', 2);
      const call = /\/refunds$/.test(path)
        ? 'refund'
        : method === 'POST' && path === '/v1/payments'
          ? 'create'
          : method === 'GET'
            ? 'show'
            : '';
      asked.set(connection, path === '/salud' ? '' : call);
      return (
        (call === 'create' && trap.at('after the payment is written, before the provider hears of it')) ||
        (call === 'refund' && trap.at('before the refund is asked of the provider'))
      );
    }
    const call = asked.get(connection);
    return (
      (call === 'create' && trap.at('after the provider opened the payment, before its answer arrives')) ||
      (call === 'show' && trap.at('after the provider was asked, before its answer arrives')) ||
      (call === 'refund' && trap.at('after the provider took the refund, before its answer arrives'))
    );
  });
}
