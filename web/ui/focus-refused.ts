/**
 * Focuses the first field whose text cannot be read (`data-refused`), also inside a closed disclosure. Forms call this
 * function before saving.
 * @returns `true` if there is such a field.
 */
export function focusRefused(root: ParentNode | null): boolean {
  const field = root?.querySelector<HTMLElement>('[data-refused]');
  for (let box = field?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true;
  field?.focus();
  return Boolean(field);
}
