import { formatMoney } from '#web/format/money.ts';
import { REJECT_REASON_NAMES } from '../contract/quotation-view.ts';

interface Happened {
  note: Record<string, unknown> | null;
}

export function noted({ note }: Happened) {
  const text = (key: string) => (typeof note?.[key] === 'string' ? note[key] : '');
  const currency = text('currency');
  return {
    total: typeof note?.total === 'number' && currency ? formatMoney(note.total, currency) : '',
    version: typeof note?.version === 'number' ? note.version : 1,
    title: text('title'),
    reason: REJECT_REASON_NAMES[text('code') as keyof typeof REJECT_REASON_NAMES] ?? '',
    isByLink: note?.via === 'link',
    isSettled: Boolean(note?.settled),
  };
}

export function historyLines<Event extends Happened & { at: string }>(
  history: readonly Event[],
  words: (event: Event) => string | null,
): { index: number; at: string; said: string; text: string | null }[] {
  return history
    .flatMap((event, index) => {
      const said = words(event);
      const text = event.note?.text;
      return said ? [{ index, at: event.at, said, text: typeof text === 'string' ? text : null }] : [];
    })
    .toReversed();
}
