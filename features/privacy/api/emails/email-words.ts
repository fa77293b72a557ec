export interface Words {
  title: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  small?: string;
}

export function copyReadyWords(name: string, product: string, until: string, url: string): Words {
  return {
    title: `Tus datos de ${product} están listos`,
    paragraphs: [
      `Hola, ${name}:`,
      `La copia de todo lo que guardamos sobre ti está lista. Puedes descargarla desde tu cuenta hasta el ${until}; después la borramos.`,
    ],
    action: { label: 'Ir a mis datos', url },
    small: 'Si no la pediste tú, cambia tu contraseña: alguien entró en tu cuenta.',
  };
}

export function erasureRequestedWords(
  by: 'owner' | 'staff',
  name: string,
  product: string,
  until: string,
  url: string,
): Words {
  const asked = {
    owner: 'Como pediste, cerramos todas tus sesiones.',
    staff: `El equipo de ${product} anotó que pediste borrarla, y cerramos todas tus sesiones.`,
  };
  return {
    title: `Tu cuenta de ${product} se borrará el ${until}`,
    paragraphs: [
      `Hola, ${name}:`,
      `${asked[by]} El ${until} borraremos tu cuenta, tus viajes, lo que publicaste y tu foto. No se podrá deshacer.`,
      'Si cambias de idea, entra antes de ese día y elige conservarla.',
    ],
    action: { label: 'Entrar y conservar mi cuenta', url },
    small: 'Si no fuiste tú, entra ahora, conserva tu cuenta y cambia tu contraseña.',
  };
}

export function farewellWords(name: string, product: string): Words {
  return {
    title: `Borramos tu cuenta de ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      'Pasaron los días de espera y borramos tu cuenta, con tus viajes, lo que publicaste y tu foto. Lo que la ley manda conservar queda sin tu nombre.',
      'Este es el último mensaje que te enviamos. Buen viaje.',
    ],
  };
}
