export interface EmailContent {
  title: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  small?: string;
}

interface To {
  name: string;
  product: string;
}

const NOT_YOU = 'Si no fuiste tú, no hagas nada: sin abrir el enlace no pasa nada.';

export function confirmationWords({ name, product }: To, url: string): EmailContent {
  return {
    title: `Confirma tu correo en ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      'Falta un paso para tener tu cuenta: confirma que este correo es tuyo. El enlace sirve durante 24 horas y una sola vez.',
    ],
    action: { label: 'Confirmar mi correo', url },
    small: 'Si no creaste esta cuenta, no hagas nada: se borra sola.',
  };
}

export function knownAddressWords({ name, product }: To, signInUrl: string): EmailContent {
  return {
    title: `Ya tienes una cuenta en ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      'Alguien quiso crear una cuenta con este correo, pero ya tienes una. Si fuiste tú, entra con ella; si olvidaste la contraseña, puedes elegir otra al entrar.',
    ],
    action: { label: 'Entrar', url: signInUrl },
    small: 'Si no fuiste tú, no hagas nada: tu cuenta sigue como estaba.',
  };
}

export function signInLinkWords({ name, product }: To, url: string): EmailContent {
  return {
    title: `Tu enlace para entrar en ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      'Abre este enlace en el dispositivo en el que quieres entrar. Sirve durante 10 minutos y una sola vez.',
    ],
    action: { label: 'Entrar', url },
    small: `${NOT_YOU} No se lo reenvíes a nadie.`,
  };
}

export function restoreWords({ name, product }: To, url: string): EmailContent {
  return {
    title: `Elige otra contraseña en ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      'Con este enlace eliges una contraseña nueva. Sirve durante 60 minutos y una sola vez; si pediste varios, vale el último. Al usarlo se cierran todas tus sesiones.',
    ],
    action: { label: 'Elegir otra contraseña', url },
    small: NOT_YOU,
  };
}

export function passwordChangedWords({ name, product }: To, restoreUrl: string): EmailContent {
  return {
    title: `Tu contraseña de ${product} cambió`,
    paragraphs: [
      `Hola, ${name}:`,
      'La contraseña de tu cuenta acaba de cambiar y las demás sesiones se cerraron.',
      'Si no fuiste tú, elige otra contraseña ahora mismo.',
    ],
    action: { label: 'No fui yo: elegir otra', url: restoreUrl },
  };
}

export function newDeviceWords({ name, product }: To, device: string, when: string, notMeUrl: string): EmailContent {
  return {
    title: `Entraste en ${product} desde un dispositivo nuevo`,
    paragraphs: [
      `Hola, ${name}:`,
      `Tu cuenta se abrió en un dispositivo que no conocíamos: ${device}, el ${when}.`,
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, bloquea tu cuenta: cerramos todas las sesiones y la abres de nuevo eligiendo otra contraseña.',
    ],
    action: { label: 'No fui yo: bloquear mi cuenta', url: notMeUrl },
    small: 'El enlace sirve durante 7 días.',
  };
}

export function manyTriesWords({ name, product }: To, signInUrl: string): EmailContent {
  return {
    title: `Intentos de entrar en tu cuenta de ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      'Alguien probó muchas contraseñas con tu correo desde dispositivos que no conocemos. Por una hora, en un dispositivo nuevo se entra con un enlace que te enviamos; en los tuyos todo sigue igual.',
      'Si tu contraseña es única y larga, no tienes que hacer nada.',
    ],
    action: { label: 'Entrar', url: signInUrl },
  };
}

export function newEmailWords({ name, product }: To, url: string): EmailContent {
  return {
    title: `Confirma tu nuevo correo en ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      'Confirma que este correo es tuyo para usarlo en tu cuenta. Hasta entonces sigue valiendo el anterior. El enlace sirve durante 24 horas.',
    ],
    action: { label: 'Usar este correo', url },
    small: NOT_YOU,
  };
}

