export const linkTo = (slug: string) => `/lugares/${slug}`;
