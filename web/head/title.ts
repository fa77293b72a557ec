/** `producto – Plataforma turística` at home, `pantalla · producto – Plataforma turística` elsewhere. */
export function formatTitle(product: string, screen?: string): string {
  const site = `${product} – Plataforma turística`;
  return screen ? `${screen} · ${site}` : site;
}
