import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { closed, PageQuery } from '#features/schema.ts';
import { Mail, MailList } from './mail.ts';

/** These routes exist only in a demo that stores its emails. */
const tag = 'Demostración';
const right = 'demo.mailbox';
const params = Type.Object({ id: Type.String({ maxLength: 40 }) });

export const listMails = route('GET /api/demo/mails/', {
  id: 'listMails',
  tag,
  summary: 'Mensajes que la demostración guardó en lugar de enviar',
  right,
  query: Type.Object(
    { to: Type.Optional(Type.String({ maxLength: 320, description: 'Parte de la dirección' })), ...PageQuery },
    closed,
  ),
  replies: { 200: MailList },
});

export const showMail = route('GET /api/demo/mails/:id/', {
  id: 'showMail',
  tag,
  summary: 'Un mensaje',
  right,
  params,
  replies: { 200: Mail },
  errors: ['mail_not_found'],
});

export const showMailPage = route('GET /api/demo/mails/:id/page/', {
  id: 'showMailPage',
  tag,
  summary: 'El mensaje como página',
  right,
  params,
  replies: { 200: file('text/html') },
  errors: ['mail_not_found'],
});
