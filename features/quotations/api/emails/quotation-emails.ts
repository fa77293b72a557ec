import type { EmailContent } from '#server/mail/email.ts';

export type QuotationEmail = Omit<EmailContent, 'brand'>;

export interface EmailFacts {
  reference: string;
  title: string;
  operator: string;
  /** Example: "vie 11/12/2026 – dom 13/12/2026". */
  when: string;
  people: string;
  total: string | null;
  /** Sum that the traveller must pay to keep the seats. `whole` is true if the sum is the whole price. */
  due: { amount: string; whole: boolean } | null;
  until: string | null;
  /** Text of the person whose action causes the email. */
  words: string | null;
}

export interface OfferUrls {
  /** Personal link, which works without signing in. Null if the offer has ended. */
  open: string | null;
  operatorUrl: string;
}

export function openOffer({ open, operatorUrl }: OfferUrls, label: string): Pick<QuotationEmail, 'action' | 'small'> {
  if (open === null) return { action: { label, url: operatorUrl } };
  return {
    action: { label, url: open },
    small: [
      'Con este enlace lees el pedido, escribes o dices que no puedes, sin entrar con tu cuenta. Es solo tuyo y vale 14 días: no lo compartas.',
      'Los precios se ponen en el panel: desde la misma página entras con tu cuenta.',
    ],
  };
}

const dueWords = ({ due }: EmailFacts): string => (due?.whole ? due.amount : `el adelanto de ${due?.amount}`);

const WHY_TRAVELLER = 'Recibes este mensaje porque esta dirección se escribió al pedir una cotización.';
const WHY_OPERATOR = 'Recibes este mensaje porque respondes cotizaciones por tu operador.';

export function requestReceivedEmail(
  { reference, title, when, people }: EmailFacts,
  operators: readonly string[],
  open: { url: string; pin: string },
): QuotationEmail {
  const count = operators.length === 1 ? 'un operador' : `${operators.length} operadores`;
  return {
    title: 'Ya preguntamos por ti',
    subject: `${reference}: preguntamos a ${count}`,
    paragraphs: [
      'Guarda este correo: con el enlace, o con la referencia y el PIN, ves las ofertas cuando lleguen, las comparas y respondes. No hace falta una cuenta.',
      'Pedir no cuesta nada y no te compromete. Te escribimos cada vez que alguien responda.',
    ],
    facts: [
      { label: 'Referencia', value: reference },
      { label: 'PIN', value: open.pin },
      { label: 'Pediste', value: title },
      { label: 'Cuándo', value: when },
      { label: 'Viajan', value: people },
      { label: 'Preguntamos a', value: new Intl.ListFormat('es', { type: 'conjunction' }).format(operators) },
    ],
    action: { label: 'Ver mi cotización', url: open.url },
    small: ['Quien tenga el enlace o el PIN puede ver y aceptar ofertas en tu nombre: no los compartas.'],
    why: WHY_TRAVELLER,
  };
}

export function reassignedEmail(
  { reference, title }: Pick<EmailFacts, 'reference' | 'title'>,
  operators: readonly string[],
  url: string,
): QuotationEmail {
  const said = 'Preguntamos a otros por ti';
  return {
    title: said,
    subject: `${reference}: ${said}`,
    paragraphs: [
      'Quienes preguntamos primero no respondieron, y el equipo de la región pasó tu pedido a otros operadores. No tienes que hacer nada: te escribimos cuando alguien responda.',
    ],
    facts: [
      { label: 'Pediste', value: title },
      { label: 'Preguntamos a', value: new Intl.ListFormat('es', { type: 'conjunction' }).format(operators) },
    ],
    action: { label: 'Ver mi cotización', url },
    why: WHY_TRAVELLER,
  };
}

export const TRAVELLER_NEWS = ['answered', 'declined', 'expired', 'accepted', 'lapsed', 'withdrawn'] as const;
export type TravellerNews = (typeof TRAVELLER_NEWS)[number];

