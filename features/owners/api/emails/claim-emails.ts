import type { EmailContent } from '#server/mail/email.ts';

export type OwnerEmail = Omit<EmailContent, 'brand'>;

const WHY = 'Recibes este mensaje porque pediste la ficha de un lugar.';
export const WHY_TEAM = 'Recibes este mensaje porque estás en el equipo de un lugar.';

/** @param url page of the claim */
export function codeEmail({ place, code, url }: { place: string; code: string; url: string }): OwnerEmail {
  const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
  return {
    title: `Tu código: ${spaced}`,
    subject: `${spaced} es tu código para ${place}`,
    paragraphs: [`Alguien pidió manejar la ficha de ${place} y dio este correo. Si fuiste tú, escribe el código.`],
    facts: [{ label: 'Código', value: spaced }],
    action: { label: 'Escribir el código', url },
    small: 'Si no fuiste tú, borra este correo: sin el código no pasa nada.',
    why: WHY,
  };
}

interface Decided {
  place: string;
  isApproved: boolean;
  reason: string | null;
  url: string;
}

export function decidedEmail({ place, isApproved, reason, url }: Decided): OwnerEmail {
  if (!isApproved)
    return {
      title: `No pudimos darte ${place}`,
      paragraphs: [
        'Una persona de la región revisó lo que enviaste.',
        ...(reason ? [`El motivo: ${reason}`] : []),
        'Puedes pedirlo otra vez con otra prueba.',
      ],
      action: { label: 'Pedirlo otra vez', url },
      why: WHY,
    };
  return {
    title: `${place} ya es tuyo`,
    paragraphs: [
      'La región aprobó tu solicitud. Desde hoy cambias el horario, los precios y el contacto, y se ve al momento.',
      ...(reason ? [reason] : []),
      'Empieza por confirmar el horario: es lo primero que mira quien viaja.',
    ],
    action: { label: 'Abrir mi lugar', url },
    why: WHY,
  };
}

export function disputeEmail({ place, url }: { place: string; url: string }): OwnerEmail {
  return {
    title: `Alguien más pide ${place}`,
    paragraphs: [
      'Otra persona dice que maneja este lugar. La región lo revisa y decide.',
      'Mientras tanto la ficha sigue a la vista, pero nadie puede cambiarla. Si la región necesita algo, te escribe.',
    ],
    action: { label: 'Ver mi lugar', url },
    why: WHY_TEAM,
  };
}

/** The former team after a dispute. */
export function lostEmail({ place, reason, url }: { place: string; reason: string | null; url: string }): OwnerEmail {
  return {
    title: `Ya no manejas ${place}`,
    paragraphs: [
      'La región decidió que el lugar lo maneja otra persona.',
      ...(reason ? [`El motivo: ${reason}`] : []),
      'Si es un error, escríbele a la región.',
    ],
    action: { label: 'Ver la ficha', url },
    why: WHY_TEAM,
  };
}
