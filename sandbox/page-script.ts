/**
 * The content security policy contains the hash of this script. In a frame, the script posts `{ source, outcome?,
 * height }` to the shop.
 */
export const PAGE_SCRIPT = `(() => {
  'use strict';
  const number = document.getElementById('number');
  const expiry = document.getElementById('expiry');
  const group = (digits) => (/^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : digits.slice(0, 19).match(/\\d{1,4}/g) || []).filter(Boolean).join(' ');
  const keepCaret = (field, format) => {
    const before = field.value.slice(0, field.selectionStart).replace(/\\D/g, '').length;
    field.value = format(field.value.replace(/\\D/g, ''));
    let caret = 0;
    for (let seen = 0; seen < before && caret < field.value.length; caret += 1) if (/\\d/.test(field.value[caret])) seen += 1;
    field.setSelectionRange(caret, caret);
  };
  number?.addEventListener('input', () => keepCaret(number, group));
  expiry?.addEventListener('input', (event) => {
    const digits = expiry.value.replace(/\\D/g, '').slice(0, 4);
    const growing = !String(event.inputType).startsWith('delete');
    expiry.value = digits.length > 2 || (digits.length === 2 && growing) ? digits.slice(0, 2) + '/' + digits.slice(2) : digits;
  });
  for (const card of document.querySelectorAll('[data-card]')) card.addEventListener('click', () => {
    number.value = card.dataset.card;
    if (!expiry.value) expiry.value = '12/' + String((new Date().getFullYear() + 2) % 100).padStart(2, '0');
    document.getElementById('cvc').value = card.dataset.card.startsWith('3') ? '1234' : '123';
    const name = document.getElementById('name');
    if (!name.value) name.value = 'Persona de Prueba';
    document.querySelector('button.main').focus();
  });
  if (number && matchMedia('(max-width: 899px)').matches) document.querySelector('details.cards').open = false;
  document.querySelector('[aria-invalid]')?.focus();
  for (const form of document.forms) form.addEventListener('submit', (event) => {
    const button = form.querySelector('button.main');
    if (!button) return;
    if (button.getAttribute('aria-disabled')) return event.preventDefault();
    button.setAttribute('aria-disabled', 'true');
    button.textContent = button.dataset.busy;
  });
  addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
  const shop = document.body.dataset.shop;
  if (shop && parent !== window) {
    const outcome = document.querySelector('[data-outcome]')?.dataset.outcome;
    const announce = () => parent.postMessage({ source: 'sandbox-cards', outcome, height: Math.ceil(document.body.getBoundingClientRect().height) }, shop);
    new ResizeObserver(announce).observe(document.body);
    announce();
  }
})();`;
