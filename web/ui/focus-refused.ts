/**
 * Focuses the first field within `root` whose text is invalid (`data-refused`), so that the form is not saved without it.
 * @returns whether there is such a field.
 */
export function focusRefused(root: ParentNode | null): boolean {
  const field = root?.querySelector<HTMLElement>('[data-refused]');
  field?.focus();
  return Boolean(field);
}
