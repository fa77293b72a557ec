import type { WaitlistEnding } from '#features/waitlist/contract/waitlist-states.ts';
import type { EmailContent } from '#server/mail/email.ts';
import { QUIET_FROM, QUIET_UNTIL } from '../waitlist.rules.ts';

export type EntryEmail = Omit<EmailContent, 'brand'>;

export interface EntryWords {
  title: string;
  /** Such as "sáb 12/12/2026, 08:30". */
  when: string;
  /** Such as "2 adultos · 1 niña o niño". */
  party: string;
  operator: string;
  /** Page of the entry, which also leaves the list. */
  url: string;
  /** Page of the plan with the day. */
  planUrl: string;
  /** Such as "2 horas". */
  time: string;
}

const WHY = 'Recibes este mensaje porque esta dirección se anotó en una lista de espera.';
const NIGHT = `De ${QUIET_FROM}:00 a ${QUIET_UNTIL}:00 ese tiempo no corre.`;

const facts = ({ title, when, party, operator }: EntryWords) => [
  { label: title, value: when },
  { label: 'Lo hace', value: operator },
  { label: 'Van', value: party },
];

export function confirmEmail(words: EntryWords): EntryEmail {
  return {
    title: 'Confirma tu lugar en la lista de espera',
    subject: `Confirma: lista de espera de «${words.title}»`,
    paragraphs: [
      'La salida está llena. Confirma tu correo y te anotamos: si se libera lugar para todos ustedes, te lo guardamos y te escribimos.',
    ],
    facts: facts(words),
    action: { label: 'Entrar en la lista de espera', url: words.url },
    small: 'El enlace sirve un día. Si no lo pediste tú, borra este correo: sin confirmarlo no te anotamos.',
    why: WHY,
  };
}

export function waitingEmail(words: EntryWords, position: number): EntryEmail {
  return {
    title: 'Estás en la lista de espera',
    subject: `Lista de espera de «${words.title}»: tu lugar es el ${position}`,
    paragraphs: [
      `Si se libera lugar para todos ustedes, te lo guardamos ${words.time} y te escribimos aquí. ${NIGHT}`,
      'Se ofrece en orden. Si lo que se libera no alcanza para tu grupo, conservas tu lugar en la lista.',
    ],
    facts: [...facts(words), { label: 'Tu lugar en la lista', value: String(position) }],
    action: { label: 'Ver mi lugar o salir de la lista', url: words.url },
    small: 'Para salir de la lista, abre el enlace y toca «Salir de la lista». No se te cobra nada por esperar.',
    why: WHY,
  };
}

export interface OfferWords {
  /** Such as "lunes 30 de noviembre, 10:00". */
  until: string;
  /** Total with currency. */
  total: string;
  payUrl: string;
}

export function offeredEmail(words: EntryWords, { until, total, payUrl }: OfferWords): EntryEmail {
  return {
    title: 'Se liberó tu lugar',
    subject: `Se liberó tu lugar en «${words.title}»: es tuyo hasta el ${until}`,
    paragraphs: [
      `Te guardamos los lugares hasta el ${until}. Paga antes y son tuyos. Después pasan a quien sigue en la lista.`,
      NIGHT,
    ],
    facts: [...facts(words), { label: 'Precio', value: total }, { label: 'Guardado hasta', value: until }],
    action: { label: 'Reservar y pagar', url: payUrl },
    small: [`¿Ya no lo quieres? Suéltalo con un toque, y se lo ofrecemos a quien sigue: ${words.url}`],
    why: WHY,
  };
}

export function expiredEmail(words: EntryWords): EntryEmail {
  return {
    title: 'Tu lugar pasó a quien sigue',
    subject: `Se acabó el tiempo para tu lugar en «${words.title}»`,
    paragraphs: [
      'Se acabó el tiempo que te guardamos los lugares, y no se te cobró nada. Si la salida sigue llena y todavía quieres ir, anótate otra vez.',
    ],
    facts: facts(words),
    action: { label: 'Ver la salida', url: words.planUrl },
    why: WHY,
  };
}

const ENDINGS: Record<WaitlistEnding, { subject: string; words: string }> = {
  cutoff: {
    subject: 'no se liberó lugar',
    words: 'La venta de esta salida cerró y no se liberó lugar para ustedes. No se te cobró nada.',
  },
  called_off: {
    subject: 'la salida se canceló',
    words: 'Esta salida se canceló, así que ya no esperas en su lista. No se te cobró nada.',
  },
  plan_changed: {
    subject: 'la salida cambió',
    words:
      'El operador cambió las tarifas o el tamaño de los grupos, y lo que pediste ya no se vende así. Puedes anotarte otra vez.',
  },
};

export function endedEmail(words: EntryWords, endedFor: WaitlistEnding): EntryEmail {
  const ending = ENDINGS[endedFor];
  return {
    title: 'La lista de espera terminó',
    subject: `Lista de espera de «${words.title}»: ${ending.subject}`,
    paragraphs: [ending.words, 'Mira si otro día les viene bien.'],
    facts: facts(words),
    action: { label: 'Ver otras fechas', url: words.planUrl },
    why: WHY,
  };
}
