/** The card number decides the result of a payment. */
export interface TestCard {
  number: string;
  brand: string;
  behaviour: Behaviour;
  says: string;
}

export type Behaviour =
  | 'approved'
  | 'declined_soft'
  | 'declined_hard'
  | 'challenge'
  | 'slow'
  | 'time_out'
  | 'no_webhook'
  | 'noisy_webhooks'
  | 'refund_later'
  | 'refund_fails'
  | 'dispute';

export const CHALLENGE_CODE = '123456';

export const TEST_CARDS: readonly TestCard[] = [
  card('4242 4242 4242 4242', 'Visa', 'approved', 'Aprobada'),
  card('5555 5555 5555 4444', 'Mastercard', 'approved', 'Aprobada'),
  card('3782 822463 10005', 'American Express', 'approved', 'Aprobada'),
  card('4000 0000 0000 9995', 'Visa', 'declined_soft', 'Rechazada: sin fondos; otra puede servir'),
  card('4000 0000 0000 9979', 'Visa', 'declined_hard', 'Rechazada del todo: tarjeta robada'),
  card('4000 0000 0000 3220', 'Visa', 'challenge', `El banco pide un código: ${CHALLENGE_CODE}`),
  card('4000 0000 0000 1109', 'Visa', 'slow', 'Aprobada, tras unos segundos'),
  card('4000 0000 0000 1208', 'Visa', 'time_out', 'Se cobra, y la respuesta no llega nunca'),
  card('4000 0000 0000 1307', 'Visa', 'no_webhook', 'Se cobra, y la tienda no recibe aviso'),
  card('4000 0000 0000 1406', 'Visa', 'noisy_webhooks', 'Avisos repetidos y en desorden'),
  card('4000 0000 0000 7726', 'Visa', 'refund_later', 'Las devoluciones tardan unos segundos'),
  card('4000 0000 0000 5126', 'Visa', 'refund_fails', 'Las devoluciones fallan al cabo de unos segundos'),
  card('4000 0000 0000 0259', 'Visa', 'dispute', 'A los pocos segundos se abre un contracargo'),
];

function card(spaced: string, brand: string, behaviour: Behaviour, says: string): TestCard {
  return { number: spaced.replaceAll(' ', ''), brand, behaviour, says };
}

export function testCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((one) => one.number === number);
}

/** Splits a card number into groups of four digits, or of 4, 6 and 5 digits for American Express. */
export function spaced(number: string): string {
  const groups = /^3[47]/.test(number) ? /(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  return (groups.exec(number) ?? []).slice(1).filter(Boolean).join(' ');
}
