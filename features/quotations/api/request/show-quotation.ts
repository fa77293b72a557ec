import { Type } from 'typebox';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { SentVersion } from '#features/quotations/contract/offer.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';
import { peopleOf } from '#features/quotations/contract/quotation.ts';
import {
  FindQuotationBody,
  PriceBody,
  PriceView,
  QuotationView,
  QuotationWindow,
} from '#features/quotations/contract/quotation-view.ts';
import { QUOTATION_PIN_HEADER, quotationWindowRoutes, requestRoutes } from '#features/quotations/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { findVersion } from '../offer.store.ts';
import { OfferParams, openOffer, openQuotation, QuotationHeaders, QuotationParams } from '../quotation-access.ts';
import { quotationTermsOf } from '../quotation-terms.ts';
import { quotationView, versionView } from './quotation.view.ts';

const ROTATION =
  'Preguntamos a operadores con registro vigente que trabajan en la zona, los días, el idioma y para el número de personas que pides. Primero a quien menos pedidos recibió en los últimos treinta días; entre iguales, a quien más responde a tiempo; y si siguen iguales, por sorteo. Nadie paga por aparecer.';

/** Routes for the traveller: the public terms, a request, a version of an offer, and the price of chosen lines. */
export function showQuotation(app: App, platform: Platform): void {
  const { db, config } = platform;
  app.get(
    quotationWindowRoutes.terms,
    {
      config: { right: 'quotations.ask' },
      schema: {
        tags: ['Cotizaciones'],
        summary: 'Cómo se pide una cotización aquí: plazos y a quién se pregunta',
        response: { 200: QuotationWindow },
      },
    },
    async () => ({ terms: quotationTermsOf(await platform.region.current()), rotation: ROTATION }),
  );

  app.get(
    requestRoutes.one,
    {
      config: { right: 'quotations.own' },
      schema: {
        tags: ['Cotizaciones'],
        summary: 'Una cotización con sus ofertas, para quien la pidió',
        params: QuotationParams,
        headers: QuotationHeaders,
        response: { 200: QuotationView },
      },
    },
    async (request, reply) => {
      const quotation = await openQuotation(platform, request, request.params.name);
      keepConfidential(reply);
      return quotationView(platform, quotation);
    },
  );

  app.post(
    requestRoutes.find,
    {
      config: { right: 'quotations.own', rateLimit: { max: 30, timeWindow: 3_600_000 } },
      schema: {
        tags: ['Cotizaciones'],
        summary: 'Una cotización por su referencia y el PIN de la carta',
        body: FindQuotationBody,
        response: { 200: QuotationView },
      },
    },
    async ({ actor, body, headers }, reply) => {
      const asking = { actor, headers: { ...headers, [QUOTATION_PIN_HEADER]: body.pin } };
      const quotation = await openQuotation(platform, asking, body.reference);
      keepConfidential(reply);
      return quotationView(platform, quotation);
    },
  );

  app.get(
    requestRoutes.version,
    {
      config: { right: 'quotations.own' },
      schema: {
        tags: ['Cotizaciones'],
        summary: 'Una versión de una oferta, como se envió',
        params: Type.Object({ ...OfferParams.properties, version: Type.Integer({ minimum: 1 }) }),
        headers: QuotationHeaders,
        response: { 200: SentVersion },
      },
    },
    async (request, reply) => {
      const { offer } = await openOffer(platform, request);
      const version = await findVersion(db, config.REGION, offer.id, request.params.version);
      if (!version) throw problem(QUOTATION_ERRORS, 'offer_not_found');
      keepConfidential(reply);
      return versionView(version);
    },
  );

  app.post(
    requestRoutes.price,
    {
      config: { right: 'quotations.own' },
      schema: {
        tags: ['Cotizaciones'],
        summary: 'Lo que costaría aceptar solo algunas partes de una oferta',
        params: OfferParams,
        headers: QuotationHeaders,
        body: PriceBody,
        response: { 200: PriceView },
      },
    },
    async (request, reply) => {
      const { quotation, offer } = await openOffer(platform, request);
      const version = await findVersion(db, config.REGION, offer.id, request.body.version);
      if (!version) throw problem(QUOTATION_ERRORS, 'offer_not_found');
      keepConfidential(reply);
      const price = priceOffer(version.content, peopleOf(quotation.wish.party), request.body.chosen);
      return { ...price, currency: version.currency };
    },
  );
}