export function takenEmailWords({ name, product }: To, signInUrl: string): EmailContent {
  return {
    title: `Ya tienes una cuenta en ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      'Alguien quiso usar este correo en otra cuenta. Como ya es el de la tuya, no cambió nada.',
    ],
    action: { label: 'Entrar', url: signInUrl },
  };
}

export function emailChangedWords({ name, product }: To, newEmail: string, undoUrl: string): EmailContent {
  return {
    title: `El correo de tu cuenta de ${product} cambió`,
    paragraphs: [
      `Hola, ${name}:`,
      `Desde ahora tu cuenta usa ${newEmail}. Este correo ya no la abre.`,
      'Si no fuiste tú, deshaz el cambio: tu cuenta vuelve a este correo y se cierran todas las sesiones.',
    ],
    action: { label: 'Deshacer el cambio', url: undoUrl },
    small: 'El enlace sirve durante 7 días.',
  };
}

export function emailReturnedWords({ name, product }: To, restoreUrl: string): EmailContent {
  return {
    title: `Tu cuenta de ${product} volvió a este correo`,
    paragraphs: [
      `Hola, ${name}:`,
      'Deshicimos el cambio de correo y cerramos todas las sesiones. Elige otra contraseña: quien hizo el cambio conocía la anterior.',
    ],
    action: { label: 'Elegir otra contraseña', url: restoreUrl },
  };
}

export function factorRemovalWords(
  { name, product }: To,
  { reason, when }: { reason: string; when: string },
  keepUrl: string,
): EmailContent {
  return {
    title: `Se pidió retirar tu segundo paso en ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      `El equipo de la región va a retirar la verificación en dos pasos y las llaves de acceso de tu cuenta, para que puedas volver a entrar sin ellas. El motivo que anotó: «${reason}».`,
      `Será el ${when}. En ese momento se cierran todas tus sesiones, y entras con tu contraseña hasta que actives otra verificación.`,
      'Si no lo pediste, o si encontraste tu aplicación, tu llave o un código, detén el retiro antes de esa hora.',
    ],
    action: { label: 'Conservar mi segundo paso', url: keepUrl },
    small: 'También se detiene si entras con tu segundo paso. Si lo pediste tú, no tienes que hacer nada.',
  };
}

export const PROOF_CHANGES = {
  passkey_added: 'Se agregó una llave de acceso a tu cuenta.',
  passkey_removed: 'Se quitó una llave de acceso de tu cuenta.',
  second_factor_on: 'Se activó la verificación en dos pasos en tu cuenta.',
  second_factor_off: 'Se desactivó la verificación en dos pasos de tu cuenta.',
  removed_by_staff:
    'Como te avisamos, el equipo de la región retiró la verificación en dos pasos y las llaves de acceso de tu cuenta, y se cerraron todas tus sesiones. Entra con tu contraseña y activa otra verificación.',
  recovery_codes: 'Se crearon códigos de recuperación nuevos; los anteriores ya no sirven.',
} as const;
export type ProofChange = keyof typeof PROOF_CHANGES;

export function proofChangedWords({ name, product }: To, change: ProofChange, securityUrl: string): EmailContent {
  return {
    title: `Cambió la seguridad de tu cuenta de ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      PROOF_CHANGES[change],
      'Si no fuiste tú, cambia tu contraseña y cierra tus sesiones.',
    ],
    action: { label: 'Revisar mi seguridad', url: securityUrl },
  };
}

export function lockedWords({ name, product }: To, restoreUrl: string): EmailContent {
  return {
    title: `Bloqueamos tu cuenta de ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      'Como pediste, tu cuenta está bloqueada y todas sus sesiones, cerradas. Para abrirla, elige otra contraseña con este enlace, que sirve durante 60 minutos; después puedes pedir otro.',
    ],
    action: { label: 'Elegir otra contraseña', url: restoreUrl },
  };
}
