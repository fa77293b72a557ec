import type { BrowserContext } from '@playwright/test';

/** Pastes into a blank page, because the site's permissions policy forbids reading the clipboard. */
export async function clipboardText(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<textarea aria-label="paste here"></textarea>');
  const field = page.getByLabel('paste here');
  await field.focus();
  await page.keyboard.press('Control+V');
  const text = await field.inputValue();
  await page.close();
  return text;
}
