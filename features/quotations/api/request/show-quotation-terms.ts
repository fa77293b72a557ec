import * as routes from '#features/quotations/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { quotationTermsOf } from '../quotation-terms.ts';

const ROTATION =
  'Preguntamos a operadores con registro vigente que trabajan en la zona, los días, el idioma y para el número de personas que pides. Primero a quien menos pedidos recibió en los últimos treinta días; entre iguales, a quien más responde a tiempo; y si siguen iguales, por sorteo. Nadie paga por aparecer.';

export function showQuotationTerms(app: App, platform: Platform): void {
  serve(app, routes.showQuotationTerms, async () => ({
    terms: quotationTermsOf(await platform.region.current()),
    rotation: ROTATION,
  }));
}
