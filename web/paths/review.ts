export const reviewPaths = {
  account: () => '/cuenta/opiniones',
} as const;
