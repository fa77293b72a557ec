/**
 * Focuses the first field within `root` that holds typed text which could not be understood (`data-refused`), so that nothing is saved without it.
 * @returns whether there is such a field.
 */
export function focusRefused(root: ParentNode | null): boolean {
  const field = root?.querySelector<HTMLElement>('[data-refused]');
  field?.focus();
  return Boolean(field);
}
