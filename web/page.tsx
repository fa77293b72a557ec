import type { ComponentType } from 'react';
import { createContext, data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { Face } from './face.ts';
import type { Head } from './head/head.ts';
import { type Api, quietly } from './http/api.ts';
import { ApiError } from './http/problem.ts';

export interface PageRequest {
  params: Record<string, string | undefined>;
  url: URL;
  api: Api;
  face: Face;
  signal: AbortSignal;
}

export interface PageFacts<Data> {
  data: Data;
  params: Record<string, string | undefined>;
  url: URL;
  face: Face;
}

/** `head` must be pure, because it runs on the server and in the browser. */
export interface PageModule {
  loader?: (request: PageRequest) => Promise<unknown>;
  head: (facts: PageFacts<never>) => Head;
  Component: ComponentType;
}

export interface PageHandle {
  head: (facts: PageFacts<unknown>) => Head;
}

export const pageContext = createContext<{ api: Api; face: Face }>();

export function routeOf(module: PageModule): Pick<RouteObject, 'Component' | 'loader' | 'handle'> {
  const { loader, head, Component } = module;
  return {
    Component,
    handle: { head } as PageHandle,
    ...(loader && { loader: (args: LoaderFunctionArgs) => load(loader, args) }),
  };
}

async function load(loader: NonNullable<PageModule['loader']>, { params, request, context }: LoaderFunctionArgs) {
  const { api, face } = context.get(pageContext);
  try {
    return (
      (await loader({ params, url: new URL(request.url), api: quietly(api), face, signal: request.signal })) ?? null
    );
  } catch (error) {
    if (error instanceof ApiError) throw data(error.problem, { status: error.status || 503 });
    throw error;
  }
}

/** Loaders throw the result for a missing record. */
export function notFound(detail = 'No encontramos lo que buscas.') {
  return data({ title: 'No encontrado', status: 404, detail, code: 'not_found' }, { status: 404 });
}
