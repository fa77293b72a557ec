import type { ErrorText } from '#server/errors.ts';
import type { Face } from '#web/face.ts';
import { escapeHtml } from '#web/head/render-head.ts';
import type { ApiDocument, Operation } from './describe-api.ts';

interface DocsParts {
  document: ApiDocument;
  errors: Record<string, ErrorText>;
  css: string;
  face: Face;
}

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

type Schema = Record<string, unknown>;

const CLASSES = {
  public: {
    name: 'Pública',
    text: 'Lleva el token de la aplicación. Identifica al programa y no abre los datos de nadie.',
  },
  open: { name: 'Abierta', text: 'No pide token. Lo que crea se abre con su propio secreto, en una cabecera.' },
  private: { name: 'Privada', text: 'Lleva el token de la persona que inició sesión.' },
};
const DEPTH = 3;

export function docsPage({ document, errors, css, face }: DocsParts): string {
  const groups = byTag(document);
  return `<!doctype html>
<html lang="es" data-region="${escapeHtml(face.id)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${escapeHtml(face.product)} – Plataforma turística</title>
<meta name="description" content="Cada dirección de la API de ${escapeHtml(face.product)}: qué pide, qué responde y cómo falla.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${css}</style>
</head>
<body>
<a class="skip" href="#contenido">Saltar al contenido</a>
<header class="top"><p><a href="/">${escapeHtml(face.product)}</a></p><p><a href="/api/openapi.json">openapi.json</a></p></header>
<div class="sheet">
<nav aria-label="Secciones"><ol>
<li><a href="#empezar">Para empezar</a></li>
${groups.map(([tag]) => `<li><a href="#${anchor(tag)}">${escapeHtml(tag)}</a></li>`).join('\n')}
<li><a href="#errores">Errores</a></li>
</ol></nav>
<main id="contenido">
<h1>Una API para viajar por ${escapeHtml(face.region)}</h1>
<p class="lead">Es la misma que usan las pantallas de este sitio. Responde JSON; los textos para personas vienen en español.</p>
${introduction(groups)}
${groups.map(([tag, entries]) => group(tag, entries)).join('\n')}
${errorTable(errors)}
</main>
</div>
</body>
</html>
`;
}

function byTag(document: ApiDocument): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item?.[method] as Operation | undefined;
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? 'Otras';
      groups.set(tag, [...(groups.get(tag) ?? []), { method, path, operation }]);
    }
  }
  return [...groups];
}

function introduction(groups: [string, Entry[]][]): string {
  const counts = groups.flatMap(([, entries]) => entries).map(({ operation }) => operation['x-class'] ?? 'open');
  const used = (Object.keys(CLASSES) as (keyof typeof CLASSES)[]).filter((name) => counts.includes(name));
  return `<section id="empezar" aria-labelledby="empezar-t">
<h2 id="empezar-t">Para empezar</h2>
<dl class="classes">${used.map((name) => `<div><dt>${chip(name)}</dt><dd>${CLASSES[name].text}</dd></div>`).join('')}</dl>
<pre tabindex="0"><code>curl -H 'Authorization: Bearer TOKEN_DE_LA_APLICACIÓN' \\
  '…/api/companies/?q=huaca&amp;openAt=now&amp;limit=5'</code></pre>
<ul class="notes">
<li>Las colecciones terminan en <code>/</code>; sin ella se responde una redirección 308.</li>
<li>Las listas van por páginas: <code>next</code> de una página es el <code>cursor</code> de la siguiente.</li>
<li>Coordenadas en grados WGS 84 (longitud, latitud); distancias en metros; duraciones en minutos; dinero en unidades menores con su moneda.</li>
</ul>
</section>`;
}

function group(tag: string, entries: Entry[]): string {
  const id = anchor(tag);
  return `<section id="${id}" aria-labelledby="${id}-t"><h2 id="${id}-t">${escapeHtml(tag)}</h2>${entries.map(operationHtml).join('')}</section>`;
}

