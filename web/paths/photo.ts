export const photoPaths = {
  account: () => '/cuenta/fotos',
} as const;
