import { type AppConfig, appConfig } from '@/lib/app-config';
import type { CALLS, Method } from './calls';
import type { APPLICATION_SERVICES } from './hall-calls';

declare const methodOf: unique symbol;

/** The path of a call and, for the compiler, its method: the client takes nothing else, so that no call stands outside the table. */
export type Path<M extends Method> = string & { readonly [methodOf]: M };

type Table = Omit<typeof CALLS, 'hall'> & { hall: HallCalls };
type HallCalls = typeof CALLS.hall & Record<`${ApplicationService}/${'judge' | 'save'}`, 'POST'>;

/** A service that takes applications in. */
export type ApplicationService = (typeof APPLICATION_SERVICES)[number];

export const auth = pathsOf('auth');
export const hall = pathsOf('hall');
export const archive = pathsOf('archive');
export const core = pathsOf('core');
export const corePublic = pathsOf('corePublic');
export const putil = pathsOf('putil');

/** An address that was checked to be one of our own service (pages/public/preview/own-address.ts); it is read, nothing else. */
export function checkedAddress(path: string): Path<'GET'> {
  return path as Path<'GET'>; // files name their address, no table does
}

/** Where the calls of a service begin: /api and the prefix that config.json gives it. */
export function serviceRoot(service: keyof AppConfig['services']): string {
  return `/api/${appConfig().services[service]}/`;
}

function pathsOf<S extends keyof Table>(service: S) {
  return <N extends keyof Table[S] & string>(name: N) =>
    (serviceRoot(service) + name) as Path<Extract<Table[S][N], Method>>; // the table says the method
}
