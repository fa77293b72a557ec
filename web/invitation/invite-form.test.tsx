import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { InvitePlaceMember, PLACE_ROLE_WORDS } from '#features/owners/contract/team.ts';
import { show, type } from '#tests/show.tsx';
import { ApiError } from '#web/http/problem.ts';
import { InviteForm } from './invite-form.tsx';

test('a refused invitation keeps the address, and an accepted one clears it and keeps the role', async () => {
  const refusal = { title: 'Ya está', status: 409, code: 'place_member_already', detail: 'Ya está en el equipo.' };
  const invite = vi.fn().mockRejectedValueOnce(new ApiError(refusal)).mockResolvedValueOnce({});
  const { place } = await show(
    <InviteForm
      roles={['owner', 'editor']}
      roleWords={PLACE_ROLE_WORDS}
      initial="owner"
      schema={async () => InvitePlaceMember}
      invite={invite}
    />,
  );
  const field = place.querySelector<HTMLInputElement>('input[name=email]')!;
  const role = place.querySelector('select')!;
  const send = () =>
    act(async () => {
      place.querySelector('form')!.requestSubmit();
      await vi.dynamicImportSettled();
    });
  await act(async () => {
    role.value = 'editor';
    role.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(place.textContent).toContain(PLACE_ROLE_WORDS.editor.may);

  await type(field, 'rosa');
  await send();
  await vi.waitFor(() => expect(place.textContent).toContain('Escribe un correo completo'));
  expect(invite).not.toHaveBeenCalled();

  await type(field, ' rosa@ejemplo.pe ');
  await send();
  await vi.waitFor(() => expect(place.textContent).toContain('Ya está en el equipo.'));
  expect(field.value).toContain('rosa@ejemplo.pe');

  await send();
  await vi.waitFor(() => expect(field.value).toBe(''));
  expect(invite.mock.lastCall?.[0]).toEqual({ email: 'rosa@ejemplo.pe', role: 'editor' });
  expect(role.value).toBe('editor');
});
