import type { PlanDetail } from '#features/operators/contract/plan.ts';
import { CATEGORY_NAMES } from '#features/places/contract/category-names.ts';
import type { OpenState, PlaceDetail } from '#features/places/contract/place.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { moneyText } from '#server/paper/money-text.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { type Html, html } from '#server/render/plain-page.ts';

type Face = RegionNow['face'];

interface Card {
  title: string;
  kicker: string;
  picture: string;
  state: Html | null;
  summary: string;
  link: { href: string; text: string };
  by: string;
}

export function placeCard(place: PlaceDetail, face: Face, href: string): Html {
  const attributions = [...new Set(place.sources.map(({ name }) => name))];
  return card({
    title: place.name,
    kicker: [place.kindLabel || CATEGORY_NAMES[place.category].one, place.district].filter(Boolean).join(' · '),
    picture: posterUrl({ region: face.id, ...place.poster }),
    state: stateLine(place.open, place.closure !== null),
    summary: place.summary ?? '',
    link: { href, text: 'Ver horario y cómo llegar' },
    by: [face.product, attributions.length > 0 && `datos de ${attributions.join(', ')}`].filter(Boolean).join(' · '),
  });
}

export function planCard(plan: PlanDetail, face: Face, href: string): Html {
  const [first] = plan.pictures;
  const operator = plan.operator.fictional ? `${plan.operator.name} (demostración)` : plan.operator.name;
  return card({
    title: plan.title,
    kicker: `${plan.days.length > 1 ? `${plan.days.length} días` : durationText(plan.durationMinutes)} · ${operator}`,
    picture:
      first?.kind === 'poster'
        ? posterUrl({ region: face.id, ...first })
        : (first?.file ?? posterUrl({ region: face.id, ...plan.operator.poster })),
    state:
      plan.priceFrom === null
        ? null
        : html`<p class="state">${`Desde ${moneyText(plan.priceFrom, plan.currency)}`}</p>`,
    summary: plan.summary,
    link: { href, text: 'Ver fechas y precio' },
    by: face.product,
  });
}

/** The link opens outside the frame. */
const card = ({ title, kicker, picture, state, summary, link, by }: Card): Html => html`<article class="card">
<img src="${picture}" alt="">
<div class="text">
<p class="kicker">${kicker}</p>
<h1>${title}</h1>
${state}
${summary !== '' && html`<p class="summary">${summary}</p>`}
<a href="${link.href}" target="_blank" rel="noopener">${link.text}</a>
<p class="by">${by}</p>
</div>
</article>`;

function stateLine({ state, until, untilDate }: OpenState, hasClosure: boolean): Html | null {
  if (hasClosure) return html`<p class="state closed">Con un aviso de cierre</p>`;
  const today = until && !untilDate;
  if (state === 'open') return html`<p class="state open">Abierto ahora${today ? ` · cierra ${until}` : null}</p>`;
  if (state === 'closed') return html`<p class="state closed">Cerrado ahora${today ? ` · abre ${until}` : null}</p>`;
  return state === 'open_space' ? html`<p class="state open">Espacio abierto</p>` : null;
}

function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
