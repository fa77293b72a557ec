/** Focuses the first invalid field. */
export function focusInvalid(root: ParentNode | null): void {
  const invalid = root?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field = invalid?.matches('input, select, textarea, button') ? invalid : invalid?.querySelector('input, button');
  if (field instanceof HTMLElement) field.focus();
}