export function travellerEmail(about: TravellerNews, facts: EmailFacts, url: string): QuotationEmail {
  const { operator, total, until, reference, words } = facts;
  const said: Record<TravellerNews, { title: string; paragraphs: string[]; action: string }> = {
    answered: {
      title: `${operator} te respondió`,
      paragraphs: [
        `Su oferta suma ${total} por ${facts.people}.${until ? ` Vale hasta el ${until}.` : ''}`,
        'Compárala con las otras ofertas. Aceptar guarda tus lugares; hasta entonces nada está reservado.',
      ],
      action: 'Ver la oferta',
    },
    declined: {
      title: `${operator} no puede esta vez`,
      paragraphs: [
        words ? `Nos dijo: «${words}».` : 'No nos dijo por qué.',
        'Las demás ofertas siguen en pie. Si hace falta, puedes preguntar a otro operador.',
      ],
      action: 'Ver mi cotización',
    },
    expired: {
      title: `${operator} no respondió a tiempo`,
      paragraphs: ['Pasaron tres días sin respuesta. Puedes preguntar a otro operador con lo que ya escribiste.'],
      action: 'Preguntar a otro',
    },
    accepted: {
      title: 'Guardamos tus lugares',
      paragraphs: [
        `Aceptaste la oferta de ${operator}. Paga ${dueWords(facts)} antes del ${until} y queda confirmada; si no, los lugares se sueltan solos y no se te cobra nada.`,
        'Si tienes otras ofertas, esperan mientras tanto.',
      ],
      action: 'Pagar',
    },
    lapsed: {
      title: 'Se soltaron los lugares',
      paragraphs: [
        `El pago para ${operator} no llegó a tiempo y los lugares se soltaron. No se te cobró nada.`,
        'Las ofertas que tenías están otra vez en pie, mientras valgan.',
      ],
      action: 'Ver mi cotización',
    },
    withdrawn: {
      title: `${operator} retiró su oferta`,
      paragraphs: [
        words ? `Nos dijo: «${words}».` : 'Ya no está en pie.',
        'No se te cobró nada. Las demás ofertas siguen.',
      ],
      action: 'Ver mi cotización',
    },
  };
  const { title, paragraphs, action } = said[about];
  return { title, subject: `${reference}: ${title}`, paragraphs, action: { label: action, url }, why: WHY_TRAVELLER };
}

export const OPERATOR_NEWS = [
  'asked',
  'reminded',
  'changes_requested',
  'accepted',
  'lapsed',
  'not_chosen',
  'rejected',
  'called_off',
] as const;
export type OperatorNews = (typeof OPERATOR_NEWS)[number];

export function operatorEmail(about: OperatorNews, facts: EmailFacts, urls: OfferUrls): QuotationEmail {
  const { reference, title: asked, until, words } = facts;
  const quoted = words ? [`Escribió: «${words.replace(/\.$/, '')}».`] : [];
  const said: Record<OperatorNews, { title: string; paragraphs: string[]; action: string }> = {
    asked: {
      title: 'Te piden una cotización',
      paragraphs: [`Responde antes del ${until}: quien responde a tiempo recibe más pedidos.`, ...quoted],
      action: 'Responder',
    },
    reminded: {
      title: 'Una cotización te espera',
      paragraphs: [`Pasó un día sin respuesta. Vence el ${until}; si no puedes, dilo y el viajero busca a otro.`],
      action: 'Responder',
    },
    changes_requested: {
      title: 'Te piden cambios',
      paragraphs: [...quoted, 'Envía otra versión desde tu oferta anterior: se ve qué cambió.'],
      action: 'Ver y responder',
    },
    accepted: {
      title: 'Aceptaron tu oferta',
      paragraphs: [
        `Los lugares están guardados hasta el ${until}. Se confirma cuando el viajero pague ${dueWords(facts)}.`,
      ],
      action: 'Ver la cotización',
    },
    lapsed: {
      title: 'El pago no llegó',
      paragraphs: ['Los lugares se soltaron. Tu oferta sigue en pie mientras valga.'],
      action: 'Ver la cotización',
    },
    not_chosen: {
      title: 'Eligieron otra oferta',
      paragraphs: ['Gracias por responder. Lo que tenías en opción quedó libre.'],
      action: 'Ver la cotización',
    },
    rejected: {
      title: 'Tu oferta no va',
      paragraphs: [...quoted, 'No hace falta que hagas nada.'],
      action: 'Ver la cotización',
    },
    called_off: {
      title: 'Ya no necesitan la cotización',
      paragraphs: ['El viajero retiró su pedido.', ...quoted],
      action: 'Ver la cotización',
    },
  };
  const { title, paragraphs, action } = said[about];
  return {
    title,
    subject: `${reference}: ${title}`,
    paragraphs,
    facts: [
      { label: 'Pedido', value: `${asked} · ${reference}` },
      { label: 'Cuándo', value: facts.when },
      { label: 'Viajan', value: facts.people },
      ...(facts.total ? [{ label: 'Tu oferta', value: facts.total }] : []),
    ],
    ...openOffer(urls, action),
    why: WHY_OPERATOR,
  };
}
