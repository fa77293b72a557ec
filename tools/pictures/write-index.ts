import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml, pageHtml } from './page-html.ts';
import type { Screen } from './screens.ts';
import { pictureName, THEMES, WIDTHS } from './take-pictures.ts';

export async function writeIndex(
  out: string,
  screens: readonly Screen[],
  without: Readonly<Record<string, string>>,
): Promise<void> {
  const sections = screens.map(({ page, state, as }) => {
    const names = Object.keys(WIDTHS).flatMap((width) =>
      THEMES.map((theme) => [pictureName({ page, state }, width, theme), width, theme]),
    );
    const figures = names.map(([name, width, theme]) =>
      existsSync(join(out, name!))
        ? `<figure><a href="${name}"><img src="thumbnails/${name!.replace(/png$/, 'webp')}" alt="" loading="lazy"></a><figcaption>${width} ${theme}</figcaption></figure>`
        : `<figure><figcaption>${width} ${theme}: not taken</figcaption></figure>`,
    );
    return `<h2>${escapeHtml([page, state].filter(Boolean).join(', '))}${as ? ` (${as})` : ''}</h2>\n${figures.join('\n')}`;
  });
  const reasons = Object.entries(without).map(
    ([page, reason]) => `<li>${escapeHtml(page)}: ${escapeHtml(reason)}</li>`,
  );
  const rest = reasons.length > 0 ? `<h2>Without a picture</h2><ul>${reasons.join('')}</ul>` : '';
  await writeFile(join(out, 'index.html'), pageHtml('Pictures of every screen', `${sections.join('\n')}\n${rest}`));
}
