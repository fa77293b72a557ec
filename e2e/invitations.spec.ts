import { type Browser, expect, type Page, test } from '@playwright/test';
import { inviteStaff, withdrawStaffInvitation } from '../features/backoffice/contract/routes.ts';
import {
  inviteOperatorMember,
  listOperatorMemberships,
  removeOperatorMember,
  showOperatorTeam,
} from '../features/operators/contract/operator-routes.ts';
import { pathOf } from '../features/route.ts';
import { bearerOf, demoPerson, signedIn } from './demo-people.ts';
import { mailTo } from './quoting.ts';

const LINK = /https?:\/\/[^\s"<>]+invitacion[^\s"<>]*#[\w-]{43}/;

async function linkTo(page: Page, email: string, subject: RegExp): Promise<string> {
  const { text } = await mailTo(page.request, email, subject);
  return LINK.exec(text)![0];
}

async function firstOperator(browser: Browser): Promise<string> {
  const owner = await signedIn(browser, 'operadora');
  const answer = await owner.request.get(listOperatorMemberships.path, {
    headers: await bearerOf(browser, 'operadora'),
  });
  const { items } = await answer.json();
  await owner.close();
  return items[0].id;
}

test('only the invited account can accept an invitation, and a signed-out visitor is asked to sign in', async ({
  page,
  browser,
}) => {
  const operatorId = await firstOperator(browser);
  const headers = await bearerOf(browser, 'operadora');
  const { email } = await demoPerson('viajera');
  const invited = await page.request.post(pathOf(inviteOperatorMember, { params: { operatorId } }), {
    headers,
    data: { email, role: 'guide' },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  const link = await linkTo(page, email, /invita|equipo/i);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: /te espera$/ })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar y aceptar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crear mi cuenta' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  const other = await signedIn(browser, 'moderacion');
  const wrong = await other.newPage();
  await wrong.goto(link);
  await wrong.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(wrong.getByRole('link', { name: 'Entrar con otra cuenta' })).toBeVisible();
  await other.close();

  const theirs = await signedIn(browser, 'viajera');
  const right = await theirs.newPage();
  await right.goto(link);
  await right.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(right).toHaveURL(new RegExp(`/operador/${operatorId}`));
  await expect(right.getByText(/Ya estás en el equipo/)).toBeVisible();
  await theirs.close();

  const team = await (await page.request.get(pathOf(showOperatorTeam, { params: { operatorId } }), { headers })).json();
  const member = team.items.find((it: { email: string }) => it.email === email);
  const params = { operatorId, accountId: member.accountId };
  const gone = await page.request.delete(pathOf(removeOperatorMember, { params }), { headers });
  expect(gone.ok(), await gone.text()).toBe(true);
});

test('a staff invitation that was withdrawn can no longer be accepted', async ({ page, browser }) => {
  const headers = await bearerOf(browser, 'administracion');
  const email = `nueva-${Date.now().toString(36)}@example.org`;
  const invited = await page.request.post(pathOf(inviteStaff), {
    headers,
    data: { email, role: 'moderator' },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  const link = await linkTo(page, email, /invita|equipo/i);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: /^El equipo de .* te espera$/ })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  const { invitations } = await invited.json();
  const { id } = invitations.find((it: { email: string }) => it.email === email);
  const withdrawn = await page.request.delete(pathOf(withdrawStaffInvitation, { params: { id } }), { headers });
  expect(withdrawn.ok(), await withdrawn.text()).toBe(true);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
});
