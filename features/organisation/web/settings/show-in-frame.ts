import type { Front } from '#web/face.ts';

export interface HomeDraft {
  headline: readonly string[];
  /** Null keeps the sentence of the saved page. */
  sentence: string | null;
  /** Null shows the posters. */
  front: Front | null;
  posters: { day: string; night: string };
}

const saved = new WeakMap<Document, HTMLElement>();

/** Applies a draft to the document of the preview frame, which runs no scripts. */
export function showInFrame(page: Document, { headline, sentence, front, posters }: HomeDraft): void {
  page.body.style.pointerEvents = 'none';
  const shown = page.querySelector('h1')?.closest('section');
  if (!shown) return;
  // Each draft begins with the saved page, because an earlier draft may have changed other parts.
  const original = saved.get(page) ?? (shown.cloneNode(true) as HTMLElement);
  saved.set(page, original);
  const hero = original.cloneNode(true) as HTMLElement;
  const title = hero.querySelector('h1');
  title?.replaceChildren(...headline.map((line) => headlineOf(page, line)));
  const lead = title?.nextElementSibling;
  if (sentence !== null && lead?.tagName === 'P') lead.textContent = sentence;
  showPicture(page, hero, front, posters);
  shown.replaceWith(hero);
}

/** The part between asterisks is in italics. */
function headlineOf(page: Document, line: string): HTMLElement {
  const [before = '', italic, after = ''] = line.split('*');
  const shown = page.createElement('span');
  shown.append(before);
  if (italic) shown.append(Object.assign(page.createElement('em'), { textContent: italic }), after);
  return shown;
}

function showPicture(page: Document, hero: HTMLElement, front: Front | null, posters: HomeDraft['posters']): void {
  const art = hero.querySelector('img')?.className.replace(/\bby-(day|night)\b/g, '') ?? '';
  for (const old of hero.querySelectorAll(':scope > img, :scope > picture, :scope > small')) old.remove();
  const image = (src: string, more = '') =>
    Object.assign(page.createElement('img'), { className: `${art} ${more}`, src, alt: '' });
  delete hero.dataset.photo;
  if (!front) {
    hero.prepend(image(posters.day, 'by-day'), image(posters.night, 'by-night'));
    return;
  }
  hero.dataset.photo = front.ink;
  for (const [name, value] of Object.entries(front.style)) hero.style.setProperty(name, value);
  const picture = page.createElement('picture');
  for (const { media, type, srcSet: srcset, sizes } of front.sources)
    picture.append(Object.assign(page.createElement('source'), { media, type, srcset, sizes }));
  picture.append(image(front.image.src), Object.assign(page.createElement('small'), { textContent: front.credit }));
  hero.prepend(picture);
}