function operationHtml({ method, path, operation }: Entry): string {
  const parameters = (operation.parameters ?? []) as {
    name: string;
    in: string;
    required?: boolean;
    schema?: Schema;
    description?: string;
  }[];
  const body = (operation.requestBody as { content?: Record<string, { schema?: Schema }> } | undefined)?.content;
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
  const rows = parameters.map(({ name, in: where, required, schema = {}, description }) =>
    row(
      name,
      `${typeOf(schema)}${required ? '' : ', opcional'}`,
      String(description ?? schema.description ?? ''),
      PLACES[where],
    ),
  );
  return `<article>
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code> ${chip(operation['x-class'] ?? 'open')}</h3>
${operation.summary ? `<p>${escapeHtml(operation.summary)}</p>` : ''}
${rows.length > 0 ? table('Parámetros', rows) : ''}
${Object.values(body ?? {})
  .map(({ schema }) => details('Lo que se envía', fields(schema ?? {})))
  .join('')}
${answers.map(([status, answer]) => answerHtml(status, answer as { description?: string; content?: Record<string, { schema?: Schema }> })).join('')}
</article>`;
}

const PLACES: Record<string, string> = { path: 'ruta', query: 'consulta', header: 'cabecera' };

function answerHtml(status: string, { content }: { content?: Record<string, { schema?: Schema }> }): string {
  return Object.values(content ?? {})
    .map(({ schema }) => details(`Respuesta ${status}`, fields(schema ?? {})))
    .join('');
}

function details(title: string, rows: string[]): string {
  return rows.length === 0 ? '' : `<details><summary>${title}</summary>${table(title, rows)}</details>`;
}

function table(title: string, rows: string[]): string {
  return `<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><caption class="sr">${title}</caption><tbody>${rows.join('')}</tbody></table></div>`;
}

function row(name: string, type: string, description: string, where?: string): string {
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(type)}${where ? ` <small>(${where})</small>` : ''}</td><td>${escapeHtml(description)}</td></tr>`;
}

function fields(schema: Schema, prefix = '', depth = 0): string[] {
  const members = schema.properties as Record<string, Schema> | undefined;
  if (!members) return prefix ? [] : unionMembers(schema).flatMap((one) => fields(one, '', depth));
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries(members).flatMap(([name, member]) => {
    const full = prefix + name;
    const own = row(
      full,
      `${typeOf(member)}${required.has(name) ? '' : ', opcional'}`,
      String(member.description ?? ''),
    );
    if (depth + 1 >= DEPTH) return [own];
    const inner = [member, ...unionMembers(member)].find(
      ({ properties, items }) => properties || (items as Schema | undefined)?.properties,
    );
    const below = inner?.properties
      ? fields(inner, `${full}.`, depth + 1)
      : inner
        ? fields(inner.items as Schema, `${full}[].`, depth + 1)
        : [];
    return [own, ...below];
  });
}

function unionMembers({ anyOf }: Schema): Schema[] {
  return Array.isArray(anyOf) ? (anyOf as Schema[]) : [];
}

const TYPES: Record<string, string> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'sí o no',
  object: 'objeto',
  null: 'nulo',
};

function typeOf(schema: Schema): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.prefixItems)
    return `[${(schema.prefixItems as Schema[]).map((one) => String(one.description ?? typeOf(one))).join(', ')}]`;
  if (schema.type === 'array') return `lista de ${typeOf((schema.items as Schema | undefined) ?? {})}`;
  const union = unionMembers(schema);
  if (union.length > 0) return [...new Set(union.map(typeOf))].join(' o ');
  const limits = [schema.minimum, schema.maximum].some((limit) => limit !== undefined)
    ? ` ${schema.minimum ?? '…'}–${schema.maximum ?? '…'}`
    : '';
  return `${TYPES[String(schema.type)] ?? 'cualquier valor'}${limits}${schema.format ? ` (${schema.format})` : ''}`;
}

function errorTable(errors: Record<string, ErrorText>): string {
  const rows = Object.entries(errors)
    .sort(([, a], [, b]) => a.status - b.status)
    .map(
      ([code, { status, title, detail }]) =>
        `<tr id="error-${code}"><td>${status}</td><th scope="row"><code>${code}</code></th><td><b>${escapeHtml(title)}</b> ${escapeHtml(detail)}</td></tr>`,
    );
  return `<section id="errores" aria-labelledby="errores-t"><h2 id="errores-t">Errores</h2>
<p>Todo fallo responde <code>application/problem+json</code> (RFC 9457). <code>code</code> no cambia; <code>detail</code> se puede mostrar a la persona; <code>issues</code> señala cada campo.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Códigos de error"><table class="errors"><tbody>${rows.join('')}</tbody></table></div></section>`;
}

function chip(name: keyof typeof CLASSES): string {
  return `<span class="chip ${name}">${CLASSES[name].name}</span>`;
}

function anchor(tag: string): string {
  return tag
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
