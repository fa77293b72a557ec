import { Type } from 'typebox';
import type { App } from '#server/platform.ts';
import type { Ledger } from './ledger.ts';
import { amountText, type Html, html, layout, pagePolicy } from './page.ts';
import { type Payment, Refused, refunded } from './payment.ts';
import { asOf, dispute } from './payment-machine.ts';
import type { Till } from './till.ts';

const NEWEST = 50;
const STATES: Readonly<Record<Payment['state'], string>> = {
  created: 'sin pagar',
  requires_action: 'espera al banco',
  authorized: 'autorizado',
  captured: 'cobrado',
  declined: 'rechazado',
  voided: 'anulado',
  disputed: 'en contracargo',
  dispute_won: 'contracargo ganado',
  dispute_lost: 'contracargo perdido',
};
const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });
const Form = Type.Object({ step: Type.Enum(['opened', 'won', 'lost']) });

export function servePanel(app: App, { ledger, till, now }: { ledger: Ledger; till: Till; now: () => Date }): void {
  app.get('/', async (_request, reply) => reply.redirect('/panel', 303));
  app.get('/panel', async (_request, reply) => {
    const at = now();
    const payments = (await ledger.listPayments(NEWEST)).map((payment) => asOf(payment, at));
    const rows = payments.map((payment) => row(payment, at));
    const list = rows.length
      ? html`<div class="wide" tabindex="0" role="region" aria-label="Pagos"><table><thead><tr><th scope="col">Pago</th><th scope="col">Importe</th><th scope="col">Estado</th><th scope="col">Tarjeta</th><th scope="col">El banco</th></tr></thead><tbody>${rows}</tbody></table></div>`
      : html`<p>Todavía no hay pagos.</p>`;
    return reply
      .headers({
        'content-security-policy': pagePolicy({ returnUrl: 'http://localhost', inFrame: false }),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(layout('Pagos', null, html`<main class="panel"><h1>Últimos pagos</h1>${list}</main>`));
  });

  app.post('/panel/:id', { schema: { params: Id, body: Form } }, async (request, reply) => {
    const from = request.headers['sec-fetch-site'];
    if (from && from !== 'same-origin')
      throw new Refused(403, 'foreign_page', 'Only the panel itself may ask for this.');
    await till.act(request.params.id, (payment, at) => dispute(payment, request.body.step, at));
    return reply.redirect('/panel', 303);
  });
}

function row(payment: Payment, now: Date): Html {
  const { id, description, amount, captured, currency, state, card } = payment;
  const back = refunded(payment, now);
  return html`<tr><td>${description}<br><span class="says">${id}</span></td>
<td class="number">${amountText(captured || amount, currency)}${back ? html`<br><span class="says">devuelto ${amountText(back, currency)}</span>` : null}</td>
<td>${STATES[state]}</td><td class="mask">${card ? `${card.brand} •••• ${card.last4}` : '—'}</td><td>${buttons(id, state)}</td></tr>`;
}

function buttons(id: string, state: Payment['state']): Html | null {
  const button = (step: string, text: string) =>
    html`<form method="post" action="/panel/${id}"><button name="step" value="${step}">${text}</button></form>`;
  if (state === 'captured') return button('opened', 'Abrir un contracargo');
  if (state !== 'disputed') return null;
  return html`${button('won', 'Gana la tienda')}${button('lost', 'Gana la persona')}`;
}
