/** API paths of the demo's mailbox; they exist only where the demo stores its emails. */
export const mailboxRoutes = {
  list: '/api/demo/mails/',
  detail: '/api/demo/mails/:id/',
  page: '/api/demo/mails/:id/page/',
} as const;

/** URL of the HTML of one email. */
export const mailPageUrl = (id: string): string => mailboxRoutes.page.replace(':id', encodeURIComponent(id));
