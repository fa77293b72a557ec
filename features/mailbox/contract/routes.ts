/** Paths of the demo's mailbox; they exist only where the demo keeps its mails. */
export const mailboxRoutes = {
  list: '/api/demo/mails/',
  detail: '/api/demo/mails/:id/',
  page: '/api/demo/mails/:id/page/',
} as const;

/** Where a browser finds the HTML of one mail. */
export const mailPageUrl = (id: string): string => mailboxRoutes.page.replace(':id', encodeURIComponent(id));
