import { SignInScreen } from './entry/sign-in-screen.tsx';

export const head = () => ({ title: 'Entrar', secret: true });

export const Component = SignInScreen;
