import { PUBLICATION_REASONS, type PublicationJudgement } from '#features/trips/contract/publication-states.ts';
import type { EmailContent } from '#server/mail/email.ts';

interface TripWords {
  title: string;
  reason: keyof typeof PUBLICATION_REASONS | null;
  /** The page that everyone sees. */
  publicUrl: string;
  /** Where the author publishes the trip. */
  publishUrl: string;
}

/** Decisions about which the author gets an email. */
export const NOTIFIED = ['approve', 'refuse', 'remove'] as const satisfies readonly PublicationJudgement[];

const WHY = 'Recibes este mensaje porque pediste publicar un viaje con tu cuenta.';

export function authorEmail(
  judgement: (typeof NOTIFIED)[number],
  { title, reason, publicUrl, publishUrl }: TripWords,
): Omit<EmailContent, 'brand'> {
  if (judgement === 'approve')
    return {
      title: 'Tu viaje ya es público',
      subject: `«${title}» ya es público`,
      paragraphs: [
        'Una persona de la región lo revisó. Desde ahora cualquiera puede encontrarlo, leerlo y copiarlo.',
        'Puedes retirarlo cuando quieras, y se quita al instante.',
      ],
      action: { label: 'Ver mi viaje público', url: publicUrl },
      why: WHY,
    };
  const isRemoved = judgement === 'remove';
  return {
    title: isRemoved ? 'Retiramos tu viaje de los públicos' : 'No publicamos tu viaje',
    subject: isRemoved ? `Retiramos «${title}» de los viajes públicos` : `No publicamos «${title}»`,
    paragraphs: [
      ...(reason ? [`El motivo: ${PUBLICATION_REASONS[reason]}.`] : []),
      'Tu viaje sigue contigo, entero. Si lo cambias, puedes pedir publicarlo otra vez.',
    ],
    action: { label: 'Abrir mi viaje', url: publishUrl },
    why: WHY,
  };
}
