import type { Ledger } from '#sandbox/ledger.ts';
import type { Payment } from '#sandbox/payment.ts';
import type { KeptAnswer, NewDelivery, StoredPayment } from '#sandbox/payments.store.ts';

interface Kept extends NewDelivery {
  id: string;
  paymentId: string;
  attempts: number;
  status: number | null;
  deliveredAt: Date | null;
  isGivenUp: boolean;
}

/** The payments are kept in memory, because a real provider's database would not load this machine. */
export function memoryLedger(): Ledger {
  const payments = new Map<string, StoredPayment>();
  const idOfKey = new Map<string, string>();
  const answers = new Map<string, KeptAnswer>();
  const deliveries = new Map<string, Kept>();
  const waiting = new Set<string>();
  const payment = (id: string | undefined): Payment | null => payments.get(id ?? '')?.payment ?? null;

  return {
    async insertPayment(it, answer) {
      if (answers.has(answer.key)) return false;
      answers.set(answer.key, answer);
      idOfKey.set(it.key, it.id);
      payments.set(it.id, { payment: it, version: 0 });
      return true;
    },
    async readForChange(id, key) {
      return { known: payments.get(id) ?? null, answer: answers.get(key ?? '') ?? null };
    },
    async writeChange({ payment: changed, version }, answer, posted) {
      if (payments.get(changed.id)?.version !== version || (answer && answers.has(answer.key))) return null;
      payments.set(changed.id, { payment: changed, version: version + 1 });
      if (answer) answers.set(answer.key, answer);
      return posted.map((it) => {
        const id = String(deliveries.size + 1);
        const fresh = { attempts: 0, status: null, deliveredAt: null, isGivenUp: false };
        deliveries.set(id, { ...it, ...fresh, id, paymentId: changed.id });
        waiting.add(id);
        return id;
      });
    },
    async keepAnswer(answer) {
      if (!answers.has(answer.key)) answers.set(answer.key, answer);
    },
    readAnswer: async (key) => answers.get(key) ?? null,
    readPayment: async (id) => payment(id),
    findPayment: async (key) => payment(idOfKey.get(key)),
    listPayments: async (most) =>
      [...payments.values()]
        .slice(-most)
        .reverse()
        .map((it) => it.payment),
    listMoved: async () => [],
    async claimDue(until, lease, most) {
      const due = [...waiting].map((id) => deliveries.get(id)!).filter(({ dueAt }) => dueAt <= until);
      return due.slice(0, most).map((it) => {
        it.dueAt = lease;
        return { id: it.id, url: it.url, body: it.body, attempts: it.attempts };
      });
    },
    async markDelivered(ids, now) {
      for (const id of ids) {
        waiting.delete(id);
        const it = deliveries.get(id)!;
        Object.assign(it, { deliveredAt: now, attempts: it.attempts + 1, status: 200 });
      }
    },
    async markMissed(id, status, nextAt) {
      const it = deliveries.get(id)!;
      Object.assign(it, { status, attempts: it.attempts + 1, dueAt: nextAt ?? it.dueAt, isGivenUp: nextAt === null });
      if (nextAt === null) waiting.delete(id);
    },
    listDeliveries: async (paymentId) =>
      [...deliveries.values()]
        .filter((it) => it.paymentId === paymentId)
        .map(({ body, dueAt, deliveredAt, attempts, status }) => ({
          ...{ body, dueAt, deliveredAt, attempts },
          lastStatus: status,
        })),
  };
}
