import { createHash } from 'node:crypto';
import { minorDigits } from '#regions/currencies.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { PAGE_STYLE } from './page-style.ts';
import { CHALLENGE_CODE, spaced, TEST_CARDS } from './test-cards.ts';

export interface Html {
  html: string;
}

/** Escapes text. Values of the type `Html` stay unchanged. */
export function html(parts: TemplateStringsArray, ...holes: (string | number | Html | Html[] | null)[]): Html {
  const filled = holes.map((hole) => {
    if (hole === null) return '';
    if (Array.isArray(hole)) return hole.map((one) => one.html).join('');
    return typeof hole === 'object' ? hole.html : escaped(String(hole));
  });
  return { html: String.raw({ raw: parts }, ...filled) };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export interface Subject {
  description: string;
  amount: string;
  returnUrl: string;
  inFrame: boolean;
}

/** Shows every decimal of the currency, for example "PEN 318.50". */
export function amountText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const number = new Intl.NumberFormat('es-PE', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currency} ${number.format(minor / 10 ** digits)}`;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only the shop may show the page in a frame. Forms may be sent only to the sandbox and the shop. */
export function pagePolicy({ returnUrl, inFrame }: Pick<Subject, 'returnUrl' | 'inFrame'>): string {
  const shop = new URL(returnUrl).origin;
  return [
    "default-src 'none'",
    `style-src ${hashOf(PAGE_STYLE)}`,
    `script-src ${hashOf(PAGE_SCRIPT)}`,
    `form-action 'self' ${shop}`,
    `frame-ancestors ${inFrame ? shop : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
}

export function layout(title: string, subject: Subject | null, content: Html): string {
  const { inFrame = false, returnUrl } = subject ?? {};
  const page = html`<!doctype html>
<html lang="es"${inFrame ? { html: ' data-frame' } : null}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} · Pagos de prueba</title>
<style>${{ html: PAGE_STYLE }}</style>
</head>
<body${returnUrl ? html` data-shop="${new URL(returnUrl).origin}"` : null}>
<aside class="mark" aria-label="Aviso"><strong>PRUEBA</strong> · aquí no se mueve dinero</aside>
<div class="sheet">
${inFrame ? null : html`<header><span class="logo" aria-hidden="true"></span> Pagos de prueba</header>`}
${content}
</div>
<script>${{ html: PAGE_SCRIPT }}</script>
</body>
</html>`;
  return page.html;
}

export function summary({ description, amount }: Subject): Html {
  return html`<section class="summary" aria-label="Lo que pagas">
<p>${description}</p>
<p class="amount">${amount}</p>
</section>`;
}

export function testCards(): Html {
  const rows = TEST_CARDS.map(
    ({ number, brand, says }) => html`<li><button type="button" data-card="${spaced(number)}">
<span class="number">${spaced(number)}</span><span class="brand">${brand}</span><span class="says">${says}</span></button></li>`,
  );
  return html`<aside aria-label="Tarjetas de prueba"><details class="cards" open><summary>Tarjetas de prueba</summary>
<p>Elige una: su número decide qué pasa. Sirven con cualquier fecha futura y cualquier código. No escribas una tarjeta de verdad.</p>
<ul>${rows}</ul></details></aside>`;
}

export interface Typed {
  name: string;
  expiry: string;
}

export type Faults = Partial<Record<'number' | 'expiry' | 'cvc' | 'name', string>>;

export function cardForm(subject: Subject, typed: Typed, faults: Faults, trouble: string | null): Html {
  const field = (id: keyof Faults, label: string, value: string, attributes: string) => html`<div class="field ${id}">
<label for="${id}">${label}</label>
<input id="${id}" name="${id}" value="${value}" required ${{ html: attributes }}${
    faults[id] ? html` aria-invalid="true" aria-describedby="${id}-fault"` : null
  }>
${faults[id] ? html`<p class="fault" id="${id}-fault">${faults[id]}</p>` : null}</div>`;
  const first = Object.values(faults)[0];
  const said =
    trouble ?? (first ? 'Revisa los datos señalados. El número y el código no se guardan: escríbelos otra vez.' : null);
  return html`<form method="post" novalidate>
${said ? html`<p class="trouble" role="alert">${said}</p>` : null}
${field('number', 'Número de tarjeta', '', 'inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242"')}
<div class="pair">
${field('expiry', 'Vence (mes/año)', typed.expiry, 'inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/AA"')}
${field('cvc', 'Código (CVC)', '', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"')}
</div>
${field('name', 'Nombre en la tarjeta', typed.name, 'autocomplete="cc-name" maxlength="80"')}
<button class="main" type="submit" data-busy="Un momento…">Pagar ${subject.amount}</button>
${subject.inFrame ? null : back(subject, 'Cancelar y volver a la tienda')}
</form>`;
}

export function challengeForm(subject: Subject, wrong: boolean): Html {
  return html`<form method="post" novalidate>
<p class="bank">Banco de Prueba · verificación de la compra</p>
<p>El banco quiere saber que eres tú. Normalmente mandaría un código a tu teléfono; aquí es <strong class="number">${CHALLENGE_CODE}</strong>.</p>
<div class="field"><label for="code">Código de seis cifras</label>
<input id="code" name="code" required inputmode="numeric" autocomplete="one-time-code" maxlength="6"${
    wrong ? html` aria-invalid="true" aria-describedby="code-fault"` : null
  }>
${wrong ? html`<p class="fault" id="code-fault" role="alert">Ese código no es. Al tercer error la compra se rechaza.</p>` : null}</div>
<button class="main" type="submit" data-busy="Un momento…">Confirmar la compra</button>
${subject.inFrame ? null : back(subject, 'Cancelar y volver a la tienda')}
</form>`;
}

/** @param outcome a word that the page sends to the shop if the page is in a frame */
export function ended(subject: Subject, title: string, text: string, outcome: string): Html {
  return html`<section class="ended" data-outcome="${outcome}"><h1>${title}</h1><p>${text}</p>${back(subject, 'Volver a la tienda')}</section>`;
}

function back({ returnUrl }: Subject, text: string): Html {
  return html`<a class="back" href="${returnUrl}" target="_top">${text}</a>`;
}
