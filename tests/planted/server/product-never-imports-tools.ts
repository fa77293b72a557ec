import { lathe } from '#tools/lathe.ts';
export const turned = lathe;
