import type { EmailBrand, EmailContent } from './email-content.ts';

type WholeEmail = Required<Pick<EmailContent, 'brand' | 'title' | 'preheader' | 'paragraphs' | 'facts' | 'why'>> & {
  action?: EmailContent['action'];
  small: string[];
};

const SANS = "'Inter', -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const SERIF = "'Fraunces', Georgia, 'Times New Roman', serif";

/**
 * Light colours are inline, and a style sheet has the dark colours. The HTML loads nothing and contains its logo, so that no
 * server learns that the email was opened.
 */
export function emailHtml({ brand, title, preheader, paragraphs, facts, action, small, why }: WholeEmail): string {
  const day = coloursOf(brand, 'brand');
  const { product, tagline, organisation, home } = brand;
  const rule = `border-top:1px solid ${day.line}`;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${plain(title)}</title>
<style>
:root{color-scheme:light dark}
@media (max-width:480px){.sheet{padding:28px 22px 26px!important}.title{font-size:25px!important}}
@media (prefers-color-scheme:dark){${nightRules(brand)}}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${day.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${plain(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<div role="article" aria-label="${plain(title)}" lang="es" style="max-width:560px;margin:0 auto;padding:28px 14px 40px;font:400 16px/1.6 ${SANS}">
<p style="margin:0;padding:0 4px 16px;font:600 18px/1.3 ${SERIF}"><a href="${plain(home)}" class="ink" style="color:${day.ink};text-decoration:none">${brand.logo ? logoImage(brand.logo) : stairs(brand)}${plain(product)}</a></p>
<div class="sheet raised" style="padding:40px 40px 34px;background:${day.raised};border:1px solid ${day.line};border-top:4px solid ${day.accent};border-radius:4px">
<h1 class="ink title" style="margin:0 0 18px;font:600 29px/1.16 ${SERIF};letter-spacing:-.01em;color:${day.ink}">${plain(title)}</h1>
${paragraphs.map((text) => `<p class="ink" style="margin:0 0 16px;color:${day.ink}">${plain(text)}</p>`).join('\n')}
${facts
  .map(
    ({ label, value, quiet }) =>
      `<p style="margin:0;padding:11px 0;${rule}" class="rule"><span class="soft" style="display:block;font-size:13px;line-height:1.4;color:${day.soft}">${plain(label)}</span><strong class="ink" style="font:${quiet ? `400 16px/1.5 ${SANS}` : `600 20px/1.35 ${SERIF}`};color:${day.ink}">${plain(value)}</strong></p>`,
  )
  .join('\n')}
${action ? button(action, day) : ''}
${small.map((text) => `<p class="soft" style="margin:14px 0 0;font-size:14px;line-height:1.55;color:${day.soft}">${plain(text)}</p>`).join('\n')}
</div>
<div class="soft" style="padding:22px 4px 0;font-size:13px;line-height:1.55;color:${day.soft}">
<p style="margin:0 0 8px">${plain(why)}</p>
<p style="margin:0"><strong class="ink" style="font-weight:600;color:${day.ink}">${plain(organisation.name)}</strong><br>${plain(organisation.address)}<br><a href="mailto:${plain(organisation.email)}" class="link" style="color:${day.link}">${plain(organisation.email)}</a></p>
<p style="margin:14px 0 0;font:italic 400 14px/1.5 ${SERIF}">${plain(tagline)}</p>
</div>
</div>
</body>
</html>
`;
}

function button({ label, url }: NonNullable<EmailContent['action']>, day: Colours): string {
  return `<p style="margin:26px 0 14px"><a href="${plain(url)}" class="button" style="display:inline-block;padding:14px 28px;background:${day.accent};border-radius:4px;font:600 16px/1.25 ${SANS};color:${day.onAccent};text-decoration:none">${plain(label)}</a></p>
<p class="soft" style="margin:0;font-size:13px;line-height:1.55;color:${day.soft}">Si el botón no abre, copia esta dirección:<br><a href="${plain(url)}" class="link" style="color:${day.link};word-break:break-all">${plain(url)}</a></p>`;
}

/** A logo is made for light paper. */
const logoImage = (logo: string): string =>
  `<img src="${plain(logo)}" alt="" height="36" style="height:36px;width:auto;margin-right:10px;padding:3px;border-radius:4px;background:#fbf4e6;vertical-align:middle">`;

function stairs({ palette }: EmailBrand): string {
  const steps = [palette['brand-ochre'], palette['brand-warm'], palette['brand-accent']];
  const drawn = steps.map(
    (colour, i) =>
      `<span style="display:inline-block;width:6px;height:${6 + i * 6}px;background:${plain(colour ?? '#888888')}"></span>`,
  );
  return `<span aria-hidden="true" style="display:inline-block;margin-right:10px;line-height:0;vertical-align:-1px">${drawn.join('')}</span>`;
}

const ROLES = {
  paper: 'paper',
  raised: 'paper-raised',
  ink: 'ink',
  soft: 'ink-soft',
  line: 'line',
  accent: 'accent',
  onAccent: 'on-accent',
  link: 'link',
} as const;
type Colours = Record<keyof typeof ROLES, string>;

function coloursOf({ palette }: EmailBrand, time: 'brand' | 'night'): Colours {
  return Object.fromEntries(
    Object.entries(ROLES).map(([role, name]) => [role, plain(palette[`${time}-${name}`] ?? 'inherit')]),
  ) as Colours;
}

function nightRules(brand: EmailBrand): string {
  const night = coloursOf(brand, 'night');
  return [
    `.ground{background:${night.paper}!important}`,
    `.raised{background:${night.raised}!important;border-color:${night.line}!important;border-top-color:${night.accent}!important}`,
    `.rule{border-color:${night.line}!important}`,
    `.ink{color:${night.ink}!important}`,
    `.soft{color:${night.soft}!important}`,
    `.link{color:${night.link}!important}`,
    `.button{background:${night.accent}!important;color:${night.onAccent}!important}`,
  ].join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function plain(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
