import type { PhotoJudgement } from '#features/photos/contract/photo-states.ts';
import { type PhotoReason, REMOVED_WORDS } from '#features/photos/contract/reasons.ts';
import type { EmailContent } from '#server/mail/email.ts';

export type PhotoEmail = Omit<EmailContent, 'brand'>;

interface PhotoWords {
  /** Name of the owner, such as "Huaca de la Luna". */
  about: string;
  url: string;
}

const WHY_AUTHOR = 'Recibes este mensaje porque compartiste una foto con tu cuenta.';
const WHY_REPORTER = 'Recibes este mensaje porque pediste retirar una foto.';

/** @param url the photos of the account */
export function authorEmail(
  judgement: Exclude<PhotoJudgement, 'uphold'>,
  reason: string | null,
  { about, url }: PhotoWords,
): PhotoEmail {
  const action = { label: 'Ver mis fotos', url };
  if (judgement === 'publish')
    return {
      title: 'Tu foto está publicada',
      subject: `Tu foto de ${about} está publicada`,
      paragraphs: ['Una persona de la región la revisó. Gracias por compartirla.'],
      action,
      why: WHY_AUTHOR,
    };
  if (judgement === 'hold')
    return {
      title: 'Estamos revisando tu foto',
      subject: `Estamos revisando tu foto de ${about}`,
      paragraphs: ['Una persona de la región la está revisando, y mientras tanto no se ve. Te avisamos qué decide.'],
      action,
      why: WHY_AUTHOR,
    };
  return {
    title: 'Retiramos tu foto',
    subject: `Retiramos tu foto de ${about}`,
    paragraphs: [
      ...(reason ? [`El motivo: ${REMOVED_WORDS[reason as PhotoReason]}.`] : []),
      'Borramos sus archivos. Puedes compartir otras cuando quieras.',
    ],
    action,
    why: WHY_AUTHOR,
  };
}

/** @param url page of the owner */
export function reporterEmail(isGone: boolean, { about, url }: PhotoWords): PhotoEmail {
  const action = { label: `Ver ${about}`, url };
  if (isGone)
    return {
      title: 'La foto ya no está',
      subject: `Retiramos la foto de ${about}`,
      paragraphs: [
        'Pediste retirar una foto, y ya no está en el sitio. También borramos sus archivos.',
        'Un buscador puede tardar unos días en olvidarla.',
      ],
      action,
      why: WHY_REPORTER,
    };
  return {
    title: 'Revisamos la foto',
    subject: `Sobre la foto de ${about}`,
    paragraphs: [
      'Pediste retirar una foto. Una persona de la región la revisó y, por ahora, la mantiene.',
      'Si sales en ella o es tuya y no la quieres aquí, vuelve a pedirlo y cuéntanos cómo reconocerlo.',
    ],
    action,
    why: WHY_REPORTER,
  };
}
