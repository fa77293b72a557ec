import type { Overview } from '#features/backoffice/contract/overview.ts';
import type { UndeclaredProxy } from '#server/http/callers.ts';

export function noticesOf(proxy: UndeclaredProxy | null): Overview['notices'] {
  if (!proxy) return [];
  const { header, address, isNear } = proxy;
  const came = `La cabecera ${header} llegó desde ${address}, y TRUST_PROXY no nombra esa dirección.`;
  const text = isNear
    ? `${came} Todas las visitas parecen venir de ahí: por eso los límites cuentan ahora por sesión y navegador. Pide a quien administra el servidor que declare el proxy.`
    : `${came} Si es un proxy tuyo, pide a quien administra el servidor que lo declare: sus visitas cuentan como una sola red. Si no lo es, alguien la escribió por su cuenta y no hay nada que hacer.`;
  return [{ id: 'undeclared-proxy', title: 'Hay un proxy que el sitio no conoce', text }];
}
